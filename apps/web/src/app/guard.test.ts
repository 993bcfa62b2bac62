import { expect, test } from 'vitest';
import { loginPath, ownPath } from '#app/guard.ts';

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

test('the login page remembers where a visitor wanted to go', () => {
  expect(loginPath({ pathname: '/', search: '' })).toBe('/login');
  const login = loginPath({ pathname: '/chat', search: '?file=a&page=3' });
  expect(ownPath(new URL(login, 'http://recto.test').searchParams.get('next'))).toBe('/chat?file=a&page=3');
});
