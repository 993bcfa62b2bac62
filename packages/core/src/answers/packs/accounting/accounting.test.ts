import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../ranking/rank-file.ts';
import { asksForKnownQuantity, findSynonyms } from '../../ranking/vocabulary.ts';
import { accounting } from './accounting.ts';

test('readers ask for capex, the cash flow statement prints purchases of property', () => {
  const pages = ['The weather was mild.', 'Income\nSales\t90\t80', 'Purchases of property\t(1,577)\t(1,373)'];
  const index = buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text })),
    'en',
  );
  expect(rankFile(index, 'What was the capex?', [accounting]).pages[0]?.page).toBe(3);
  expect(rankFile(index, 'What was the capex?', []).pages).toEqual([]);
  expect(findSynonyms('What is the PP&E?', 'en', [accounting])).toContain('property plant and equipment net');
});

test.each(['Growth in the region', 'the gross margin in USD', 'current ratio'])(
  '%j asks for an amount',
  (question) => {
    expect(asksForKnownQuantity(question, [accounting])).toBe(true);
  },
);
