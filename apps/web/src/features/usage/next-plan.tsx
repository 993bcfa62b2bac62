import { type CatalogueEntry, type PlanMetric, planOf } from '@recto/contract/catalogue';
import type { Usage } from '@recto/contract/plans';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { formatAmount, formatCount, LIMIT_TITLES, nextPlan } from '#shared/plans/plan-words.ts';
import { budgetOf } from '#shared/plans/use-budget.ts';
import { buttonClass } from '#ui/button.tsx';

const METRICS = Object.keys(LIMIT_TITLES) as PlanMetric[];
const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four'];

interface Difference {
  readonly metric: PlanMetric;
  readonly now: number;
  readonly other: number;
}

/** What the other plan has more of, then what it has less of. */
function differencesOf(plan: CatalogueEntry, other: CatalogueEntry): readonly Difference[] {
  const all = METRICS.map((metric) => ({ metric, now: plan.limits[metric], other: other.limits[metric] }));
  return [...all.filter(({ now, other }) => other > now), ...all.filter(({ now, other }) => other < now)];
}

/** How long the questions of the other plan would last, where it has fewer. */
function paceNote(usage: Usage, other: CatalogueEntry, days: number): string | null {
  const budget = budgetOf(usage, 'questions');
  const { questions } = other.limits;
  if (!budget || budget.used === 0 || questions >= budget.allowed) return null;
  const lasts = Math.floor(questions / (budget.used / days));
  return `At this month’s pace ${formatCount(questions)} questions would last ${plural(lasts, 'day')}.`;
}

/** What the plan above would change, also where it takes something away. */
export function NextPlan({ usage, day }: { usage: Usage; day: number }) {
  const next = nextPlan(usage.plan);
  if (!next || usage.plan === 'none') return null;
  const differences = differencesOf(planOf(usage.plan), next);
  const falling = differences.filter(({ now, other }) => other < now).length;
  const pace = paceNote(usage, next, day);
  return (
    <section
      aria-label={`What ${next.name} would give`}
      className="flex flex-col rounded-card border border-line bg-surface pt-4 shadow-low"
    >
      <h2 className="px-5 font-semibold text-base">{`What ${next.name} would give`}</h2>
      <p className="px-5 text-ink-2 text-sm">{`$${next.price} per user per month, at once`}</p>
      <table className="mt-3 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">Limit</th>
            <th scope="col">Now</th>
            <th scope="col">{next.name}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ metric, now, other }) => (
            <tr key={metric} className="border-line border-t tabular-nums">
              <th scope="row" className="h-10 ps-5 text-start font-normal text-ink-2">
                {LIMIT_TITLES[metric]}
              </th>
              <td className="text-end text-ink-3">{formatAmount(metric, now)}</td>
              <td className={cx('w-24 pe-5 text-end font-semibold', other < now && 'text-changed')}>
                {other > now ? (
                  <ArrowUp aria-hidden="true" className="me-1.5 inline size-3.5 text-ink-3" />
                ) : (
                  <ArrowDown aria-hidden="true" className="me-1.5 inline size-3.5" />
                )}
                {formatAmount(metric, other)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pace && <p className="border-line border-t px-5 py-2.5 text-pretty text-ink-2 text-sm">{pace}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t px-5 py-3.5 text-ink-3 text-xs">
        <Link to="/subscribe" className={buttonClass('plain', 'lg', 'max-sm:h-10 max-sm:w-full')}>
          {`Choose ${next.name}`}
        </Link>
        {falling > 0 && `${NUMBERS[falling] ?? falling} figure${falling === 1 ? ' falls' : 's fall'}`}
      </div>
    </section>
  );
}
