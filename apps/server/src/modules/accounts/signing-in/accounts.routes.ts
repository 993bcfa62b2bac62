import { accounts } from '@recto/contract/accounts';
import { makeRoutes } from '#kernel/http.ts';
import { makeLogIn, type LogInDeps } from '#modules/accounts/signing-in/log-in.ts';
import { makeLogOut, type LogOutDeps } from '#modules/accounts/signing-in/log-out.ts';
import { makeRefreshSession, type RefreshSessionDeps } from '#modules/accounts/signing-in/refresh-session.ts';
import { makeResendCode, type ResendCodeDeps } from '#modules/accounts/signing-in/resend-code.ts';
import { makeSignUp, type SignUpDeps } from '#modules/accounts/signing-in/sign-up.ts';
import { makeVerifyEmail, type VerifyEmailDeps } from '#modules/accounts/signing-in/verify-email.ts';

type Deps = LogInDeps & LogOutDeps & RefreshSessionDeps & ResendCodeDeps & SignUpDeps & VerifyEmailDeps;

export function makeAccountRoutes(deps: Deps) {
  const signUp = makeSignUp(deps);
  const verifyEmail = makeVerifyEmail(deps);
  const resendCode = makeResendCode(deps);
  const logIn = makeLogIn(deps);
  const refreshSession = makeRefreshSession(deps);
  const logOut = makeLogOut(deps);

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
