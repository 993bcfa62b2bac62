import { expect, test } from 'vitest';
import { joinExtents } from '#features/comparisons/pages/join-extents.ts';

const at = (top: number, bottom: number) => ({ top, bottom });
const sides = (left: ReturnType<typeof at> | undefined, right: ReturnType<typeof at> | undefined) => ({
  left,
  right,
  isMoved: false,
});

test('what is missing on a side has its point as far behind the change before it as on its own side', () => {
  const joined = joinExtents(
    [
      sides(at(100, 110), at(200, 220)),
      sides(at(130, 170), undefined),
      sides(undefined, at(250, 280)),
      sides(at(190, 200), at(300, 310)),
    ],
    () => null,
  );
  expect(joined.map(({ left, right }) => [left, right])).toEqual([
    [at(100, 110), at(200, 220)],
    [at(130, 170), at(240, 240)],
    [at(180, 180), at(250, 280)],
    [at(190, 200), at(300, 310)],
  ]);
});

test('the first one starts from what stands beside each other, and has no point where that is not known', () => {
  const removed = [sides(undefined, undefined), sides(at(60, 80), undefined)];
  expect(joinExtents(removed, () => ({ left: 10, right: 30 }))[0]?.right).toEqual(at(80, 80));
  expect(joinExtents(removed, () => null)).toEqual([]);
});

test('a move says nothing of what stands beside each other', () => {
  const moved = { ...sides(at(10, 20), at(500, 510)), isMoved: true };
  const joined = joinExtents([moved, sides(at(40, 50), undefined)], () => ({ left: 0, right: 0 }));
  expect(joined[1]?.right).toEqual(at(40, 40));
});
