import { useEffect, useEffectEvent } from 'react';

/**
 * For what lies over a screen without standing in the address: it goes when somebody goes back or forward, instead of
 * staying over another screen.
 */
export function useCloseOnBack(close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    const listen = () => act();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);
}
