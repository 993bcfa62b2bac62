import { expect, test } from 'vitest';
import { carryReviews } from '#modules/comparisons/carry-reviews.ts';
import type { StoredChange } from '#modules/comparisons/tasks/to-wire.ts';

const change = (changeId: number, before?: string, after?: string): StoredChange => ({
  changeId,
  masterLineId: changeId,
  childLineId: changeId,
  changes: '',
  kinds: ['wording'],
  row: changeId,
  lastRow: changeId,
  rows: [[changeId, changeId]],
  matched: true,
  masterPage: 1,
  childPage: 1,
  similarity: 1,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
});
const review = { mark: 'check' as const, note: 'ask Ada' };
const kept = (...changes: StoredChange[]) => changes.map((each) => ({ change: each, review }));

test.each([
  ['a pair that is there again', kept(change(1, '30', '60')), [change(5, '30', '60')], false, [5]],
  ['a pair with another text', kept(change(1, '30', '60')), [change(5, '30', '90')], false, []],
  ['an exchanged pair', kept(change(1, '30', '60')), [change(5, '60', '30')], true, [5]],
  ['an addition that was exchanged', kept(change(1, undefined, 'New')), [change(2, 'New')], true, [2]],
  [
    'as many places',
    kept(change(1, 'a', 'b'), change(2, 'a', 'b')),
    [change(3, 'a', 'b'), change(4, 'a', 'b')],
    false,
    [3, 4],
  ],
  [
    'more places than before',
    kept(change(1, 'a', 'b')),
    [change(3, 'a', 'b'), change(4, 'a', 'b')],
    false,
    [],
  ],
  ['texts that are not known', kept(change(1)), [change(1)], false, []],
] as const)('%s', (_, before, after, isTurned, expected) => {
  const carried = carryReviews([...before], [...after], isTurned);
  expect([...carried]).toEqual(expected.map((id) => [id, review]));
});
