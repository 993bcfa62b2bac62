import { cx } from '#lib/cx.ts';

/** Told apart from the rest without colours, too. */
const STRIPES = 'repeating-linear-gradient(-45deg, var(--bad) 0 3px, var(--removed-bg) 3px 5px)';

interface BudgetBarProps {
  readonly used: number;
  /** What is about to be used. */
  readonly wanted: number;
  readonly allowed: number;
  readonly className?: string;
}

/** How much of a budget is used, what an act would take of it, and what of that is too much. */
export function BudgetBar({ used, wanted, allowed, className }: BudgetBarProps) {
  const left = Math.max(0, allowed - used);
  const over = Math.max(0, wanted - left);
  const whole = Math.max(1, allowed, used + wanted);
  const width = (amount: number) => ({ width: `${(100 * amount) / whole}%` });
  return (
    <span
      aria-hidden="true"
      className={cx('flex h-1.5 gap-px overflow-hidden rounded-full bg-track', className)}
    >
      <span className="bg-ink-3/70" style={width(used)} />
      <span className="bg-accent" style={width(wanted - over)} />
      {over > 0 && <span style={{ ...width(over), background: STRIPES }} />}
    </span>
  );
}
