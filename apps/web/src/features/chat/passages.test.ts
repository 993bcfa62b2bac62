import { expect, test } from 'vitest';
import { near } from '#testing/question.ts';
import { findPassage, passagesOf } from '#features/chat/passages.ts';

const nearest = [near(10, 'first'), near(82, 'second'), near(10, 'third')];

test('passages of one page are counted from 1 and found by page and hit', () => {
  const passages = passagesOf({ kind: 'none', searched: { pages: 125, unread: [], nearest } });
  expect(passages.map((passage) => [passage.page, passage.hit])).toEqual([
    [10, 1],
    [82, 1],
    [10, 2],
  ]);
  expect(findPassage(passages, 10, 2)).toBe(2);
  expect(findPassage(passages, 82, 2)).toBeNull();
  expect(findPassage(passages, 82, null)).toBeNull();
});

test('passages carry where they stand, for pages without boxes, too', () => {
  const place = { span: { start: 40, end: 52 }, range: 'Sales!B14:D20', boxes: [] };
  const searched = { pages: 9, unread: [], nearest: [{ ...near(2, 'Pumps', 'Sales'), ...place }] };
  expect(passagesOf({ kind: 'none', searched })).toEqual([
    { page: 2, hit: 1, quote: 'Pumps', label: 'Sales', ...place },
  ]);
});

test('an answered question has no nearest passages', () => {
  expect(passagesOf({ kind: 'answer', searched: { pages: 1, unread: [], nearest } })).toEqual([]);
  expect(passagesOf(undefined)).toEqual([]);
});
