import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleBySubject } from '#modules/realtime/throttle-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first event passes at once, the last of a burst when the interval ends', () => {
  const sent: string[] = [];
  const throttle = throttleBySubject<number>(250, (subject, value) => sent.push(`${subject}${value}`));
  for (const value of [1, 2, 3]) throttle.push('a', value);
  throttle.push('b', 9);
  expect(sent).toEqual(['a1', 'b9']);
  vi.advanceTimersByTime(250);
  expect(sent).toEqual(['a1', 'b9', 'a3']);
});

test('at most one event of a subject passes in each interval, and the last always arrives', () => {
  const sent: number[] = [];
  const throttle = throttleBySubject<number>(250, (_subject, value) => sent.push(value));
  for (let value = 0; value < 100; value++) {
    throttle.push('a', value);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(1_000);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.at(-1)).toBe(99);
});

test('what waits about a subject that is gone is never sent', () => {
  const sent: string[] = [];
  const throttle = throttleBySubject<number>(250, (subject, value) => sent.push(`${subject}${value}`));
  for (const subject of ['a', 'b']) for (const value of [1, 2]) throttle.push(subject, value);
  throttle.drop('a');
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual(['a1', 'b1', 'b2']);
});
