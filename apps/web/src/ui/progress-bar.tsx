import { cx } from '#lib/cx.ts';

const TONES = { accent: 'bg-accent', quiet: 'bg-ink-3', warn: 'bg-warn', bad: 'bg-bad' } as const;

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** `quiet` for what is not looked at first, `warn` where little is left, `bad` where nothing is. */
  readonly tone?: keyof typeof TONES;
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
        className={cx('block h-full rounded-full transition-[width]', TONES[tone])}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}
