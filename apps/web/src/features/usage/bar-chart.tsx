import { cx } from '#lib/cx.ts';
import { formatCount, formatDay } from '#shared/plans/plan-words.ts';

interface BarChartProps {
  readonly title: string;
  /** Days, or first days of months, as the contract writes them. */
  readonly steps: readonly string[];
  readonly valueOf: (step: string) => number;
  readonly isMain: boolean;
  /** The day on which nothing was left. */
  readonly usedUpOn: string | null;
  readonly today: string;
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const isMonthly = (steps: readonly string[]): boolean => steps.every((step) => step.endsWith('-01'));

/** The days or months that are named under the bars: the first, some between, the last. */
function labelsOf(steps: readonly string[]): ReadonlyMap<number, string> {
  const monthly = isMonthly(steps);
  const last = steps.length - 1;
  const shown = (monthly ? [0, 5, last] : [0, 9, 19, last]).filter((at) => at <= last);
  const names = shown.map((at, index): [number, string] => {
    const step = steps[at] ?? '';
    if (monthly) return [at, MONTH.format(new Date(step))];
    // A period that is paid for runs over the end of a month.
    const before = steps[shown[index - 1] ?? -1] ?? '';
    const isOfSameMonth = step.slice(0, 7) === before.slice(0, 7);
    return [at, isOfSameMonth ? String(Number(step.slice(8))) : formatDay(step)];
  });
  return new Map(names);
}

/** Told to those who do not see the bars. */
function describe({ title, steps, valueOf }: BarChartProps): string {
  const values = steps.map(valueOf);
  const most = Math.max(0, ...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  const at = steps[values.indexOf(most)];
  const unit = isMonthly(steps) ? 'month' : 'day';
  const peak = most > 0 && at !== undefined ? `, most on ${formatDay(at)}: ${formatCount(most)}` : '';
  return `${title} by ${unit}: ${formatCount(total)} in all${peak}`;
}

/** What was used, step by step. */
export function BarChart(props: BarChartProps) {
  const { steps, valueOf, isMain, usedUpOn, today } = props;
  const most = Math.max(1, ...steps.map(valueOf));
  const labels = labelsOf(steps);
  const current = [...steps].reverse().find((step) => step <= today);
  return (
    <div role="img" aria-label={describe(props)} className="pt-2.5">
      <div className="flex h-11 items-end gap-[3px] border-line border-b">
        {steps.map((step) => (
          <span
            key={step}
            title={`${formatDay(step)}: ${formatCount(valueOf(step))}`}
            className={cx(
              'min-h-px flex-1 rounded-t-[1.5px]',
              step === usedUpOn && 'bg-bad',
              step !== usedUpOn && isMain && (step === current ? 'bg-accent' : 'bg-accent/45'),
              step !== usedUpOn && !isMain && (step === current ? 'bg-ink-2' : 'bg-ink-3/45'),
            )}
            style={{ height: `${(100 * valueOf(step)) / most}%` }}
          />
        ))}
      </div>
      <div className="mt-1 flex gap-[3px] text-[11px] text-ink-3 leading-4 tabular-nums">
        {steps.map((step, at) => (
          <span
            key={step}
            className={cx(
              'flex w-0 flex-1 whitespace-nowrap',
              at === 0 ? 'justify-start' : at === steps.length - 1 ? 'justify-end' : 'justify-center',
            )}
          >
            {labels.get(at)}
          </span>
        ))}
      </div>
    </div>
  );
}
