import { expect, test } from 'vitest';
import { chooseChanges, excerptOf } from '#modules/comparisons/changed-blocks.ts';
import type { StoredChange } from '#modules/comparisons/tasks/to-wire.ts';
import { planChanges } from '#modules/comparisons/generated-summary.ts';

const side = (value: Parameters<typeof excerptOf>[0][number]['value'], furniture?: true) => ({
  lineId: 1,
  type: 2 as const,
  value,
  ...(furniture && { furniture }),
});

test('of a long text what lies around the first change is read, in whole words and without heads of pages', () => {
  const text = excerptOf([
    side('Page 7 of 9', true),
    side('before '.repeat(200)),
    side([
      { type: 0, value: 'The fee is ' },
      { type: 1, value: '$7,000' },
      { type: 0, value: ` a month. ${'1234567 '.repeat(200)}` },
    ]),
  ]);
  expect(text).toMatch(/^before .*before The fee is \$7,000 a month\. 1234567 .* 1234567$/);
  expect(text.length).toBeLessThanOrEqual(600);
  expect(excerptOf([side('Page 7', true), side('a\n b')])).toBe('a b');
});

const change = (changeId: number, weight: number, kinds: StoredChange['kinds'] = ['wording']) => ({
  changeId,
  weight,
  kinds,
  masterLineId: 1,
  childLineId: 1,
  changes: '',
  row: 0,
  lastRow: 0,
  rows: [],
  masterPage: 1,
  childPage: 1,
  similarity: 1,
  matched: true,
});

test('the weightiest changes are chosen, in their order, and asked for some at a time', () => {
  const many = Array.from({ length: 100 }, (_, at) => change(at + 1, at));
  const chosen = chooseChanges([...many, change(101, 500, ['punctuation', 'case'])]);
  expect(chosen.map(({ changeId }) => changeId)).toEqual(many.slice(40).map(({ changeId }) => changeId));
  const block = (at: number, text: string) => ({ name: `C${at}`, before: text, after: text });
  const sizes = (text: string) =>
    planChanges(chosen.map((_, at) => block(at, text))).map(({ blocks }) => blocks.length);
  expect(sizes('short')).toEqual([20, 20, 20]);
  expect(sizes('long '.repeat(120))).toEqual([11, 11, 11, 11, 11, 5]);
});
