import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '#lib/cx.ts';
import { focusAround } from '#lib/keep-focus.ts';
import { Spinner } from '#ui/spinner.tsx';

type Variant = 'primary' | 'plain' | 'quiet' | 'danger' | 'destroy';
type Size = 'sm' | 'md' | 'lg' | 'xl';

const VARIANTS: Readonly<Record<Variant, string>> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
  plain: 'border-control bg-surface text-ink shadow-low not-disabled:hover:bg-quiet',
  quiet: 'border-transparent text-ink-2 not-disabled:hover:bg-quiet',
  danger: 'border-transparent text-bad not-disabled:hover:bg-removed-bg',
  /** The button that does what cannot be undone, in the dialog that asks for it. */
  destroy: 'border-transparent bg-bad text-on-accent not-disabled:hover:opacity-90',
};
const SIZES: Readonly<Record<Size, string>> = {
  sm: 'h-7 px-2.5 text-xs gap-1.5 rounded-control',
  md: 'h-8 px-3 text-sm gap-2 rounded-control',
  lg: 'h-9 px-3.5 text-sm gap-2 rounded-control',
  xl: 'h-11 px-4 text-base gap-2 rounded-field',
};

/** The look of a button, for links that act like one. */
export const buttonClass = (variant: Variant = 'plain', size: Size = 'md', className?: string): string =>
  cx(
    'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap border font-medium transition-colors',
    'disabled:cursor-default disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: Variant;
  size?: Size;
  /** Shows a spinner beside the label and takes no clicks. */
  loading?: boolean;
  icon?: ReactNode;
}

/** Browsers take the focus from a button that is disabled while it waits. It gets it back, unless that has moved on. */
function useFocusAfterWaiting(loading: boolean) {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (!button) return;
    if (loading && document.activeElement === button) return;
    pressed.current = null;
    if (loading || !button.isConnected || document.activeElement !== document.body) return;
    if (button.disabled) focusAround(button);
    else button.focus();
  }, [loading]);
  return pressed;
}

export function Button({
  variant = 'plain',
  size = 'md',
  loading = false,
  icon,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const pressed = useFocusAfterWaiting(loading);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget;
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      onClick={press}
      aria-busy={loading || undefined}
      className={buttonClass(variant, size, className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
