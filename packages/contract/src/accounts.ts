import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { CODE_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#limits.ts';

/**
 * Text, @, texts with dots between them. Control characters and what has a meaning of its own in a mail header
 * (RFC 5322's specials) are left out: such addresses exist in theory only, in practice they are attempts to reach a
 * second recipient. No part can match in two ways, so that a long text costs no more than reading it.
 */
const EMAIL_ADDRESS =
  /^[^\p{C}\s@,;:<>()[\]\\"]+@[^\p{C}\s@,;:<>()[\]\\".]+(?:\.[^\p{C}\s@,;:<>()[\]\\".]+)+$/u;
const EMAIL_MAX_LENGTH = 254;

/** The messages are the specification's (section 5); the forms show these very texts. */
export const Email = z
  .string()
  .trim()
  // First of all: a Greek question mark, say, is a semicolon afterwards.
  .normalize('NFC')
  .min(2, 'Email must be at least 2 characters.')
  .max(EMAIL_MAX_LENGTH, { error: 'Email is invalid', abort: true })
  .regex(EMAIL_ADDRESS, 'Email is invalid');
export const Password = z
  .string()
  .min(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters.')
  .max(PASSWORD_MAX_LENGTH, 'Password must be at most 256 characters.');
export const OneTimeCode = z
  .string()
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'Otp must be at least 6 characters.');

/** Shorter than what is mailed, as specified: four or five digits are a code too, if never the right one. */
export const EmailCode = z
  .string()
  .regex(new RegExp(`^\\d{4,${CODE_LENGTH}}$`), 'Otp must be at least 4 characters.');

export const UserAttribute = z.object({ Name: z.string(), Value: z.string() });
export type UserAttribute = z.infer<typeof UserAttribute>;

export const AuthenticationResult = z.object({
  AccessToken: z.string(),
  IdToken: z.string().describe('A JWT about the account; it opens nothing'),
  RefreshToken: z.string().describe('Empty while the session waits for its second factor'),
});
export type AuthenticationResult = z.infer<typeof AuthenticationResult>;

export const LoginResult = z
  .object({
    UserAttributes: z.array(UserAttribute),
    AuthenticationResult,
    firstLogin: z.boolean(),
    next: z.enum(['app', 'mfa', 'change-password']),
  })
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof LoginResult>;

/** Among the control characters is one that no database takes. */
const NO_CONTROLS = /^\P{Cc}*$/u;

/** A name of a person; texts of sentences are the caller's. */
export const personName = (label: string, minLength: number, tooShort: string) =>
  z
    .string()
    .trim()
    .min(minLength, tooShort)
    .max(100, `${label} must be at most 100 characters.`)
    .regex(NO_CONTROLS, `${label} must not hold control characters.`);

/** In the profile a name is required, and no more; sign-up asks for four characters (specification, section 5). */
export const FirstName = personName('Name', 1, 'First name is required');
export const LastName = personName('Last Name', 1, 'Last name is required');

export const SignUp = z.object({
  email: Email,
  name: personName('Name', 4, 'Name must be at least 4 characters.'),
  lastName: personName('Last Name', 4, 'Last Name must be at least 4 characters.'),
  password: Password,
  termsAndConditionsAccepted: z.literal('1', 'Terms and Conditions are not accepted'),
});
export type SignUp = z.infer<typeof SignUp>;

export const Login = z.object({
  email: z
    .string()
    .trim()
    .normalize('NFC')
    .min(1, 'Email is required')
    .max(EMAIL_MAX_LENGTH, { error: 'Email is invalid', abort: true })
    .regex(EMAIL_ADDRESS, 'Email is invalid'),
  password: z
    .string()
    .min(1, 'Password is required')
    .min(PASSWORD_MIN_LENGTH, 'Password must be at least 8 characters')
    .max(PASSWORD_MAX_LENGTH, 'Password must be at most 256 characters.'),
  rememberMe: z.boolean().optional(),
});
export type Login = z.infer<typeof Login>;

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    status: [201],
    summary:
      'Create an account; a six-digit code is mailed. The answer never tells whether the address is known',
    body: SignUp,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirm an e-mail address with its code',
    body: z.object({ email: Email, code: EmailCode }),
  }),
  resendCode: endpoint({
    method: 'POST',
    path: '/auth/resend-code',
    access: 'public',
    summary: 'Mail a new code; the old one dies',
    body: z.object({ email: Email }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    storageReserve: 'reserve',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: Login,
    result: LoginResult,
  }),
  refreshToken: endpoint({
    method: 'POST',
    path: '/auth/refresh-token',
    storageReserve: 'reserve',
    access: 'public',
    summary: 'Exchange a refresh token for new tokens; each works once',
    body: z.object({ refreshToken: z.string().min(1).max(200) }),
    result: z.object({ AuthenticationResult }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    storageReserve: 'none',
    access: 'any-session',
    summary: 'End this session',
  }),
};
