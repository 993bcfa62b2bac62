import { useSyncExternalStore } from 'react';

/** Below this the product has its phone layout (specification, section 9); the same width as Tailwind's `sm`. */
const query = () => window.matchMedia('(max-width: 639.98px)');

function subscribe(onChange: () => void): () => void {
  const phone = query();
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** For what CSS cannot decide: where things float, and to which side. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
