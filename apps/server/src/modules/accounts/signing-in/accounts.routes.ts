import { accounts } from '@recto/contract/accounts';
import { makeRoutes } from '#kernel/http.ts';
import type { Internals } from '#modules/accounts/internals.ts';
import { makeLogIn } from '#modules/accounts/signing-in/log-in.ts';
import { makeLogOut } from '#modules/accounts/signing-in/log-out.ts';
import { makeRefreshSession } from '#modules/accounts/signing-in/refresh-session.ts';
import { makeResendCode } from '#modules/accounts/signing-in/resend-code.ts';
import { makeSignUp } from '#modules/accounts/signing-in/sign-up.ts';
import { makeVerifyEmail } from '#modules/accounts/signing-in/verify-email.ts';

export function makeAccountRoutes(internals: Internals) {
  const signUp = makeSignUp(internals);
  const verifyEmail = makeVerifyEmail(internals);
  const resendCode = makeResendCode(internals);
  const logIn = makeLogIn(internals);
  const refreshSession = makeRefreshSession(internals);
  const logOut = makeLogOut(internals);

  return makeRoutes(accounts, {
    async signUp({ body, context }) {
      await signUp(body, context);
      return { result: null, message: 'We have sent you a mail. Please look into your mailbox.' };
    },
    async verifyEmail({ body, context }) {
      await verifyEmail(body, context);
      return { result: null, message: 'Your e-mail address is confirmed.' };
    },
    async resendCode({ body, context }) {
      await resendCode(body, context);
      return {
        result: null,
        message: 'If this address waits for its confirmation, a new code is on its way.',
      };
    },
    async login({ body, context }) {
      return { result: await logIn(body, context), message: 'Welcome back!' };
    },
    async refreshToken({ body, context }) {
      return { result: { AuthenticationResult: await refreshSession(body.refreshToken, context) } };
    },
    async logout({ context }) {
      await logOut(context.caller);
      return { result: null, message: 'You are signed out.' };
    },
  });
}
