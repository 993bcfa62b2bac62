import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Said by screen readers and shown as the tip. */
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** Lit while what it toggles is on. */
  on?: boolean;
}

const SIZES = { sm: 'size-6', md: 'size-7', lg: 'size-8' } as const;

export function IconButton({ label, size = 'md', on = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'grid shrink-0 place-items-center rounded-control transition-colors [&_svg]:size-4',
        on ? 'bg-wash text-accent-ink' : 'text-ink-2 not-disabled:hover:bg-quiet',
        'disabled:cursor-default disabled:text-control',
        SIZES[size],
        className,
      )}
    />
  );
}
