import { useEffect, useEffectEvent } from 'react';
import { loadClient } from '#lib/load-client.ts';
import { attributeOf, clearStoredSession, useSession } from '#lib/session.ts';
import { takeSsoFragment } from '#lib/sso-fragment.ts';
import { useAttempt } from '#lib/use-attempt.ts';
import { showFailure, useBeginSession } from './login.ts';

/**
 * Finishes what the provider's answer has begun: exchanges its code for a session, or says why there is none. A component,
 * so that its code is loaded only when somebody comes back.
 */
export default function SsoReturn() {
  const beginSession = useBeginSession();
  const { mutate } = useAttempt({
    run: async (code: string) => {
      clearStoredSession();
      useSession.setState({ loading: true });
      const { call, contract } = await loadClient();
      const result = await call(contract.sso.exchangeCode, { body: { code } });
      const email = attributeOf({ userAttributes: result.UserAttributes }, 'email') ?? '';
      return beginSession(email, result);
    },
    onError: showFailure,
  });
  const exchange = useEffectEvent((code: string) => void mutate(code));
  useEffect(() => {
    const fragment = takeSsoFragment();
    if (fragment?.kind === 'code') exchange(fragment.value);
    if (fragment?.kind === 'error') void fragment.sentence().then((error) => useSession.setState({ error }));
  }, []);
  return null;
}
