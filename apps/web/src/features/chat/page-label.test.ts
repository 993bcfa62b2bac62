import { expect, test } from 'vitest';
import { labelsOf } from '#features/chat/page-label.ts';
import { near } from '#testing/question.ts';

test('labels are gathered from every citation and nearest passage that has one', () => {
  const nearest = [near(20, 'close', '17'), near(21, 'close')];
  const labels = labelsOf([
    { citations: [{ page: 105, pageLabel: '102' }, { page: 7 }] },
    { citations: [{ page: 13, pageLabel: '11' }] },
    { citations: [], searched: { pages: 125, unread: [], nearest } },
  ]);
  expect([...labels]).toEqual([
    [105, '102'],
    [13, '11'],
    [20, '17'],
  ]);
});
