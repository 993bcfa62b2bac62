import { z } from 'zod';
import { AuthenticationResult, OneTimeCode, UserAttribute } from '#accounts.ts';
import { CallerReference, CallerToken, endpoint } from '#endpoint.ts';
import { PASSWORD_MAX_LENGTH, RECOVERY_CODE_FORM, RECOVERY_CODES } from '#limits.ts';

/** Shown once after registering; each replaces one code of the authenticator. Read in every way people copy it. */
export const RecoveryCode = z
  .string()
  .overwrite((code) => code.replace(RECOVERY_CODE_FORM, '$1-$2'))
  .toLowerCase()
  .regex(/^[a-z0-9]{5}-[a-z0-9]{5}$/, 'A recovery code reads like xxxxx-xxxxx.');

/** A code of the authenticator or a recovery code. */
export const SecondFactorCode = z.union([OneTimeCode, RecoveryCode], 'Otp must be at least 6 characters.');

/** What proves that the person at the keyboard is the account's owner: one of the two, whichever they have. */
export const Proof = z.object({
  userCode: SecondFactorCode.optional(),
  password: z.string().min(1).max(PASSWORD_MAX_LENGTH).optional(),
});

export const secondFactor = {
  getQrCode: endpoint({
    method: 'POST',
    path: '/auth/get-qr-code',
    tokenScope: null,
    summary: 'A new secret for an authenticator app; it holds once it is confirmed by verify-qr-code',
    body: z.object({ accessToken: CallerToken, ...Proof.shape }),
    result: z.object({ SecretCode: z.string().describe('Base32') }),
  }),
  registerMfa: endpoint({
    method: 'POST',
    path: '/auth/verify-qr-code',
    tokenScope: null,
    summary: 'Register the authenticator with its first code; every other session ends',
    body: z.object({ userCode: OneTimeCode, accessToken: CallerToken }),
    result: z.object({
      Status: z.literal('SUCCESS'),
      recoveryCodes: z.array(RecoveryCode).length(RECOVERY_CODES).describe('Shown this once'),
    }),
  }),
  verifyMfa: endpoint({
    method: 'POST',
    path: '/auth/sign-in-through-totp',
    storageReserve: 'reserve',
    access: 'pending',
    summary: 'The second step of signing in',
    body: z.object({ userCode: SecondFactorCode, email: CallerReference, accessToken: CallerToken }),
    result: z.object({ Status: z.literal('SUCCESS'), AuthenticationResult }),
  }),
  changeMfaSetup: endpoint({
    method: 'POST',
    path: '/auth/change-mfa-setup',
    tokenScope: null,
    summary: 'Switch the second factor on or off; every other session ends. Off needs a code or the password',
    body: z.object({
      attributes: z.tuple([z.object({ Name: z.literal('custom:mfaEnabled'), Value: z.enum(['0', '1']) })]),
      accessToken: CallerToken,
      token: CallerToken,
      ...Proof.shape,
    }),
    result: z.object({ UserAttributes: z.array(UserAttribute) }),
  }),
};
