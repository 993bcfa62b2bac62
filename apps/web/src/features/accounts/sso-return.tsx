import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#lib/session.ts';
import { takeSsoFragment } from '#lib/sso-fragment.ts';
import { useExchangeCode } from './sso-mutations.ts';

/**
 * Finishes what the provider's answer has begun: exchanges its code for a session, or says why there is none. A component,
 * so that its code is loaded only when somebody comes back.
 */
export default function SsoReturn() {
  const { mutate } = useExchangeCode();
  const exchange = useEffectEvent((code: string) => mutate(code));
  useEffect(() => {
    const fragment = takeSsoFragment();
    if (fragment?.kind === 'code') exchange(fragment.value);
    if (fragment?.kind === 'error') void fragment.sentence().then((error) => useSession.setState({ error }));
  }, []);
  return null;
}
