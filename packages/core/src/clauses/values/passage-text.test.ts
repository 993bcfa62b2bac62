import { expect, test } from 'vitest';
import { wordsOf } from './passage-text.ts';

test('a sentence that a page cut is joined, without what stands at the foot of the page', () => {
  const pages = [
    'The term is thirty-six (36)\n\n7\nSource: EXAMPLE INC., 8-K, 1/20/2009\n',
    'months from today. It ends.',
  ];
  const context = { textOf: (page: number) => pages[page - 1] ?? '', passagesOf: () => [] };
  const { text, spanOf, isCut } = wordsOf({ page: 1, start: 0, end: 27, probability: 1 }, context);
  expect(isCut).toBe(true);
  expect(text.replaceAll(/\s+/gu, ' ')).toBe('The term is thirty-six (36) months from today.');
  const at = text.indexOf('months');
  expect(spanOf({ start: at, end: at + 6 })).toEqual({ page: 2, span: { start: 0, end: 6 } });
  expect(spanOf({ start: 12, end: at + 6 })).toMatchObject({ page: 1, span: { start: 12 } });

  const back = wordsOf({ page: 2, start: 0, end: 18, probability: 1 }, context);
  expect(back.text.replaceAll(/\s+/gu, ' ')).toBe('The term is thirty-six (36) months from today.');
  expect(back.spanOf({ start: 0, end: 3 })).toEqual({ page: 1, span: { start: 0, end: 3 } });
});
