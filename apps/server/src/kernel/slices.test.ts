import { expect, test } from 'vitest';
import { readNearest, turned } from '#kernel/slices.ts';

const ROWS = Array.from({ length: 23 }, (_, index) => index);

test('a page is the same from whichever end of its list it is read', async () => {
  let ends = 0;
  for (let offset = 0; offset < 26; offset++)
    for (const limit of [0, 1, 4, 10, 30]) {
      const page = await readNearest({ offset, limit, total: ROWS.length }, async (wanted) => {
        if (wanted.isReversed) ends += 1;
        expect(wanted.offset).toBeLessThanOrEqual(ROWS.length / 2);
        const rows = wanted.isReversed ? ROWS.toReversed() : ROWS;
        return rows.slice(wanted.offset, wanted.offset + wanted.limit);
      });
      expect(page).toEqual(ROWS.slice(offset, offset + limit));
    }
  expect(ends).toBeGreaterThan(10);
});

test('an order is turned where it has to be', () => {
  expect([turned('asc', false), turned('asc', true), turned('desc', true)]).toEqual(['asc', 'desc', 'asc']);
});
