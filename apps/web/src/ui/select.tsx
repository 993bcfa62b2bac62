import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';

/** The browser's own select in our clothes; name it with `aria-label` or a label of your own. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative inline-block', className)}>
      <select
        {...rest}
        className="h-8 w-full cursor-pointer appearance-none truncate rounded-control border border-control bg-surface ps-2.5 pe-8 text-ink text-sm shadow-low disabled:cursor-default disabled:opacity-50"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-2 my-auto size-3.5 text-ink-2"
      />
    </span>
  );
}
