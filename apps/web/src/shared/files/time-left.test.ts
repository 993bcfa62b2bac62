import { expect, test } from 'vitest';
import { timeLeft } from '#shared/files/time-left.ts';

const left = (eta?: number) => timeLeft({ progress: { page: 1, of: 52, ...(eta !== undefined && { eta }) } });

test('the time left is told roughly, and not at all where it is not known', () => {
  expect(timeLeft({ progress: null })).toBeNull();
  expect(left()).toBeNull();
  expect(left(0)).toBe('less than a minute left');
  expect(left(59)).toBe('less than a minute left');
  expect(left(60)).toBe('about 1 min left');
  expect(left(170)).toBe('about 3 min left');
  expect(left(3_600)).toBe('about 1 h left');
  expect(left(9_500)).toBe('about 3 h left');
});
