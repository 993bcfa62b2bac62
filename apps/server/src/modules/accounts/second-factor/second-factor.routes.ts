import { secondFactor } from '@recto/contract/second-factor';
import { makeRoutes } from '#kernel/http.ts';
import {
  makeChangeMfaSetup,
  type ChangeMfaSetupDeps,
} from '#modules/accounts/second-factor/change-mfa-setup.ts';
import { makeGetQrCode, type GetQrCodeDeps } from '#modules/accounts/second-factor/get-qr-code.ts';
import { makeRegisterMfa, type RegisterMfaDeps } from '#modules/accounts/second-factor/register-mfa.ts';
import { makeVerifyMfa, type VerifyMfaDeps } from '#modules/accounts/second-factor/verify-mfa.ts';

type Deps = ChangeMfaSetupDeps & GetQrCodeDeps & RegisterMfaDeps & VerifyMfaDeps;

export function makeSecondFactorRoutes(deps: Deps) {
  const getQrCode = makeGetQrCode(deps);
  const registerMfa = makeRegisterMfa(deps);
  const verifyMfa = makeVerifyMfa(deps);
  const changeMfaSetup = makeChangeMfaSetup(deps);

  return makeRoutes(secondFactor, {
    async getQrCode({ body, context }) {
      return { result: { SecretCode: await getQrCode(context.caller, body, context) } };
    },
    async registerMfa({ body, context }) {
      const recoveryCodes = await registerMfa(context.caller, body.userCode, context);
      return {
        result: { Status: 'SUCCESS' as const, recoveryCodes },
        message: 'Your authenticator is registered.',
      };
    },
    async verifyMfa({ body, context }) {
      const AuthenticationResult = await verifyMfa(context.caller, body.userCode, context);
      return { result: { Status: 'SUCCESS' as const, AuthenticationResult }, message: 'Welcome back!' };
    },
    async changeMfaSetup({ body, context }) {
      const isEnabled = body.attributes[0].Value === '1';
      const UserAttributes = await changeMfaSetup(context.caller, isEnabled, body, context);
      const message = `Multi-factor authentication is ${isEnabled ? 'on' : 'off'}.`;
      return { result: { UserAttributes }, message };
    },
  });
}
