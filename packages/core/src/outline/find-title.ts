import { bodyHeightOf, type PlacedLine } from '#outline/page-lines.ts';

/** Pages among which the title stands. */
const FRONT_PAGES = 2;
const MAX_LENGTH = 160;
const MAX_LINES = 4;
/** Labels that title pages print larger than the title. */
const NO_TITLE = /^(?:united states|securities and exchange commission|table of contents|contents)$/iu;

export interface FoundTitle {
  readonly text: string;
  readonly page: number;
}

/** The title of a document: the lines in the largest type on its first pages, if they are larger than its text. */
export function findTitle(pages: readonly (readonly PlacedLine[])[]): FoundTitle | undefined {
  const body = bodyHeightOf(pages.flat());
  for (const lines of pages.slice(0, FRONT_PAGES)) {
    const worded = lines.filter(
      ({ text }) => /\p{L}{3}|\p{Lo}{2}/u.test(text) && !NO_TITLE.test(text.trim()),
    );
    const tallest = worded.reduce<PlacedLine | undefined>(
      (best, line) => (best && best.height >= line.height ? best : line),
      undefined,
    );
    if (!tallest || tallest.height < 1.1 * body) continue;
    const first = lines.findIndex(
      ({ height, text }) =>
        Math.abs(height - tallest.height) < 0.08 * height && worded.some((line) => line.text === text),
    );
    const group: PlacedLine[] = [];
    for (const line of lines.slice(first, first + MAX_LINES)) {
      const before = group.at(-1);
      if (Math.abs(line.height - tallest.height) > 0.08 * tallest.height) break;
      if (before && line.top - before.bottom > 1.5 * line.height) break;
      group.push(line);
    }
    const text = group
      .map((line) => line.text)
      .join(' ')
      .replace(/\s+/gu, ' ')
      .trim();
    if (text !== '' && text.length <= MAX_LENGTH) return { text, page: tallest.page };
  }
  return undefined;
}
