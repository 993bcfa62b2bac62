import { SSO_ERRORS, type SsoError } from '@recto/contract/sso';
import { AppError, notAllowed, notFound } from '#kernel/errors.ts';

/** Ends a sign-in or a linking that cannot be; the browser is sent back with the code. */
export class SsoRefusal extends Error {
  readonly code: SsoError;

  constructor(code: SsoError) {
    super(`single sign-on came to nothing: ${code}`);
    this.name = 'SsoRefusal';
    this.code = code;
  }
}

export const ssoNotConfigured = () =>
  new AppError(404, 'sso.not_configured', 'Single sign-on is not set up here.');

/** One text for an unknown, a used and an expired code, and for another browser's. */
export const ssoCodeInvalid = () => new AppError(400, 'sso.code_invalid', SSO_ERRORS.expired);

export const providerAway = () =>
  new AppError(503, 'sso.provider_away', SSO_ERRORS.provider_away, { retryAfterSeconds: 60 });

export const alreadyLinked = () => new AppError(409, 'sso.already_linked', SSO_ERRORS.already_linked);

export const linkingNotInPlan = () => notAllowed('plan.required', SSO_ERRORS.plan_required);

export const lastWayIn = () =>
  new AppError(
    409,
    'sso.last_way_in',
    'This is your only way to sign in. Set a password first, by Forgot Password.',
  );

export const identityNotFound = () => notFound('Identity');
