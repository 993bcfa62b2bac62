import { z } from 'zod';

/** Why a session was ended before it expired. One that has expired has no reason. */
export const SessionEndReason = z.enum([
  'password_changed',
  'password_reset',
  'temporary_password',
  'second_factor_changed',
  'signed_out',
  'token_reused',
  'account_deleted',
  'account_disabled',
  'role_changed',
  'signed_out_by_admin',
]);
export type SessionEndReason = z.infer<typeof SessionEndReason>;
