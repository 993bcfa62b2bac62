import { accounts, Login, SignUp } from '@recto/contract/accounts';
import { SecondFactorCode } from '@recto/contract/second-factor';
import { z } from 'zod';
import { makeForm } from '#lib/form/make-form.ts';

/** The rules of the forms before login, in a module of their own that is loaded when somebody begins to type. */
export { ChangePassword, ConfirmForgotPassword, ForgotPassword } from '@recto/contract/passwords';
export const makeLoginForm = () => makeForm(Login);
export const SignUpFields = SignUp.omit({ termsAndConditionsAccepted: true });
export const VerifyEmail = accounts.verifyEmail.body;

/** Sent as it was typed: the server reads a code in every way that people copy it. */
export const SecondStep = z.object({
  userCode: z
    .string()
    .trim()
    .refine((code) => SecondFactorCode.safeParse(code).success, 'Otp must be at least 6 characters.'),
});
