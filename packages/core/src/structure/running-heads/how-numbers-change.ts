/**
 * How the numbers of a line change over the pages on which it comes back:
 * - `hardly`: not, or from chapter to chapter
 * - `with pages`: one of them counts the pages
 * - `as in rows`: several at once, as in the rows of a table that goes on
 * - `otherwise`
 */
export type NumberChange = 'hardly' | 'with pages' | 'as in rows' | 'otherwise';

/** The number of a chapter changes on so many of the pages, at most. */
const MAX_CHAPTERS = 0.34;
const MIN_ROWS = 0.5;
const MIN_COUNTED = 0.8;
/** Pages that are counted. */
const MIN_STEPS = 2;

/** Lines that are the same but for their numbers, in the order of their pages. */
export function howNumbersChange(
  lines: readonly { readonly text: string; readonly page: number }[],
): NumberChange {
  let changes = 0;
  let several = 0;
  let counted = 0;
  const numbered = lines.map(({ text, page }) => ({
    page,
    numbers: (text.match(/\p{Nd}+/gu) ?? []).map(Number),
  }));
  for (const [at, { page, numbers }] of numbered.entries()) {
    const before = numbered[at - 1];
    if (!before) continue;
    const steps = numbers
      .map((number, place) => number - (before.numbers[place] ?? 0))
      .filter((step) => step !== 0);
    if (steps.length > 0) changes++;
    if (steps.length > 1) several++;
    if (steps.length === 1 && steps[0] === page - before.page) counted++;
  }
  const count = lines.length - 1;
  if (several > MIN_ROWS * lines.length) return 'as in rows';
  if (changes <= MAX_CHAPTERS * count) return 'hardly';
  return count >= MIN_STEPS && counted >= MIN_COUNTED * count ? 'with pages' : 'otherwise';
}

/** Cells that may be those of a table. */
export const hasCells = (text: string): boolean => text.includes('\t');
