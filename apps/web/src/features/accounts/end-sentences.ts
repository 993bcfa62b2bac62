import type { EndReason } from '#lib/end-reason.ts';

const UNKNOWN = 'Your session has ended. Please log in again.';

const SENTENCES = new Map<string, string>(
  Object.entries({
    password_changed: 'You were signed out because the password was changed. Please log in with the new one.',
    password_reset:
      'You were signed out because the password was reset by e-mail. Please log in with the new one.',
    temporary_password:
      'You were signed out because your administrator gave you a temporary password. Please log in with it.',
    second_factor_changed:
      'You were signed out because multi-factor authentication was changed. Please log in again.',
    signed_out: 'You were signed out from another device. Please log in again.',
    token_reused:
      'You were signed out for your safety: an outdated copy of this session was used. Please log in, and change your password if that was not you.',
    account_deleted: 'You were signed out because the account was deleted.',
    account_disabled:
      'You were signed out because your administrator has switched this account off. Please ask them.',
    role_changed: 'You were signed out because your role was changed. Please log in again.',
    signed_out_by_admin: 'You were signed out by your administrator. Please log in again.',
    expired: 'Your session has expired. Please log in again.',
    unknown: UNKNOWN,
  } satisfies Record<EndReason, string>),
);

/** Why somebody comes to the login page without having asked for it. */
export const describeEnd = (reason: string): string => SENTENCES.get(reason) ?? UNKNOWN;
