import { useEffect } from 'react';
import { type ExternalToast, Toaster as Sonner, toast } from 'sonner';
import { useIsPhone } from '#lib/use-is-phone.ts';

/** Specification, section 9: three visible, four seconds, dismissed by a swipe. */
const VISIBLE = 3;
const LIFE_MS = 4000;

let mounted: () => void;
// Sonner forgets what is said before its toaster stands, so the first messages wait for it.
const standing = new Promise<void>((resolve) => {
  mounted = resolve;
});

export async function show(
  kind: 'success' | 'error' | 'warning' | 'info',
  message: string,
  options?: ExternalToast,
): Promise<void> {
  await standing;
  toast[kind](message, options);
}

export default function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  useEffect(() => mounted(), []);
  // At the foot of a phone lie the bar and the button that a form ends with.
  const isPhone = useIsPhone();
  return (
    <Sonner
      theme={theme}
      visibleToasts={VISIBLE}
      duration={LIFE_MS}
      position={isPhone ? 'top-center' : 'bottom-right'}
      swipeDirections={['left', 'right', 'top', 'bottom']}
      mobileOffset={{ top: 60 }}
      toastOptions={{
        style: {
          '--normal-bg': 'var(--surface)',
          '--normal-border': 'var(--line)',
          '--normal-text': 'var(--ink)',
          borderRadius: 10,
          boxShadow: 'var(--shadow-pop)',
          fontFamily: 'var(--ui)',
        } as React.CSSProperties,
        classNames: {
          description: '!text-ink-2',
          actionButton: '!bg-accent !text-on-accent !font-medium',
          error: '[&_[data-icon]]:text-bad',
          success: '[&_[data-icon]]:text-ok',
          warning: '[&_[data-icon]]:text-warn',
          info: '[&_[data-icon]]:text-accent-ink',
        },
      }}
    />
  );
}
