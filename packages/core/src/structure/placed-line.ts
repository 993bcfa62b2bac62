import { BOX_SCALE, type Line, type Page } from '#document/document.ts';
import { medianOf } from '#structure/median.ts';

/** A line with what its look tells: in points, from the top left of its page as displayed. */
export interface PlacedLine {
  readonly text: string;
  readonly page: number;
  /** In the text of the page. */
  readonly start: number;
  readonly end: number;
  /** Of its letters: the nearest to a size of type that boxes tell. */
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Of the widths of its words to those that the same characters have in running text; above 1 in bold type. */
  readonly weight: number;
}

/** The lines of a page that have a place on it, from the top as they are read. */
export function placeLines(page: Page): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let start = 0;
  for (const line of page.lines) {
    if (line.words.length > 0 && !isTurned(line, page)) lines.push(placeLine(line, start, page));
    start += line.text.length + 1;
  }
  return lines;
}

/** Reads downwards or upwards: most of its longer words are higher than wide. */
export function isTurned({ words }: Line, { width, height }: Page): boolean {
  let [long, tall] = [0, 0];
  for (const { start, end, box } of words) {
    if (end - start <= 3) continue;
    long++;
    if ((box[3] - box[1]) * height > (box[2] - box[0]) * width) tall++;
  }
  return tall > 0.5 * long;
}

/** A line with words, at its offset in the text of its page. */
export function placeLine(
  { text, words }: Line,
  start: number,
  { number, width, height }: Pick<Page, 'number' | 'width' | 'height'>,
): PlacedLine {
  let [left, top, right, bottom] = words[0]?.box ?? [0, 0, 0, 0];
  const heights = words.map(({ box }) => {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
    return box[3] - box[1];
  });
  const [across, down] = [width / BOX_SCALE, height / BOX_SCALE];
  return {
    text,
    page: number,
    start,
    end: start + text.length,
    height: (medianOf(heights) * height) / BOX_SCALE,
    top: top * down,
    bottom: bottom * down,
    left: left * across,
    right: right * across,
    weight: 1,
  };
}

/** The height of most characters of running text. */
export function bodyHeightOf(lines: readonly PlacedLine[]): number {
  const characters = new Map<number, number>();
  for (const { height, text } of lines) {
    const step = Math.round(height * 2);
    characters.set(step, (characters.get(step) ?? 0) + text.length);
  }
  let best = 0;
  let most = 0;
  for (const [step] of characters) {
    // Half a point apart is the same type, whose boxes were rounded.
    const near =
      (characters.get(step) ?? 0) + 0.5 * ((characters.get(step - 1) ?? 0) + (characters.get(step + 1) ?? 0));
    if (near > most) [best, most] = [step, near];
  }
  return best / 2;
}
