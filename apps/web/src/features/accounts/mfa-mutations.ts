import { useLocation, useNavigate } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { loadClient } from '#lib/load-client.ts';
import { storeTokens, useSession } from '#lib/session.ts';
import { useSingleMutation } from '#lib/use-single-mutation.ts';

/** The second step of signing in, by a code of the authenticator or a recovery code. */
export function useVerifyMfa() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useSingleMutation({
    mutationFn: async (userCode: string) => {
      useSession.setState({ loading: true, error: null });
      const { call, contract } = await loadClient();
      return call(contract.secondFactor.verifyMfa, { body: { userCode } });
    },
    onSuccess: ({ AuthenticationResult }) => {
      storeTokens(AuthenticationResult);
      useSession.setState({ loading: false, mfaVerified: true });
      // The guard of this page sees that nothing is left to do here and leads on to where the visitor wanted to go.
      return navigate({ pathname: '/mfa', search }, { replace: true });
    },
    onError: (error) => useSession.setState({ loading: false, error: sentenceOf(error) }),
  });
}
