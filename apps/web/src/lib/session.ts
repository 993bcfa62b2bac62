import type { AuthenticationResult, LoginResult, UserAttribute } from '@recto/contract/accounts';
import { create } from 'zustand';
import { clearStored, readStored, store } from '#lib/storage.ts';
import { toast } from '#ui/toast.tsx';

/** The key of the session in the browser's local storage (specification, section 3). */
export const SESSION_KEY = 'auth';

/** The attribute that says whether a second factor is asked for: '1' or '0'. */
export const MFA_ENABLED = 'custom:mfaEnabled';

/** Whether an authenticator is registered, asked for or not: '1' or '0'. */
export const MFA_REGISTERED = 'custom:mfaRegistered';

/** '0' where single sign-on alone opens the account, otherwise '1'. */
export const PASSWORD_SET = 'custom:passwordSet';

export interface User {
  email: string;
  userName: string;
  token: string;
  idToken: string;
  refreshToken: string;
  userAttributes: readonly UserAttribute[];
  userId: string;
  /** An amount in cents. */
  plan: number;
  /** The password is a temporary one: the token opens nothing but its change. */
  mustChangePassword?: boolean;
}

export interface Session {
  loading: boolean;
  email: string;
  error: string | null;
  firstLogin: boolean;
  goToLoginMessage: string | null;
  needTour: boolean;
  showPassword: boolean;
  termsAndConditionsAccepted: boolean;
  mfaVerified: boolean;
  user: User | null;
}

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

/** Whether `value` has every field of `pattern`, each of the same kind. */
function isLike(value: unknown, pattern: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(pattern).every(([name, example]) => typeof fields[name] === typeof example);
}

const USER: User = {
  email: '',
  userName: '',
  token: '',
  idToken: '',
  refreshToken: '',
  userAttributes: [],
  userId: '',
  plan: 0,
};

/** The stored user, read by hand: the contract's schemas are too heavy for the first screen. */
function readUser(value: unknown): User | null {
  if (!isLike(value, USER)) return null;
  const user = value as User;
  const attributesFit =
    Array.isArray(user.userAttributes) &&
    user.userAttributes.every((attribute) => isLike(attribute, { Name: '', Value: '' }));
  return attributesFit ? user : null;
}

/** What is stored; anything unreadable counts as signed out. */
export function readStoredSession(): Session {
  try {
    const stored: unknown = JSON.parse(readStored(SESSION_KEY) ?? 'null');
    const { user, error, goToLoginMessage, ...plain } = SIGNED_OUT;
    if (!isLike(stored, plain)) return SIGNED_OUT;
    const session = stored as Session;
    return { ...SIGNED_OUT, ...session, user: readUser(session.user) };
  } catch {
    return SIGNED_OUT;
  }
}

export const useSession = create<Session>(() => readStoredSession());

/** Whether the storage holds the session; where it cannot, the session lives as long as the page. */
let isKept = true;
let hasToldSo = false;

// Only changes are written: a cleared storage stays clear until the session changes again.
useSession.subscribe((session) => {
  isKept = store(SESSION_KEY, JSON.stringify(session));
  if (isKept || hasToldSo || !isSignedIn(session)) return;
  hasToldSo = true;
  toast.warning('This browser keeps nothing for this page: loading it again will sign you out.');
});

/** Takes over what another tab has stored. */
export function adoptStoredSession(): Session {
  if (!isKept) return useSession.getState();
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

/** The step that stands between a session and the product; null when there is none. */
export function nextStepOf(session: Session): 'login' | 'change-password' | 'mfa' | null {
  if (!isSignedIn(session)) return 'login';
  if (session.user?.mustChangePassword) return 'change-password';
  return attributeOf(session.user, MFA_ENABLED) === '1' && !session.mfaVerified ? 'mfa' : null;
}

/** The session that a successful login begins. */
export function sessionFromLogin(email: string, login: LoginResult): Session {
  const attributes = { userAttributes: login.UserAttributes };
  const { AccessToken, IdToken, RefreshToken } = login.AuthenticationResult;
  return {
    ...SIGNED_OUT,
    email,
    firstLogin: login.firstLogin,
    needTour: login.firstLogin,
    // Whoever the server lets in without the second step, by single sign-on, has passed it.
    mfaVerified: login.next === 'app' && attributeOf(attributes, MFA_ENABLED) === '1',
    user: {
      ...attributes,
      email: attributeOf(attributes, 'email') ?? email,
      userName: attributeOf(attributes, 'name') ?? email,
      token: AccessToken,
      idToken: IdToken,
      refreshToken: RefreshToken,
      userId: attributeOf(attributes, 'sub') ?? '',
      plan: 0,
      ...(login.next === 'change-password' && { mustChangePassword: true }),
    },
  };
}

/** Takes over the attributes that the server has answered with, or that it is about to. */
export function storeAttributes(userAttributes: readonly UserAttribute[]): void {
  useSession.setState(({ user }) => ({
    user: user && {
      ...user,
      userAttributes,
      userName: attributeOf({ userAttributes }, 'name') ?? user.userName,
    },
  }));
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
  clearStored();
}

/** What the screens before login do on opening. Changes nothing, and so stores nothing, when there is nothing to forget. */
export function forgetLastAttempt(): void {
  const { error, loading } = useSession.getState();
  if (error !== null || loading) useSession.setState({ error: null, loading: false });
}
