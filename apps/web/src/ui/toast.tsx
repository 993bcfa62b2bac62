import { lazy, Suspense } from 'react';
import { create } from 'zustand';
import { reloadForOtherRelease } from '#lib/release.ts';
import { addToast, type ToastKind, type ToastOptions } from '#ui/toast-store.ts';

const load = () => import('#ui/toaster.tsx');
const LoadedToaster = lazy(load);

/** Whether the code that shows toasts is there; until they are asked for it is not loaded. */
const useLoaded = create(() => ({ isLoaded: false }));

/** Loads what shows toasts: at the first sign of a person, since it could not be loaded once the server is away. */
export function warmToasts(): void {
  if (useLoaded.getState().isLoaded) return;
  load().then(
    () => useLoaded.setState({ isLoaded: true }),
    (error: unknown) => {
      console.error('The toasts could not be loaded', error);
      // A page that was left open over a new release could not even say so.
      void reloadForOtherRelease();
    },
  );
}

const show =
  (kind: ToastKind) =>
  (message: string, options: ToastOptions = {}): void => {
    warmToasts();
    addToast(kind, message, options);
  };

/** Short messages at the edge of the screen. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
};

export function Toaster() {
  const isLoaded = useLoaded((state) => state.isLoaded);
  return (
    isLoaded && (
      <Suspense>
        <LoadedToaster />
      </Suspense>
    )
  );
}
