import { expect, test } from 'vitest';
import { labelsOf } from '#features/chat/page-label.ts';

test('labels are gathered from every citation that has one', () => {
  const labels = labelsOf([
    { citations: [{ page: 105, pageLabel: '102' }, { page: 7 }] },
    { citations: [{ page: 13, pageLabel: '11' }] },
  ]);
  expect([...labels]).toEqual([
    [105, '102'],
    [13, '11'],
  ]);
});
