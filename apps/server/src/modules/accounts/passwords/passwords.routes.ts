import { passwords } from '@recto/contract/passwords';
import { makeRoutes } from '#kernel/http.ts';
import { makeChangePassword, type ChangePasswordDeps } from '#modules/accounts/passwords/change-password.ts';
import {
  makeConfirmForgotPassword,
  type ConfirmForgotPasswordDeps,
} from '#modules/accounts/passwords/confirm-forgot-password.ts';
import { makeForgotPassword, type ForgotPasswordDeps } from '#modules/accounts/passwords/forgot-password.ts';

type Deps = ChangePasswordDeps & ConfirmForgotPasswordDeps & ForgotPasswordDeps;

export function makePasswordRoutes(deps: Deps) {
  const forgotPassword = makeForgotPassword(deps);
  const confirmForgotPassword = makeConfirmForgotPassword(deps);
  const changePassword = makeChangePassword(deps);

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
