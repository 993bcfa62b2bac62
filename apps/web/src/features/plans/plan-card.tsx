import type { CatalogueEntry } from '@recto/contract/catalogue';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { PlanPicture } from '#shared/plans/plan-picture.tsx';
import { formatCount } from '#shared/plans/plan-words.ts';
import { figuresOf, type PlanFigure, perksOf } from './readings.ts';

interface PlanCardProps {
  readonly plan: CatalogueEntry;
  readonly isMine: boolean;
  /** The button, and what is to be said beside it. */
  readonly children: ReactNode;
}

/** One plan of the catalogue: its price, the figures that count, and its perks. */
export const PlanCard = ({ plan, isMine, children }: PlanCardProps) => (
  <section
    aria-label={plan.name}
    className={cx(
      'flex min-w-0 flex-col rounded-card border bg-surface pt-4 shadow-low',
      isMine ? 'border-accent ring-1 ring-accent' : 'border-line',
    )}
  >
    <header className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 @min-[760px]:grid-cols-[56px_minmax(0,1fr)_auto] @min-[760px]:gap-x-3.5 @min-[760px]:px-5">
      <PlanPicture plan={plan} className="size-12 @min-[760px]:row-span-2 @min-[760px]:size-14" />
      <h2 className="self-center font-semibold text-lg @min-[760px]:self-end @min-[760px]:leading-5.5">
        {plan.name}
      </h2>
      <p className="text-end @min-[760px]:row-span-2">
        <span className="block font-read text-[36px] leading-[38px] tracking-[-0.01em]">{`$${plan.price}`}</span>
        <span className="block whitespace-nowrap text-ink-3 text-xs">per user per month</span>
      </p>
      <p className="text-ink-2 text-sm @max-[759px]:pt-1 @max-[759px]:col-span-3 @min-[760px]:self-start">
        {plan.description}
      </p>
    </header>
    <Figures figures={figuresOf(plan)} />
    <ul className="grid gap-x-4 gap-y-1 px-4 pt-3 text-ink-2 text-sm @min-[760px]:grid-cols-[1fr_1.2fr] @min-[760px]:px-5">
      {perksOf(plan).map(({ text, isLong }) => (
        <li key={text} className={cx('flex min-w-0 items-start gap-2', isLong && '@min-[760px]:col-span-2')}>
          <Check aria-hidden="true" className="mt-1 size-3.5 shrink-0 text-ok" />
          {text}
        </li>
      ))}
    </ul>
    <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3.5 pb-4 text-ink-3 text-xs @min-[760px]:px-5">
      {children}
    </div>
  </section>
);

const Figures = ({ figures }: { figures: readonly PlanFigure[] }) => (
  <dl className="mt-3 grid grid-cols-3 border-line border-y px-4 @min-[760px]:px-5">
    {figures.map(({ amount, label, otherReading, note }) => (
      <div
        key={label}
        className="flex flex-col border-line py-2 ps-3 text-ink-3 text-xs not-first:border-s first:ps-0 @min-[760px]:ps-4 @min-[760px]:first:ps-0"
      >
        <dt className="order-2">
          {label}
          {otherReading && <span className="block text-[11px] leading-4">{otherReading}</span>}
        </dt>
        <dd className="font-semibold text-[18px] text-ink leading-6 tabular-nums tracking-[-0.01em]">
          {formatCount(amount)}
          {note !== undefined && <Footmark>{note}</Footmark>}
        </dd>
      </div>
    ))}
  </dl>
);

export const Footmark = ({ children }: { children: number }) => (
  <sup className="ms-0.5 font-semibold text-[10px] text-accent-ink">{children}</sup>
);
