import { expect, test } from 'vitest';
import { orderHits } from '#features/comparisons/pages/page-hits.ts';

const at = (page: number, y: number) => ({
  page,
  span: { start: 0, end: 1 },
  boxes: [{ x: 0, y, width: 0.1, height: 0.01 }],
});

test('hits of both files are walked through as they stand beside each other', () => {
  const pairs = [
    [1, 2],
    [3, 5],
  ] as const;
  const hits = orderHits([at(1, 0.5), at(3, 0.1)], [at(2, 0.1), at(5, 0.05)], pairs);
  expect(hits.map(({ number, side, place }) => [number, side, place])).toEqual([
    [1, 'right', 2.1],
    [2, 'left', 1.5],
    [3, 'right', 5.05],
    [4, 'left', 3.1],
  ]);
});
