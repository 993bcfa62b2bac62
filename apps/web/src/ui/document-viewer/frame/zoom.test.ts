import { describe, expect, test } from 'vitest';
import { readZoom, stepZoom, zoomPercent } from '#ui/document-viewer/frame/zoom.ts';

describe('zoom', () => {
  test('steps from wherever the page is to the next step', () => {
    expect(stepZoom(103, 1)).toBe(110);
    expect(stepZoom(103, -1)).toBe(100);
    expect(stepZoom(100, 1)).toBe(110);
  });

  test('ends at 50 and 400 percent', () => {
    expect(stepZoom(400, 1)).toBe(400);
    expect(stepZoom(50, -1)).toBe(50);
    expect(stepZoom(31, -1)).toBe(50);
  });

  test('reaches 50, 100 and 200 by steps', () => {
    const reached: number[] = [];
    for (let percent = 400; percent > 50; ) {
      percent = stepZoom(percent, -1);
      reached.push(percent);
    }
    expect(reached).toEqual(expect.arrayContaining([50, 100, 200]));
  });

  test('fits the width', () => {
    expect(zoomPercent('fit', 612, 632)).toBeCloseTo(103.27, 1);
    expect(zoomPercent('fit', 3370, 632)).toBeCloseTo(18.75, 1);
    expect(zoomPercent(200, 612, 632)).toBe(200);
  });

  test('is read from what somebody types', () => {
    expect(readZoom('150 %')).toBe(150);
    expect(readZoom('1000')).toBe(400);
    expect(readZoom('0')).toBeNull();
    expect(readZoom('wide')).toBeNull();
  });
});
