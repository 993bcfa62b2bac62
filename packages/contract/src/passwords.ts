import { z } from 'zod';
import { Email, Password } from '#accounts.ts';
import { endpoint } from '#endpoint.ts';
import { CODE_LENGTH } from '#limits.ts';

export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

export const ConfirmForgotPassword = z.object({
  email: Email,
  password: Password,
  confirmationCode: z
    .string()
    .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'Confirmation Code must be at least 6 characters.'),
});
export type ConfirmForgotPassword = z.infer<typeof ConfirmForgotPassword>;

export const ChangePassword = z.object({
  email: Email,
  previousPassword: Password,
  proposedPassword: Password,
});
export type ChangePassword = z.infer<typeof ChangePassword>;

export const passwords = {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    storageReserve: 'reserve',
    access: 'public',
    summary: 'Mail a code for a new password; the answer never tells whether the address is known',
    body: ForgotPassword,
  }),
  confirmForgotPassword: endpoint({
    method: 'POST',
    path: '/auth/confirm-forgot-password',
    storageReserve: 'reserve',
    access: 'public',
    summary: 'Set a new password with the mailed code; every session ends',
    body: ConfirmForgotPassword,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    storageReserve: 'reserve',
    access: 'password-change',
    summary: 'Set a new password with the current or a temporary one; every session ends, this one too',
    body: ChangePassword,
  }),
};
