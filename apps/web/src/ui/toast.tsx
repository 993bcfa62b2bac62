import type { ExternalToast } from 'sonner';
import { lazy, Suspense } from 'react';
import { create } from 'zustand';

const load = () => import('#ui/toaster.tsx');
const Sonner = lazy(load);

/** Whether toasts were asked for; until then their code is not loaded. */
const useWanted = create(() => ({ wanted: false }));

/** Loads what shows toasts: at the first sign of a person, since it could not be loaded once the server is away. */
export const warmToasts = (): void => useWanted.setState({ wanted: true });

const say =
  (kind: 'success' | 'error' | 'warning' | 'info') =>
  (message: string, options?: ExternalToast): void => {
    warmToasts();
    load()
      .then(({ show }) => show(kind, message, options))
      .catch((error: unknown) => console.error('The toasts could not be loaded', message, error));
  };

/** Short messages at the edge of the screen. */
export const toast = {
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
};

export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  const wanted = useWanted((state) => state.wanted);
  return (
    wanted && (
      <Suspense>
        <Sonner theme={theme} />
      </Suspense>
    )
  );
}
