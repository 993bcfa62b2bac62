import { Toaster as Sonner, toast } from 'sonner';

export { toast };

/** Specification, section 9: three visible, four seconds. Swiping dismisses in every direction. */
const VISIBLE = 3;
const LIFE_MS = 4000;

export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Sonner
      theme={theme}
      visibleToasts={VISIBLE}
      duration={LIFE_MS}
      position="bottom-right"
      swipeDirections={['left', 'right', 'top', 'bottom']}
      mobileOffset={{ bottom: 70 }}
      toastOptions={{
        style: {
          '--normal-bg': 'var(--surface)',
          '--normal-border': 'var(--line)',
          '--normal-text': 'var(--ink)',
          borderRadius: 'var(--radius-card, 10px)',
          boxShadow: 'var(--shadow-pop)',
          fontFamily: 'var(--ui)',
        } as React.CSSProperties,
        classNames: {
          description: '!text-ink-2',
          actionButton: '!bg-accent !text-on-accent !font-medium',
          error: '[&_[data-icon]]:text-bad',
          success: '[&_[data-icon]]:text-ok',
          warning: '[&_[data-icon]]:text-warn',
        },
      }}
    />
  );
}
