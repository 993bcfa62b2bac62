import { expect, test } from 'vitest';
import { aboutSeconds, timeLeft } from './time-left.ts';

test.each([
  [1, 'a few seconds'],
  [12, 'about 15 seconds'],
  [54, 'about 55 seconds'],
  [58, 'about a minute'],
  [100, 'about 2 minutes'],
  [3_000, 'about 50 minutes'],
  [3_600, 'about an hour'],
  [9_000, 'about 2.5 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(aboutSeconds(seconds)).toBe(words);
});

test('the time that is left is told as soon as it is known', () => {
  expect(timeLeft({ eta: null })).toBe('working out the time');
  expect(timeLeft({ eta: 200 })).toBe('about 3 minutes left');
  expect(timeLeft({ eta: 4 })).toBe('a few seconds left');
});
