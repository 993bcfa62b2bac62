import { describeAmount, planOf } from '@recto/contract/catalogue';
import type { EffectivePlan, SubscriptionItem } from '@recto/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { CancelDialog } from '#shared/plans/cancel-dialog.tsx';
import { formatCount, formatFullDay, planOfAmount } from '#shared/plans/plan-words.ts';
import { usageQuery, useSubscription } from '#shared/plans/queries.ts';
import { budgetOf } from '#shared/plans/use-budget.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Card } from './card.tsx';

/** What is paid for, what is left of it, and its end. */
export function SubscriptionCard() {
  const subscription = useSubscription();
  const [isCancelling, setCancelling] = useState(false);
  const { data, error } = subscription;
  const canCancel = data && !data.cancelAtPeriodEnd;
  return (
    <Card
      title="Subscription"
      aside={
        canCancel && (
          <Menu
            trigger={
              <IconButton label="Subscription menu" className="-me-2">
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem danger onSelect={() => setCancelling(true)}>
              Cancel Subscription
            </MenuItem>
          </Menu>
        )
      }
      footer={
        <>
          <Link to="/subscribe" className={buttonClass('plain', 'lg')}>
            See all plans
          </Link>
          <Link to="/usage" className="link text-sm">
            Plan and usage
          </Link>
        </>
      }
    >
      {data !== undefined && <CurrentPlan subscription={data} />}
      {data === undefined && !error && <Loading />}
      {data === undefined && error && (
        <div className="space-y-3">
          <Notice tone="bad">{sentenceOf(error)}</Notice>
          <Button onClick={() => void subscription.refetch()} loading={subscription.isFetching}>
            Try again
          </Button>
        </div>
      )}
      {isCancelling && data && <CancelDialog subscription={data} onClose={() => setCancelling(false)} />}
    </Card>
  );
}

const Loading = () => (
  <div role="status" className="space-y-3">
    <span className="sr-only">Loading the subscription</span>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-full" />
  </div>
);

/** An account may have a plan that it does not pay for: the one that everybody has, or that an administrator gave it. */
function noPlanText(plan: EffectivePlan | undefined): string {
  if (plan === undefined) return 'You pay for no plan.';
  if (plan === 'none') return 'No plan limits apply to your account.';
  return `You are on ${planOf(plan).name}, at no cost.`;
}

function CurrentPlan({ subscription }: { subscription: SubscriptionItem | null }) {
  const { data: usage } = useQuery(usageQuery);
  const amount = subscription?.plan.amount ?? 0;
  const price = describeAmount(amount);
  const isKnown = price.startsWith('$');
  const rows = [
    ...(['questions', 'files'] as const).flatMap((metric) => {
      const budget = budgetOf(usage, metric);
      if (!budget) return [];
      const { left, allowed } = budget;
      const label = metric === 'questions' ? 'Questions left' : 'Files left';
      return [{ label, value: `${formatCount(left)} of ${formatCount(allowed)}` }];
    }),
    ...(subscription
      ? [
          {
            label: subscription.cancelAtPeriodEnd ? 'Ends' : 'Renews',
            value: formatFullDay(subscription.currentPeriodEnd),
          },
        ]
      : []),
  ];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-read text-[30px] leading-[38px] tracking-[-0.008em]">
          {isKnown ? (planOfAmount(amount)?.name ?? price) : price}
        </span>
        {isKnown && (
          <span className="text-ink-3 text-xs">
            {planOfAmount(amount) ? `${price} per user per month` : 'per user per month'}
          </span>
        )}
      </p>
      {!isKnown && (
        <p className="text-ink-2 text-sm">
          {noPlanText(usage?.plan)}{' '}
          <Link to="/subscribe" className="link">
            Choose a plan
          </Link>
        </p>
      )}
      <dl className="mt-3 space-y-1 text-sm">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
