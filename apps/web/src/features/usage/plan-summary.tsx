import { type PlanMetric, planOf } from '@recto/contract/catalogue';
import type { EffectivePlan, Usage } from '@recto/contract/plans';
import { Link } from 'react-router';
import { PlanPicture } from '#shared/plans/plan-picture.tsx';
import { formatAmount, formatFullDay, LIMIT_TITLES } from '#shared/plans/plan-words.ts';
import { useSubscription } from '#shared/plans/queries.ts';
import { budgetOf } from '#shared/plans/use-budget.ts';
import { buttonClass } from '#ui/button.tsx';

/** Limits of each single thing, which nothing uses up. */
const EACH: readonly PlanMetric[] = ['pages', 'fileBytes', 'batchFiles'];

/** The plan of the account: what it costs, when it renews, and what single things may have. */
export function PlanSummary({ usage }: { usage: Usage }) {
  const { data: subscription } = useSubscription();
  const rows = [
    ...(subscription
      ? [
          {
            label: subscription.cancelAtPeriodEnd ? 'Ends' : 'Renews',
            value: formatFullDay(subscription.currentPeriodEnd),
          },
        ]
      : []),
    ...EACH.flatMap((metric) => {
      const budget = budgetOf(usage, metric);
      return budget ? [{ label: LIMIT_TITLES[metric], value: formatAmount(metric, budget.allowed) }] : [];
    }),
  ];
  return (
    <section
      aria-label="Plan"
      className="rounded-card border border-line bg-surface px-5 pt-4 pb-4.5 shadow-low"
    >
      <PlanHead plan={usage.plan} />
      <dl className="mt-3 grid gap-y-0.5 text-sm empty:hidden">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/subscribe" className={buttonClass('plain', 'lg', 'mt-4 max-sm:h-10 max-sm:w-full')}>
        See all plans
      </Link>
    </section>
  );
}

function PlanHead({ plan }: { plan: EffectivePlan }) {
  if (plan === 'none')
    return (
      <>
        <h2 className="font-read text-[30px] leading-[34px]">No plan</h2>
        <p className="mt-1 text-ink-2 text-sm">No plan limits apply to your account.</p>
      </>
    );
  const entry = planOf(plan);
  return (
    <div className="grid grid-cols-[52px_minmax(0,1fr)] items-center gap-3.5">
      <PlanPicture plan={entry} className="size-13" />
      <div>
        <h2 className="font-read text-[30px] leading-[34px]">{entry.name}</h2>
        <p className="text-ink-3 text-xs">{`$${entry.price} per user per month`}</p>
      </div>
    </div>
  );
}
