import { describe, expect, test } from 'vitest';
import { detourOf, loginPath, ownPath, wayPastLogin } from '#app/guard.ts';
import { type Session, SIGNED_OUT } from '#lib/session.ts';
import { SIGNED_IN } from '#testing/signed-in.ts';

test.each([
  ['/files?folder=a', '/files?folder=a'],
  ['/chat?file=a&page=3#x', '/chat?file=a&page=3#x'],
  [null, '/'],
  ['', '/'],
  ['files', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['/\t/evil.example/', '/'],
  ['/\t/[', '/'],
  ['/..//evil.example/', '/'],
  ['/files/..//evil.example/', '/'],
  ['/.//evil.example/', '/'],
  ['/login?next=/files', '/'],
])('after login %j leads to %j', (next, path) => {
  expect(ownPath(next)).toBe(path);
});

test('the login page remembers where a visitor wanted to go', () => {
  expect(loginPath({ pathname: '/', search: '' })).toBe('/login');
  const login = loginPath({ pathname: '/chat', search: '?file=a&page=3' });
  expect(ownPath(new URL(login, 'http://recto.test').searchParams.get('next'))).toBe('/chat?file=a&page=3');
});

describe('on the way to a guarded place', () => {
  const chat = { pathname: '/chat', search: '?file=a' };
  const withMfa = (mfaVerified: boolean): Session => ({
    ...SIGNED_IN,
    mfaVerified,
    user: SIGNED_IN.user && {
      ...SIGNED_IN.user,
      userAttributes: [{ Name: 'custom:mfaEnabled', Value: '1' }],
    },
  });
  const withoutToken = { ...SIGNED_IN, user: SIGNED_IN.user && { ...SIGNED_IN.user, token: '' } };
  const temporary = { ...SIGNED_IN, user: SIGNED_IN.user && { ...SIGNED_IN.user, mustChangePassword: true } };

  test.each([
    ['somebody without a user signs in', SIGNED_OUT, '/login?next=%2Fchat%3Ffile%3Da'],
    ['somebody without a token signs in', withoutToken, '/login?next=%2Fchat%3Ffile%3Da'],
    ['somebody with a second factor gives its code', withMfa(false), '/mfa?next=%2Fchat%3Ffile%3Da'],
    ['somebody with a temporary password changes it', temporary, '/change-password'],
    ['somebody whose second factor is verified passes', withMfa(true), null],
    ['somebody without a second factor passes', SIGNED_IN, null],
  ])('%s', (_, session, detour) => {
    expect(detourOf(session, chat)).toBe(detour);
  });

  test.each([
    ['somebody who is signed in goes on', SIGNED_IN, '/chat?file=a'],
    ['a visitor stays', SIGNED_OUT, null],
    ['somebody who owes the second factor may begin anew', withMfa(false), null],
    ['somebody who owes another password may begin anew', temporary, null],
  ])('from the login page %s', (_, session, way) => {
    expect(wayPastLogin(session, { pathname: '/login', search: '?next=%2Fchat%3Ffile%3Da' })).toBe(way);
  });
});
