import { AppError } from '#kernel/errors.ts';

/** One text for an unknown address, a wrong password and a locked account: the answer must not tell which it was. */
export const wrongCredentials = () =>
  new AppError(401, 'auth.wrong_credentials', 'The e-mail address or the password is wrong.');

export const emailUnverified = () =>
  new AppError(
    403,
    'auth.unverified',
    'Please confirm your e-mail address first. We have mailed you a code for it.',
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

/** One text for an expired, a revoked, a reused and an invented refresh token. */
export const sessionEnded = () =>
  new AppError(401, 'auth.session_ended', 'Your session has ended. Please sign in again.');
