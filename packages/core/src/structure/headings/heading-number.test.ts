import { expect, test } from 'vitest';
import { readNumber } from '#structure/headings/heading-number.ts';

test.each([
  ['1.2 Scope', '1.2', 'decimal', 2, 'Scope'],
  ['3.1.4. Notices', '3.1.4', 'decimal', 3, 'Notices'],
  ['4\tDefinitions', '4', 'plain', 1, 'Definitions'],
  ['Item 7A. Market Risk', 'Item 7A', 'chapter', 1, 'Market Risk'],
  ['PART II', 'PART II', 'part', 1, ''],
  ['§ 12 Haftung', '§ 12', 'section', 1, 'Haftung'],
  ['Kapitel 3: Lizenz', 'Kapitel 3', 'chapter', 1, 'Lizenz'],
  ['Раздел 5. Оплата', 'Раздел 5', 'section', 1, 'Оплата'],
  ['第3章 はじめに', '第3章', 'chapter', 1, 'はじめに'],
  ['第二条 定义', '第二条', 'section', 1, '定义'],
] as const)('%s', (text, number, kind, depth, title) => {
  expect(readNumber(text)).toEqual({ number, kind, depth, title });
});

test.each(['Part of the plan', 'Items', '2019 was a good year', '1,200 units', 'Article about it'])(
  'no number: %s',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);
