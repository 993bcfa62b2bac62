import { type PlanMetric } from '@recto/contract/catalogue';
import type { Usage } from '@recto/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { saveText } from '#lib/save-text.ts';
import { useNow } from '#lib/use-now.ts';
import { usageQuery } from '#shared/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Chart, LimitCard } from './limit-card.tsx';
import { NextPlan } from './next-plan.tsx';
import { dayNumber, describePeriod, periodOf, toIsoDay } from './period.ts';
import { PlanSummary } from './plan-summary.tsx';
import { type Grain, hasStatistics, statisticsQuery, stepsOf } from './queries.ts';
import { toCsv } from './statistics-csv.ts';

/** What is counted, the most looked at first. */
const COUNTED: readonly PlanMetric[] = [
  'questions',
  'comparedFiles',
  'files',
  'ocrFiles',
  'translations',
  'storedFiles',
];

/** How much of the plan is used, when there is more, and what another plan would give. */
export function Component() {
  const productName = useProductName();
  const { data: usage, error, isFetching, refetch } = useQuery(usageQuery);
  return (
    <div className="@container h-full overflow-y-auto">
      <title>{`Plan and usage · ${productName}`}</title>
      <div className="mx-auto max-w-[1114px] px-4 pt-5 pb-8 sm:pt-6">
        {usage && <UsageView usage={usage} />}
        {!usage && error && (
          <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!usage && !error && <Loading />}
      </div>
    </div>
  );
}

function UsageView({ usage }: { usage: Usage }) {
  const now = useNow();
  const [grain, setGrain] = useState<Grain>('day');
  const period = periodOf(usage);
  const day = dayNumber(period, now);
  const isOffered = hasStatistics(usage.plan);
  const statistics = useQuery({ ...statisticsQuery(period, grain, now), enabled: isOffered });
  const points = statistics.data;
  const chart: Chart | null = points
    ? { points, steps: stepsOf(period, grain, now), today: toIsoDay(now), grain }
    : null;
  const limits = COUNTED.flatMap((name) => usage.limits.filter((limit) => limit.name === name));
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-semibold text-[24px] leading-8 tracking-[-0.012em] sm:text-[21px] sm:leading-7">
          Plan and usage
        </h1>
        <p className="text-ink-3 text-sm">{describePeriod(period, now)}</p>
        {isOffered && (
          <div className="flex items-center gap-2 sm:ms-auto">
            <Select
              aria-label="Charts show"
              value={grain}
              onChange={(event) => setGrain(event.target.value as Grain)}
            >
              <option value="day">This period by day</option>
              <option value="month">Twelve months</option>
            </Select>
            <Button
              icon={<Download />}
              disabled={!points}
              onClick={() =>
                points && saveText(`usage-by-${grain}-${toIsoDay(now)}.csv`, toCsv(points), 'text/csv')
              }
            >
              Export as CSV
            </Button>
          </div>
        )}
      </header>
      {statistics.isError && !points && (
        <div className="mt-4">
          <Notice tone="bad">{`The charts could not be loaded. ${sentenceOf(statistics.error)}`}</Notice>
        </div>
      )}
      <div className="mt-4 grid gap-3 @min-[760px]:gap-4 @min-[960px]:grid-cols-[334px_minmax(0,1fr)]">
        <PlanSummary usage={usage} />
        <div className="grid content-start gap-3 @min-[680px]:grid-cols-2 @min-[760px]:gap-4 @min-[960px]:row-span-2">
          {limits.map((limit) => (
            <LimitCard
              key={limit.name}
              limit={limit}
              isMain={limit.name === 'questions'}
              pace={limit.name === 'questions' ? paceOf(limit.used, day) : null}
              chart={chart}
            />
          ))}
          {!isOffered && <NoStatistics />}
        </div>
        <NextPlan usage={usage} day={day} />
      </div>
    </>
  );
}

/** Said once it says something. */
function paceOf(used: number, day: number): string | null {
  const perDay = Math.round(used / day);
  return perDay < 1 ? null : `about ${perDay} a day`;
}

const NoStatistics = () => (
  <p className="rounded-card border border-line border-dashed px-4.5 py-3.5 text-ink-2 text-sm @min-[680px]:col-span-2">
    Statistics are part of Summit: charts of what you use over time, and their export.{' '}
    <Link to="/subscribe" className="link">
      See all plans
    </Link>
  </p>
);

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading what is used</span>
    <Skeleton className="h-7 w-44" />
    <div className="mt-4 grid gap-4 @min-[960px]:grid-cols-[334px_minmax(0,1fr)]">
      <Skeleton className="h-60 rounded-card" />
      <div className="grid gap-4 @min-[680px]:grid-cols-2">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-36 rounded-card" />
        ))}
      </div>
    </div>
  </div>
);
