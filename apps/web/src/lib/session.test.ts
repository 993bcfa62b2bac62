import { describe, expect, test, vi } from 'vitest';
import {
  adoptStoredSession,
  clearStoredSession,
  isSignedIn,
  nextStepOf,
  readStoredSession,
  SESSION_KEY,
  SIGNED_OUT,
  sessionFromLogin,
  useSession,
} from '#lib/session.ts';
import { SIGNED_IN, signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';

const login = {
  UserAttributes: [
    { Name: 'sub', Value: 'user-7' },
    { Name: 'name', Value: 'Adaline' },
    { Name: 'custom:lastName', Value: 'Northcote' },
  ],
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r' },
  firstLogin: true,
  next: 'app' as const,
};

describe('the stored session', () => {
  test('is written under auth with every field of the specification', () => {
    useSession.setState(sessionFromLogin('ada@b.co', login), true);
    const stored = JSON.parse(localStorage.getItem('auth') ?? '');
    expect(Object.keys(stored).sort()).toEqual(
      'email error firstLogin goToLoginMessage loading mfaVerified needTour showPassword termsAndConditionsAccepted user'.split(
        ' ',
      ),
    );
    expect(stored.user).toMatchObject({ email: 'ada@b.co', token: 'a', refreshToken: 'r', userId: 'user-7' });
    expect(stored.needTour).toBe(true);
  });

  test('is read back as it was written', () => {
    signIn();
    expect(readStoredSession()).toEqual(SIGNED_IN);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another kind of value', '"signed in"'],
    ['an older form without fields', '{"user":null}'],
  ])('counts as signed out when it holds %s', (_, value) => {
    if (value !== null) localStorage.setItem(SESSION_KEY, value);
    expect(readStoredSession()).toEqual(SIGNED_OUT);
  });

  test('loses a user without a token but keeps the e-mail', () => {
    const { token: _, ...user } = SIGNED_IN.user ?? { token: '' };
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...SIGNED_IN, user }));
    expect(readStoredSession()).toEqual({ ...SIGNED_OUT, email: SIGNED_IN.email });
  });

  test('is cleared together with everything else this origin has stored', () => {
    signIn();
    localStorage.setItem('other', '1');
    clearStoredSession();
    expect(localStorage.length).toBe(0);
    expect(isSignedIn(useSession.getState())).toBe(false);
  });

  test('follows what another tab has stored', () => {
    signIn();
    const user = { ...SIGNED_IN.user, token: 'token-2' };
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...SIGNED_IN, user }));
    adoptStoredSession();
    expect(useSession.getState().user?.token).toBe('token-2');
  });
});

describe('the session after a login', () => {
  const mfaOn = { ...login, UserAttributes: [{ Name: 'custom:mfaEnabled', Value: '1' }] };

  test('waits for the second factor when it is on', () => {
    const session = sessionFromLogin('ada@b.co', { ...mfaOn, next: 'mfa' });
    expect(nextStepOf(session)).toBe('mfa');
    expect(nextStepOf({ ...session, mfaVerified: true })).toBeNull();
  });

  test('waits for nothing when the server asks for nothing more', () => {
    expect(nextStepOf(sessionFromLogin('ada@b.co', mfaOn))).toBeNull();
    expect(nextStepOf(sessionFromLogin('ada@b.co', login))).toBeNull();
  });

  test('waits for another password when this one is temporary, also after a reload', () => {
    const session = sessionFromLogin('ada@b.co', { ...mfaOn, next: 'change-password' });
    useSession.setState(session, true);
    expect(nextStepOf(readStoredSession())).toBe('change-password');
  });
});

test('where the browser keeps nothing the session lives as long as the page, and that is said once', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse, clear: refuse });
  clearStoredSession();
  expect(readStoredSession()).toEqual(SIGNED_OUT);
  useSession.setState(SIGNED_IN, true);
  useSession.setState({ needTour: true });
  expect(adoptStoredSession().user?.token).toBe(SIGNED_IN.user?.token);
  expect(isSignedIn(useSession.getState())).toBe(true);
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
    'This browser keeps nothing for this page: loading it again will sign you out.',
  ]);
  vi.unstubAllGlobals();
  clearStoredSession();
});
