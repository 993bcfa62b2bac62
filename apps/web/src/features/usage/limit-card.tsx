import type { PlanMetric } from '@recto/contract/catalogue';
import type { StatisticsPoint, UsageLimit } from '@recto/contract/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatCount, formatDay, LIMIT_TITLES, planWithMore } from '#shared/plans/plan-words.ts';
import { toneOf } from '#shared/plans/tone.ts';
import { toBudget } from '#shared/plans/use-budget.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { BarChart } from './bar-chart.tsx';

/** What was done with what is counted. */
const DONE: Readonly<Partial<Record<PlanMetric, string>>> = {
  questions: 'asked',
  files: 'uploaded',
  comparedFiles: 'compared today',
  ocrFiles: 'read by OCR',
  translations: 'translated',
  storedFiles: 'stored',
};

/** Limits that have a chart of their own. */
type Series = Exclude<keyof StatisticsPoint, 'at'>;
const SERIES: Readonly<Partial<Record<PlanMetric, Series>>> = {
  questions: 'questions',
  files: 'files',
  comparedFiles: 'comparisons',
  translations: 'translations',
};

/** What was used over time. */
export interface Chart {
  readonly steps: readonly string[];
  readonly points: readonly StatisticsPoint[];
  readonly today: string;
  readonly grain: 'day' | 'month';
}

interface LimitCardProps {
  readonly limit: UsageLimit;
  readonly isMain: boolean;
  /** About how much was used a day; said where it says something. */
  readonly pace: string | null;
  readonly chart: Chart | null;
}

/** The day on which a limit ran out, of those shown; null where that was earlier or cannot be told. */
function usedUpOn({ name, allowed }: UsageLimit, { points, steps, grain }: Chart): string | null {
  // Others count files where the points count comparisons, or begin anew each day.
  if (grain === 'month' || allowed === null || (name !== 'questions' && name !== 'files')) return null;
  const valueOf = new Map(points.map((point) => [point.at, point[name]]));
  let sum = 0;
  for (const step of steps) {
    sum += valueOf.get(step) ?? 0;
    if (sum >= allowed) return step;
  }
  return null;
}

/** When there is more, and which plan has more at once. */
function UsedUp({ limit, allowed, on }: { limit: UsageLimit; allowed: number; on: string | null }) {
  const better = planWithMore(limit.name, allowed);
  return (
    <p className="mt-1.5 text-pretty text-ink-2 text-sm">
      <b className="font-semibold text-bad">{on === null ? 'Used up.' : `Used up on ${formatDay(on)}.`}</b>{' '}
      {limit.resetsAt === null ? 'What you delete makes room' : `New ones from ${formatDay(limit.resetsAt)}`}
      {better && (
        <>
          {', or '}
          <Link to="/subscribe" className="link">
            {`at once with ${better.name}`}
          </Link>
        </>
      )}
      .
    </p>
  );
}

/** How much of one limit is left, when it begins anew, and how it was used. */
export function LimitCard({ limit, isMain, pace, chart }: LimitCardProps) {
  const title = LIMIT_TITLES[limit.name];
  const budget = toBudget(limit);
  const isFull = budget !== null && budget.left === 0;
  const series = SERIES[limit.name];
  const out = chart && isFull ? usedUpOn(limit, chart) : null;
  return (
    <section
      aria-label={title}
      className={cx(
        'flex min-w-0 flex-col rounded-card border bg-surface px-4.5 pt-3.5 pb-3 shadow-low',
        isFull ? 'border-bad/45' : 'border-line',
      )}
    >
      <header className="flex items-baseline justify-between gap-2">
        <h2 className="font-semibold text-sm">{title}</h2>
        <span className="text-ink-3 text-xs">
          {limit.resetsAt === null ? '' : `resets ${formatDay(limit.resetsAt)}`}
        </span>
      </header>
      <p className="mt-1 flex items-baseline gap-2">
        <span className={cx('font-read text-[32px] leading-[38px] tracking-[-0.01em]', isFull && 'text-bad')}>
          {formatCount(budget ? budget.left : limit.used)}
        </span>
        <span className="text-ink-2 text-sm tabular-nums">
          {budget ? `left of ${formatCount(budget.allowed)}` : `${DONE[limit.name] ?? 'used'}, no limit`}
        </span>
      </p>
      {budget && (
        <>
          <ProgressBar
            label={`${title} used`}
            share={budget.used / budget.allowed}
            tone={toneOf(budget.used, budget.allowed, isMain ? 'accent' : 'quiet')}
            className="mt-1.5 h-1.5"
          />
          {isFull ? (
            <UsedUp limit={limit} allowed={budget.allowed} on={out} />
          ) : (
            <Used used={budget.used} allowed={budget.allowed} done={DONE[limit.name] ?? 'used'}>
              {pace}
            </Used>
          )}
        </>
      )}
      {chart && series && (
        <div className="mt-auto">
          <BarChart
            title={series === 'comparisons' ? 'Comparisons' : title}
            steps={chart.steps}
            valueOf={(step) => chart.points.find(({ at }) => at === step)?.[series] ?? 0}
            isMain={isMain}
            usedUpOn={out}
            today={chart.today}
          />
        </div>
      )}
    </section>
  );
}

interface UsedProps {
  readonly used: number;
  readonly allowed: number;
  readonly done: string;
  readonly children: ReactNode;
}

const Used = ({ used, allowed, done, children }: UsedProps) => (
  <p className="mt-1.5 flex justify-between gap-2 text-ink-3 text-xs tabular-nums">
    <span>{`${formatCount(used)} ${done}`}</span>
    {toneOf(used, allowed, 'quiet') === 'warn' ? (
      <span className="font-medium text-warn">{`${Math.floor((100 * used) / allowed)} % used`}</span>
    ) : (
      <span>{children}</span>
    )}
  </p>
);
