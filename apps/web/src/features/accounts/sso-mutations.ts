import { loadClient } from '#lib/load-client.ts';
import { attributeOf, clearStoredSession, useSession } from '#lib/session.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';
import { showFailure, useBeginSession } from './login-mutations.ts';

/** Exchanges the code that the sign-in provider has sent for a session. */
export function useExchangeCode() {
  const beginSession = useBeginSession();
  return useSingleMutation({
    gcTime: 0,
    mutationFn: async (code: string) => {
      clearStoredSession();
      useSession.setState({ loading: true });
      const { call, contract } = await loadClient();
      return call(contract.sso.exchangeCode, { body: { code } });
    },
    onSuccess: (result) => {
      const email = attributeOf({ userAttributes: result.UserAttributes }, 'email') ?? '';
      return beginSession(email, result);
    },
    onError: showFailure,
  });
}
