import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstAtOrAfter } from './partition-point.ts';

test('the first value that is not less is where a search from the start finds it', () => {
  const values = fc.array(fc.integer({ min: -5, max: 20 })).map((list) => Int32Array.from(list).toSorted());
  fc.assert(
    fc.property(values, fc.integer({ min: -7, max: 22 }), (sorted, value) => {
      const found = sorted.findIndex((each) => each >= value);
      expect(firstAtOrAfter(sorted, value)).toBe(found === -1 ? sorted.length : found);
    }),
  );
});
