import { CLAUSE_KINDS, isContract } from '@recto/core/clauses';
import { onRealDocuments } from '@recto/testing/test-data';
import { expect, test } from 'vitest';
import { compared, findTexts } from './label-passages.ts';
import { readPlainContracts, readWordings } from './plain-texts.ts';

test('every kind has wordings to learn from, and there are others of none', () => {
  const wordings = readWordings();
  const countOf = (key: string) => wordings.filter(({ kinds }) => kinds?.some((kind) => kind === key)).length;
  expect(CLAUSE_KINDS.filter(({ key }) => countOf(key) < 8)).toEqual([]);
  expect(wordings.filter(({ kinds }) => kinds === undefined).length).toBeGreaterThan(100);
});

test(
  'the contracts that judge are taken for contracts, have what they are labelled with, and are learnt from by no wording',
  onRealDocuments('only the project’s own contracts are judged'),
  async () => {
    const wordings = new Set(readWordings().map(({ text }) => text.toLowerCase()));
    for (const { name, pages, says } of await readPlainContracts()) {
      expect(isContract(pages), name).toBe(true);
      const text = [compared(pages.map((page) => page.text).join('\n'))];
      for (const quote of Object.values(says).flat()) {
        expect(findTexts([quote], text).size, `${name}: ${quote}`).toBe(1);
        expect(wordings.has(quote.toLowerCase())).toBe(false);
      }
    }
  },
);
