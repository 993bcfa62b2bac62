import { cx } from '#lib/cx.ts';

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** `bad` where nothing is left. */
  readonly tone?: 'accent' | 'bad';
  readonly className?: string;
}

/** How much of something is done. */
export function ProgressBar({ label, share, tone = 'accent', className }: ProgressBarProps) {
  const percent = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx('block h-1 overflow-hidden rounded-full bg-track', className)}
    >
      <span
        className={cx('block h-full transition-[width]', tone === 'bad' ? 'bg-bad' : 'bg-accent')}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
