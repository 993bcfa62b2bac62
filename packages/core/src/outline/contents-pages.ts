import type { PlacedLine } from '#outline/page-lines.ts';
import { readNumber } from '#outline/numbering.ts';

/** A line of a table of contents: words, then dots or a wide gap, then a page. */
const ENTRY = /^(.*\p{L}.*?)(?:[\s.·…_]{3,}|\t\s*|\s(?:\. ?)+)([\p{Nd}]{1,4}|[ivxlc]{1,6})\s*$/u;
/** Longer lines are no entries; `ENTRY` takes time by the square of the length. */
const MAX_ENTRY_LENGTH = 300;
/** So many on a page make it a table of contents. */
const MIN_ENTRIES = 5;
const MIN_SHARE = 0.5;

/** Letters and figures alone, so that spaces, dots and case do not tell two prints of a heading apart. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

export interface ContentsPages {
  /** Numbers of pages that list the headings instead of having them. */
  readonly pages: ReadonlySet<number>;
  /** The headings that they list, folded, without their numbers. */
  readonly titles: ReadonlySet<string>;
}

/** Finds printed tables of contents. */
export function findContentsPages(pages: readonly (readonly PlacedLine[])[]): ContentsPages {
  const numbers = new Set<number>();
  const titles = new Set<string>();
  for (const lines of pages) {
    const entries = lines.flatMap(({ text }) => readEntry(text) ?? []);
    const page = lines[0]?.page;
    if (page === undefined || entries.length < MIN_ENTRIES || entries.length < MIN_SHARE * lines.length)
      continue;
    // Rows of figures end in numbers as well; those of contents end in pages that do not fall.
    if (!rises(entries.map((entry) => entry.page))) continue;
    numbers.add(page);
    for (const { words: entry } of entries) {
      const title = foldHeading((readNumber(entry)?.title || entry).replace(/[\s.·…_\t]+$/u, ''));
      if (title.length > 2) titles.add(title);
    }
  }
  return { pages: numbers, titles };
}

function readEntry(line: string): { readonly words: string; readonly page: string } | undefined {
  const match = line.length <= MAX_ENTRY_LENGTH ? ENTRY.exec(line) : null;
  return match ? { words: match[1] ?? '', page: match[2] ?? '' } : undefined;
}

function rises(pages: readonly string[]): boolean {
  const numbers = pages.map(Number).filter((number) => Number.isFinite(number));
  const falls = numbers.filter((number, at) => at > 0 && number < (numbers[at - 1] ?? 0)).length;
  return falls <= 0.15 * numbers.length;
}
