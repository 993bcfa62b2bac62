import { BOX_SCALE, type Page } from '#document/document.ts';
import { medianOf } from '#structure/median.ts';
import type { PlacedLine } from '#structure/placed-line.ts';
import type { TextRange } from '#text/text-range.ts';

/** Words of running text from which widths are learned, and times that they are gone through. */
const MAX_WORDS = 6_000;
const ROUNDS = 4;
const RATE = 0.5;

/** How wide characters are in running text, by UTF-16 unit, in heights of their line; 0 for those that are not known. */
export type CharacterWidths = Float64Array;
/** Of which none is known. */
export const NO_WIDTHS: CharacterWidths = new Float64Array(0);
const UNITS = 0x10000;

/**
 * Gives each line of a page, one for one, the width of its words against that of running text: the boxes of bold type are
 * some percent wider.
 */
export function scoreLines<L extends PlacedLine>(
  lines: readonly L[],
  page: Page,
  widths: CharacterWidths,
): L[] {
  return lines.map((line, at) => {
    const { text, words } = page.lines[at] ?? { text: '', words: [] };
    let actual = 0;
    let expected = 0;
    for (const word of words) {
      const width = expectedWidth(text, word, widths);
      if (width === null) continue;
      actual += ((word.box[2] - word.box[0]) * page.width) / BOX_SCALE / line.height;
      expected += width;
    }
    return expected > 2 ? { ...line, weight: actual / expected } : line;
  });
}

/** Of a part of a text; null where it has a character whose width is not known. */
function expectedWidth(text: string, { start, end }: TextRange, widths: CharacterWidths): number | null {
  let sum = 0;
  for (let at = start; at < end; at++) {
    const width = widths[text.charCodeAt(at)] ?? 0;
    if (width === 0) return null;
    sum += width;
  }
  return sum;
}

/** How wide each character is in running text: fitted to the widths of words. */
export function learnWidths(
  pages: readonly { readonly page: Page; readonly lines: readonly PlacedLine[] }[],
  bodyHeight: number,
): CharacterWidths {
  const samples: { readonly characters: Uint16Array; readonly width: number }[] = [];
  for (const { page, lines } of pages) {
    const byStart = new Map(lines.map((line) => [line.start, line]));
    let start = 0;
    for (const { text, words } of page.lines) {
      const line = byStart.get(start);
      start += text.length + 1;
      if (!line || Math.abs(line.height - bodyHeight) > 0.04 * bodyHeight || text.length < 40) continue;
      for (const word of words) {
        const width = ((word.box[2] - word.box[0]) * page.width) / BOX_SCALE / line.height;
        const characters = Uint16Array.from({ length: word.end - word.start }, (_, at) =>
          text.charCodeAt(word.start + at),
        );
        if (characters.length > 0 && width > 0) samples.push({ characters, width });
      }
    }
    if (samples.length > MAX_WORDS) break;
  }
  const each = medianOf(samples.map(({ characters, width }) => width / characters.length));
  const widths = new Float64Array(UNITS);
  for (const { characters } of samples) for (const character of characters) widths[character] = each;
  for (let round = 0; round < ROUNDS; round++)
    for (const { characters, width } of samples) {
      let sum = 0;
      for (const character of characters) sum += widths[character] ?? 0;
      const share = (RATE * (width - sum)) / characters.length / (round + 1);
      for (const character of characters) widths[character] = (widths[character] ?? 0) + share;
    }
  return widths;
}
