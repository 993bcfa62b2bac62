import { expect, test } from 'vitest';
import { ownPath } from '#app/guard.ts';

test.each([
  ['/files?folder=a', '/files?folder=a'],
  ['/chat?file=a&page=3#x', '/chat?file=a&page=3#x'],
  [null, '/'],
  ['', '/'],
  ['files', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/login?next=/files', '/'],
])('after login %j leads to %j', (next, path) => {
  expect(ownPath(next)).toBe(path);
});
