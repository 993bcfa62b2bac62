import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadClient } from '#lib/load-client.ts';
import { attributeOf, clearStoredSession, useSession } from '#lib/session.ts';
import { takeSsoFragment } from '#lib/sso-fragment.ts';
import { showFailure, useBeginSession } from './mutations.ts';

/**
 * Finishes what the provider's answer has begun: exchanges its code for a session, or says why there is none. A component,
 * so that its code is loaded only when somebody comes back.
 */
export default function SsoReturn() {
  const beginSession = useBeginSession();
  const { mutate } = useMutation({
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
  useEffect(() => {
    const fragment = takeSsoFragment();
    if (fragment?.kind === 'code') mutate(fragment.value);
    if (fragment?.kind === 'error') void fragment.sentence().then((error) => useSession.setState({ error }));
  }, [mutate]);
  return null;
}
