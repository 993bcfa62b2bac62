import { BOX_SCALE, type Page } from '#document/document.ts';
import { medianOf } from '#structure/median.ts';
import type { PlacedLine } from '#structure/placed-line.ts';

/** Words of running text from which widths are learned, and times that they are gone through. */
const MAX_WORDS = 6_000;
const ROUNDS = 4;
const RATE = 0.5;

/**
 * Gives each line of a page, one for one, the width of its words against that of running text: the boxes of bold type are
 * some percent wider.
 */
export function weighLines<L extends PlacedLine>(
  lines: readonly L[],
  page: Page,
  widths: ReadonlyMap<string, number>,
): L[] {
  return lines.map((line, at) => {
    const { text, words } = page.lines[at] ?? { text: '', words: [] };
    let actual = 0;
    let expected = 0;
    for (const word of words) {
      const width = expectedWidth(text.slice(word.start, word.end), widths);
      if (width === null) continue;
      actual += ((word.box[2] - word.box[0]) * page.width) / BOX_SCALE / line.height;
      expected += width;
    }
    return expected > 2 ? { ...line, weight: actual / expected } : line;
  });
}

function expectedWidth(text: string, widths: ReadonlyMap<string, number>): number | null {
  let sum = 0;
  for (const character of text) {
    const width = widths.get(character);
    if (width === undefined) return null;
    sum += width;
  }
  return sum;
}

/** How wide each character is in running text, in heights of its line: fitted to the widths of words. */
export function learnWidths(
  pages: readonly { readonly page: Page; readonly lines: readonly PlacedLine[] }[],
  bodyHeight: number,
): Map<string, number> {
  const samples: { readonly characters: string[]; readonly width: number }[] = [];
  for (const { page, lines } of pages) {
    const byStart = new Map(lines.map((line) => [line.start, line]));
    let start = 0;
    for (const { text, words } of page.lines) {
      const line = byStart.get(start);
      start += text.length + 1;
      if (!line || Math.abs(line.height - bodyHeight) > 0.04 * bodyHeight || text.length < 40) continue;
      for (const word of words) {
        const width = ((word.box[2] - word.box[0]) * page.width) / BOX_SCALE / line.height;
        const characters = Array.from(text.slice(word.start, word.end));
        if (characters.length > 0 && width > 0) samples.push({ characters, width });
      }
    }
    if (samples.length > MAX_WORDS) break;
  }
  const each = medianOf(samples.map(({ characters, width }) => width / characters.length));
  const widths = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++)
    for (const { characters, width } of samples) {
      let sum = 0;
      for (const character of characters) sum += widths.get(character) ?? each;
      const share = (RATE * (width - sum)) / characters.length / (round + 1);
      for (const character of characters) widths.set(character, (widths.get(character) ?? each) + share);
    }
  return widths;
}
