import { expect, test } from 'vitest';
import { browserCookie, hashOfBrowser, makeSecret, ownPath } from '#modules/accounts/sso/sso-browser.ts';

test('the cookie travels over TLS only where people come over it', () => {
  const secret = makeSecret();
  expect(browserCookie(secret, true)).toMatch(/; Secure$/);
  expect(browserCookie(secret, false)).not.toContain('Secure');
});

test('the cookie is found among others, and nothing else is taken for it', () => {
  const secret = makeSecret();
  const found = hashOfBrowser(`a=1; recto-sso=${secret}; b=2`);
  expect(found).toEqual(hashOfBrowser(`recto-sso=${secret}`));
  expect(found).toHaveLength(32);
  for (const other of ['', 'a=1', `xrecto-sso=${secret}`, 'recto-sso=', `recto-sso=${secret}x`, 'recto-sso'])
    expect(hashOfBrowser(other)).toBeNull();
});

test('only pages of our own are paths to go to', () => {
  for (const path of ['/', '/files', '/chat?file=1&page=2#hit', '/a/../files'])
    expect(ownPath(path)).toBe(path === '/a/../files' ? '/files' : path);
  for (const path of [
    undefined,
    '',
    'files',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://evil.example',
    '/\n/evil.example',
  ])
    expect(ownPath(path)).toBeNull();
});
