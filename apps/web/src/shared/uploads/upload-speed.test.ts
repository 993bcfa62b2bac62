import { expect, test } from 'vitest';
import { addSent, secondsLeft, type Speed } from '#shared/uploads/upload-speed.ts';

/** So many bytes, every 100 ms for some seconds. */
function send(speed: Speed, from: number, seconds: number, bytes: number): Speed {
  let after = speed;
  for (let at = from; at <= from + seconds * 1000; at += 100) after = addSent(after, bytes, at);
  return after;
}

test('nothing is said before there is something to measure', () => {
  expect(secondsLeft([], 1000)).toBe(null);
  expect(secondsLeft(send([], 0, 2.9, 100), 1000)).toBe(null);
  expect(secondsLeft(send([], 0, 60, 0), 1000)).toBe(null);
});

test('the rest takes as long as it would at the speed of the last seconds', () => {
  const slow = send([], 0, 10, 100);
  expect(secondsLeft(slow, 60_000)).toBeCloseTo(60);
  // Five times as fast since: of what was before nothing is left to be seen.
  const fast = send(slow, 10_100, 30, 500);
  expect(secondsLeft(fast, 60_000)).toBeCloseTo(12, 0);
  expect(fast.length).toBeLessThan(60);
});
