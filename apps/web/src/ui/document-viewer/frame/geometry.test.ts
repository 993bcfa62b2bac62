import { describe, expect, test } from 'vitest';
import { canvasSize, mergeLines, padBox, stackTops } from '#ui/document-viewer/frame/geometry.ts';

const LETTER = { width: 612, height: 792 };

describe('a padded box', () => {
  test('reaches less than two points beyond the words', () => {
    const padded = padBox({ x: 0.1, y: 0.1, width: 0.2, height: 0.01 }, LETTER);
    expect((0.1 - padded.x) * LETTER.width).toBeGreaterThan(0.5);
    expect((0.1 - padded.x) * LETTER.width).toBeLessThan(2);
    expect((padded.x + padded.width - 0.3) * LETTER.width).toBeLessThan(2);
  });

  test('stays on the page', () => {
    const padded = padBox({ x: 0, y: 0, width: 1, height: 1 }, LETTER);
    expect(padded).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});

describe('labels at the edge', () => {
  test('keep their places when these are free', () => {
    expect(stackTops([100, 10, 50], 16)).toEqual([100, 10, 50]);
  });

  test('move down where they would cover each other, in the order of their places', () => {
    expect(stackTops([12, 10, 11, 200], 16)).toEqual([42, 10, 26, 200]);
  });
});

describe('the canvas of a page', () => {
  test('has the pixels of the screen', () => {
    expect(canvasSize({ width: 612, height: 792 }, 2)).toEqual({ width: 1224, height: 1584 });
  });

  test('stays within what browsers can draw, whatever the page claims', () => {
    for (const css of [
      { width: 12_000, height: 12_000 },
      { width: 4, height: 100_000 },
    ]) {
      const size = canvasSize(css, 2);
      expect(size.width * size.height).toBeLessThanOrEqual(16_800_000);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(16_384);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    }
  });
});

test('rectangles of one line become one box, those of the next line another', () => {
  const boxes = mergeLines([
    { x: 0.1, y: 0.1, width: 0.1, height: 0.02 },
    { x: 0.25, y: 0.101, width: 0.1, height: 0.02 },
    { x: 0.1, y: 0.13, width: 0.2, height: 0.02 },
  ]);
  expect(boxes).toHaveLength(2);
  expect(boxes[0]?.width).toBeCloseTo(0.25);
});
