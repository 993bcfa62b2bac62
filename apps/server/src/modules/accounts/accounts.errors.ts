import type { SessionEndReason } from '@recto/contract/session-end';
import { AppError } from '#kernel/errors.ts';

/** One text for an unknown address and a wrong password: the answer must not tell which it was. */
export const wrongCredentials = () =>
  new AppError(401, 'auth.wrong_credentials', 'The e-mail address or the password is wrong.');

export const emailUnverified = () =>
  new AppError(
    403,
    'auth.unverified',
    'Please confirm your e-mail address first. We have mailed you a code for it.',
  );

/** Said only to who knows the password. */
export const temporaryPasswordExpired = () =>
  new AppError(
    403,
    'auth.temporary_password_expired',
    'Your temporary password has expired. Please ask your administrator for a new one.',
  );

/** Said only to who knows the password, or whom the provider has sent. */
export const accountDisabled = () =>
  new AppError(
    403,
    'auth.account_disabled',
    'This account has been switched off. Please ask your administrator.',
  );

/** One text for a wrong, an expired, a used up and a missing code, and for an unknown address. */
export const codeInvalid = () =>
  new AppError(400, 'auth.code_invalid', 'This code is wrong or no longer valid. You can ask for a new one.');

export const signupClosed = (rule: 'domains' | 'closed') =>
  new AppError(
    403,
    'auth.signup_closed',
    rule === 'closed'
      ? 'Sign-up is closed here. Please ask your administrator for an account.'
      : 'Addresses of this domain cannot sign up here. Please use your company address.',
  );

/** Another tab or request has just exchanged the same token. */
export const refreshSuperseded = () =>
  new AppError(409, 'auth.refresh_superseded', 'These tokens have just been renewed elsewhere.');

/** One text for an expired, a revoked, a reused and an invented refresh token. A reason is given only to a token's holder. */
export const sessionEnded = (reason?: SessionEndReason) =>
  new AppError(
    401,
    'auth.session_ended',
    'Your session has ended. Please sign in again.',
    reason && { reason },
  );

/** A second chance to prove who one is; the form asks for it. */
export const reauthenticationNeeded = () =>
  new AppError(403, 'auth.reauth_needed', 'Give your password or a code of your authenticator.');

/** Where there is neither password nor authenticator to ask for, or the page has no form for them. */
export const freshSignInNeeded = () =>
  new AppError(
    403,
    'auth.reauth_needed',
    'Please sign in again first: this needs a sign-in within the last ten minutes.',
  );

/** `own`: said to the administrator in question. */
export const lastAdmin = (whose?: 'own') =>
  new AppError(
    409,
    'account.last_admin',
    `${whose === 'own' ? 'You are' : 'This is'} the last administrator. Make somebody else one first.`,
  );

/** Not 401: the session is fine. `field` is where the form shows it. */
export const passwordWrong = (field: 'password' | 'previousPassword') => {
  const message = field === 'password' ? 'The password is wrong.' : 'The current password is wrong.';
  return new AppError(400, 'auth.password_wrong', message, { fields: { [field]: message } });
};

export const passwordUnchanged = () => {
  const message = 'The new password must differ from the current one.';
  return new AppError(400, 'auth.password_same', message, { fields: { proposedPassword: message } });
};

export const tooManyTokens = (most: number) =>
  new AppError(409, 'token.too_many', `An account has at most ${most} access tokens. Delete one first.`);

export const expiryPassed = () => {
  const message = 'This time has passed.';
  return new AppError(422, 'token.expiry_passed', message, { fields: { expiresAt: message } });
};

const SECOND_FACTOR_INVALID = {
  authenticator: 'This code is wrong or has been used. Wait for the next one.',
  recovery: 'This recovery code is wrong or has been used.',
} as const;

/** One text for a wrong, an expired and a used code. */
export const secondFactorInvalid = (kind: keyof typeof SECOND_FACTOR_INVALID) => {
  const message = SECOND_FACTOR_INVALID[kind];
  return new AppError(400, 'mfa.code_invalid', message, { fields: { userCode: message } });
};

export const authenticatorMissing = () =>
  new AppError(409, 'mfa.not_registered', 'Register an authenticator app first.');

export const registrationMissing = () =>
  new AppError(409, 'mfa.no_registration', 'This QR code is no longer valid. Please ask for a new one.');

/** Said only to who has given the password already. */
export function secondFactorLocked(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'one minute' : `${minutes} minutes`;
  return new AppError(429, 'mfa.locked', `Too many wrong codes. Try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
