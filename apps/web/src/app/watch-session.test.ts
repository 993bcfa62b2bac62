import { beforeEach, expect, test, vi } from 'vitest';
import { watchSession } from '#app/watch-session.ts';
import { forgetSession } from '#lib/session-end.ts';
import { adoptStoredSession, SESSION_KEY, type Session, useSession } from '#lib/session.ts';
import { SIGNED_IN, signedInWith, signIn } from '#testing/signed-in.ts';

const assign = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
const reload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
const go = (path: string) => window.history.replaceState(null, '', path);
/** What another page of this origin has done to the storage. */
const changeStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const PENDING = signedInWith({ 'custom:mfaEnabled': '1' });
const OTHER: Session = {
  ...SIGNED_IN,
  user: SIGNED_IN.user && { ...SIGNED_IN.user, userId: 'user-2', token: 't2' },
};

beforeEach(() => {
  signIn();
  const stop = watchSession();
  return stop;
});

test.each(['/', '/files', '/upload', '/chat?file=1', '/Files/', '/profile'])(
  'a storage cleared by another page leads from %s to the login page',
  (path) => {
    go(path);
    const led = assign();
    localStorage.clear();
    changeStorage(null);
    expect(led).toHaveBeenCalledExactlyOnceWith('/login');
  },
);

test('so does a session that another page has taken out, and the second step that has nothing before it', () => {
  const led = assign();
  for (const [path, session] of [
    ['/files', SIGNED_IN],
    ['/mfa', PENDING],
  ] as const) {
    go(path);
    useSession.setState({ ...session }, true);
    localStorage.removeItem(SESSION_KEY);
    changeStorage(SESSION_KEY);
  }
  expect(led.mock.calls).toEqual([['/login'], ['/login']]);
});

test('and a storage cleared in this tab, once somebody comes back to it', () => {
  go('/files');
  const led = assign();
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(led).toHaveBeenCalledExactlyOnceWith('/login');
});

test('or once a refused token has it looked at', () => {
  go('/files');
  const led = assign();
  localStorage.clear();
  adoptStoredSession();
  expect(led).toHaveBeenCalledExactlyOnceWith('/login');
});

test.each(['/login', '/signup', '/forgot-password', '/change-password', '/no/such'])(
  'nobody is led away from %s',
  (path) => {
    go(path);
    const led = assign();
    forgetSession('ada@northwind.example', 'Password Changed Successfully, Please Login');
    expect(led).not.toHaveBeenCalled();
  },
);

test('another account’s session does not show what the first had on its screen', () => {
  go('/files');
  const reloaded = reload();
  localStorage.setItem(SESSION_KEY, JSON.stringify(OTHER));
  changeStorage(SESSION_KEY);
  expect(reloaded).toHaveBeenCalledOnce();
});

test('a renewed token changes nothing', () => {
  go('/files');
  const [led, reloaded] = [assign(), reload()];
  useSession.setState(({ user }) => ({ user: user && { ...user, token: 'token-2' } }));
  expect([led.mock.calls, reloaded.mock.calls]).toEqual([[], []]);
});
