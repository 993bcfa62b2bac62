import { expect, test } from 'vitest';
import { foldUnchanged, type FoldMode, type WrittenRow } from '#modules/exports/comparison/fold-unchanged.ts';

const row = (text: string, isMarked = false): WrittenRow => ({ markup: `<p>${text}</p>`, text, isMarked });
const CLAUSES = ['1. Term', '1.1 It begins.', '1.2 It ends.', '1.3 It renews.'].map((text) => row(text));

async function fold(rows: readonly WrittenRow[], mode: FoldMode = 'fold'): Promise<string> {
  async function* inParts() {
    for (const each of rows) yield [each];
  }
  let written = '';
  for await (const part of foldUnchanged(inParts(), mode)) written += part;
  return written;
}

test('what follows each other unchanged is a fold, named by its clauses, behind the heading of what changed', async () => {
  const rows = [...CLAUSES, row('2. Fees'), row('2.1 Was paid.'), row('2.2 Is paid.', true), row('End.')];
  expect(await fold(rows)).toBe(
    '<details class="same"><summary>1 to 1.3 unchanged · 4 lines</summary>\n' +
      `${CLAUSES.map(({ markup }) => markup).join('')}</details>\n` +
      '<p>2. Fees</p><p>2.1 Was paid.</p><p>2.2 Is paid.</p><p>End.</p>',
  );
});

test('where nothing folds its number is told, and a name cannot become markup', async () => {
  expect(await fold(CLAUSES.slice(1), 'count')).toBe('<p class="same">1.1 to 1.3 unchanged · 3 lines</p>\n');
  expect(
    await fold(
      ['One', 'Two', 'Three'].map((text) => row(text)),
      'count',
    ),
  ).toContain('3 lines unchanged');
});
