import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';

interface CardProps {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** Stays at the foot of the card. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const Card = ({ title, aside, footer, className, children }: CardProps) => (
  <section
    aria-label={title}
    className={cx(
      'flex min-w-0 flex-col rounded-card border border-line bg-surface px-5 pt-4 pb-4.5 shadow-low',
      className,
    )}
  >
    <header className="mb-2.5 flex h-7 items-center justify-between gap-3">
      <h2 className="font-semibold text-base">{title}</h2>
      {aside}
    </header>
    {children}
    {footer && <div className="mt-auto flex items-center justify-between gap-2 pt-3.5">{footer}</div>}
  </section>
);

/** A word about a state, with its dot. */
export const Status = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <span className="flex items-center gap-2 text-ink-2 text-xs">
    <span aria-hidden="true" className={cx('size-1.5 rounded-full', good ? 'bg-ok' : 'bg-control')} />
    {children}
  </span>
);
