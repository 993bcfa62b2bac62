import { expect, test } from 'vitest';
import { announce, stepIndex } from '#ui/document-viewer/frame/hits.ts';

test('walking goes round at both ends and begins at the first or the last', () => {
  expect(stepIndex(-1, 3, 1)).toBe(0);
  expect(stepIndex(-1, 3, -1)).toBe(2);
  expect(stepIndex(2, 3, 1)).toBe(0);
  expect(stepIndex(0, 3, -1)).toBe(2);
  expect(stepIndex(0, 0, 1)).toBe(-1);
});

test('screen readers hear page and hit', () => {
  const marks = [1, 2, 3, 4].map((number) => ({
    number,
    page: 3,
    hit: number,
    span: { start: 0, end: 0 },
    boxes: [],
  }));
  expect(announce(3, 127, marks[0], marks)).toBe('page 3, hit 1 of 4');
  expect(announce(3, 127, undefined, marks)).toBe('page 3 of 127');
});
