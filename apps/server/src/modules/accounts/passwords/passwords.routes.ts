import { passwords } from '@recto/contract/passwords';
import { makeRoutes } from '#kernel/http.ts';
import { makeChangePassword } from '#modules/accounts/passwords/change-password.ts';
import { makeConfirmForgotPassword } from '#modules/accounts/passwords/confirm-forgot-password.ts';
import { makeForgotPassword } from '#modules/accounts/passwords/forgot-password.ts';
import type { Internals } from '#modules/accounts/internals.ts';

export function makePasswordRoutes(internals: Internals) {
  const forgotPassword = makeForgotPassword(internals);
  const confirmForgotPassword = makeConfirmForgotPassword(internals);
  const changePassword = makeChangePassword(internals);

  return makeRoutes(passwords, {
    async forgotPassword({ body, context }) {
      await forgotPassword(body, context);
      return { result: null, message: 'Password Code sent to your email' };
    },
    async confirmForgotPassword({ body, context }) {
      await confirmForgotPassword(body, context);
      return { result: null, message: 'Password Recovered Successfully, Please Login' };
    },
    async changePassword({ body, context }) {
      await changePassword(context.caller, body, context);
      return { result: null, message: 'Password Changed Successfully' };
    },
  });
}
