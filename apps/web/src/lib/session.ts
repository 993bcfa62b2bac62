import type { AuthenticationResult, LoginResult } from '@recto/contract/accounts';
import { z } from 'zod';
import { create } from 'zustand';

/** The key of the session in the browser's local storage (specification, section 3). */
export const SESSION_KEY = 'auth';

const User = z.object({
  email: z.string(),
  userName: z.string(),
  token: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  userAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })),
  userId: z.string(),
  plan: z.number(),
});
export type User = z.infer<typeof User>;

const Session = z.object({
  loading: z.boolean(),
  email: z.string(),
  error: z.string().nullable(),
  firstLogin: z.boolean(),
  goToLoginMessage: z.string().nullable(),
  needTour: z.boolean(),
  showPassword: z.boolean(),
  termsAndConditionsAccepted: z.boolean(),
  mfaVerified: z.boolean(),
  user: User.nullable(),
});
export type Session = z.infer<typeof Session>;

export const SIGNED_OUT: Session = {
  loading: false,
  email: '',
  error: null,
  firstLogin: false,
  goToLoginMessage: null,
  needTour: false,
  showPassword: false,
  termsAndConditionsAccepted: false,
  mfaVerified: false,
  user: null,
};

/** What is stored; anything unreadable counts as signed out. */
export function readStoredSession(): Session {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    const parsed = Session.safeParse({ ...SIGNED_OUT, ...(stored as object | null) });
    return parsed.success ? parsed.data : SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

export const useSession = create<Session>(() => readStoredSession());

// Only changes are written: a cleared storage stays clear until the session changes again.
useSession.subscribe((session) => localStorage.setItem(SESSION_KEY, JSON.stringify(session)));

/** Takes over what another tab has stored. */
export function adoptStoredSession(): Session {
  const session = readStoredSession();
  if (session.user?.token !== useSession.getState().user?.token) useSession.setState(session);
  return session;
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY || event.key === null) adoptStoredSession();
  });
}

export const attributeOf = (user: Pick<User, 'userAttributes'> | null, name: string): string | undefined =>
  user?.userAttributes.find((attribute) => attribute.Name === name)?.Value;

export const isSignedIn = (session: Session): boolean => Boolean(session.user?.token);

/** The session that a successful login begins. */
export function sessionFromLogin(email: string, login: LoginResult): Session {
  const attributes = { userAttributes: login.UserAttributes };
  const { AccessToken, IdToken, RefreshToken } = login.AuthenticationResult;
  return {
    ...SIGNED_OUT,
    email,
    firstLogin: login.firstLogin,
    needTour: login.firstLogin,
    user: {
      ...attributes,
      email: attributeOf(attributes, 'email') ?? email,
      userName: attributeOf(attributes, 'name') ?? email,
      token: AccessToken,
      idToken: IdToken,
      refreshToken: RefreshToken,
      userId: attributeOf(attributes, 'sub') ?? '',
      plan: 0,
    },
  };
}

/** Puts exchanged tokens into the session. */
export function storeTokens(tokens: AuthenticationResult): void {
  useSession.setState(({ user }) => ({
    user: user && {
      ...user,
      token: tokens.AccessToken,
      idToken: tokens.IdToken,
      refreshToken: tokens.RefreshToken,
    },
  }));
}

/** Forgets everything this origin has stored, the session included. */
export function clearStoredSession(): void {
  useSession.setState(SIGNED_OUT, true);
  localStorage.clear();
}
