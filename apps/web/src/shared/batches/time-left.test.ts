import { expect, test } from 'vitest';
import { aboutSeconds, timeLeft } from './time-left.ts';

test.each([
  [1, 'a few seconds'],
  [12, '15 seconds'],
  [54, '55 seconds'],
  [58, 'a minute'],
  [100, '2 minutes'],
  [3_000, '50 minutes'],
  [3_600, 'an hour'],
  [9_000, '2.5 hours'],
])('%i seconds are about %s', (seconds, words) => {
  expect(aboutSeconds(seconds)).toBe(words);
});

test('a time is told only once enough is answered to tell it by', () => {
  expect(timeLeft({ eta: null, done: 0, total: 600 })).toBe('working out the time');
  expect(timeLeft({ eta: 200, done: 19, total: 600 })).toBe('working out the time');
  expect(timeLeft({ eta: 200, done: 20, total: 600 })).toBe('about 3 minutes left');
  expect(timeLeft({ eta: 12, done: 5, total: 20 })).toBe('about 15 seconds left');
});
