import { CATALOGUE, type CatalogueEntry } from '@recto/contract/catalogue';
import type { SubscriptionItem } from '@recto/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#lib/session.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { CancelDialog } from '#shared/plans/cancel-dialog.tsx';
import { formatDay, planOfAmount } from '#shared/plans/plan-words.ts';
import { usageQuery, useSubscription } from '#shared/plans/queries.ts';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSubscribe } from './mutations.ts';
import { PlanCatalogue } from './plan-catalogue.tsx';
import { tradeOff } from './readings.ts';
import { UsedSoFar } from './used-so-far.tsx';

/** The plans of the catalogue beside what the account has, and the way to another. */
export function Component() {
  const { data: installation } = useQuery(installationQuery);
  const { data: usage } = useQuery(usageQuery);
  const subscription = useSubscription();
  const amount = useSession((session) => session.user?.plan ?? 0);
  const subscribe = useSubscribe();
  const [isCancelling, setCancelling] = useState(false);
  const current = subscription.data ?? null;
  const isSettled = subscription.data !== undefined;
  // A card is the account's own when its price is what is paid (specification, section 4).
  const isMine = ({ price }: CatalogueEntry) => isSettled && price === amount / 100;
  const begin = (plan: CatalogueEntry) => {
    if (plan.price === 0) setCancelling(true);
    else subscribe.mutate(plan.planId);
  };
  return (
    <div className="h-full overflow-y-auto">
      <PlanCatalogue
        installation={installation}
        hasLimits={usage ? usage.plan !== 'none' : installation?.plansEnforced !== false}
        isMine={isMine}
        renderFoot={(plan) =>
          isSettled && (
            <SubscriberFoot
              plan={plan}
              isMine={isMine(plan)}
              subscription={current}
              isSold={installation !== undefined && installation.payments !== 'none'}
              pending={subscribe.isPending ? subscribe.variables : null}
              onSubscribe={() => begin(plan)}
            />
          )
        }
      >
        {usage ? <UsedSoFar usage={usage} /> : <Skeleton className="mt-4 h-17 rounded-card" />}
        {subscription.isError && !isSettled && (
          <LoadError
            error={subscription.error}
            isRetrying={subscription.isFetching}
            onRetry={() => void subscription.refetch()}
          />
        )}
      </PlanCatalogue>
      {isCancelling && current && (
        <CancelDialog subscription={current} onClose={() => setCancelling(false)} />
      )}
    </div>
  );
}

interface SubscriberFootProps {
  readonly plan: CatalogueEntry;
  readonly isMine: boolean;
  readonly subscription: SubscriptionItem | null;
  readonly isSold: boolean;
  /** The plan whose checkout is being opened. */
  readonly pending: string | null;
  readonly onSubscribe: () => void;
}

/** 'Subscribed', or the button that leads there, and what would become of the plan that one has. */
function SubscriberFoot({ plan, isMine, subscription, isSold, pending, onSubscribe }: SubscriberFootProps) {
  const isFree = plan.price === 0;
  const isEnding = subscription?.cancelAtPeriodEnd ?? false;
  // A plan that is ending anyway needs no other end, and can be kept.
  const canPay = isSold && !isFree && (!isMine || isEnding);
  const canChoose = isFree ? subscription !== null && !isEnding : canPay;
  const said = asideOf(plan, isMine, subscription);
  return (
    <>
      {isMine && (
        <span className="inline-flex h-9 min-w-33 items-center justify-center gap-2 rounded-control bg-wash px-3.5 font-medium text-accent-ink text-sm max-sm:h-11 max-sm:w-full">
          <Check aria-hidden="true" className="size-4" />
          Subscribed
        </span>
      )}
      {canChoose && (
        <Button
          size="lg"
          variant={isFree || isMine ? 'plain' : 'primary'}
          {...(!isMine && { 'aria-label': `Subscribe to ${plan.name}` })}
          className="min-w-33 max-sm:h-11 max-sm:w-full"
          loading={pending === plan.planId}
          disabled={pending !== null}
          onClick={onSubscribe}
        >
          {isMine ? `Keep ${plan.name}` : 'Subscribe'}
        </Button>
      )}
      {said !== null && <span className="min-w-0">{said}</span>}
    </>
  );
}

function asideOf(
  plan: CatalogueEntry,
  isMine: boolean,
  subscription: SubscriptionItem | null,
): string | null {
  const { plan: paid, currentPeriodEnd, cancelAtPeriodEnd } = subscription ?? {};
  const end = currentPeriodEnd && formatDay(currentPeriodEnd);
  if (isMine) return end ? `${cancelAtPeriodEnd ? 'Ends' : 'Renews'} ${end}` : null;
  if (plan.price === 0 && paid && end) {
    const name = planOfAmount(paid.amount)?.name ?? 'your plan';
    return cancelAtPeriodEnd ? `From ${end}, when ${name} ends` : `Ends ${name} on ${end}`;
  }
  return tradeOff(plan, CATALOGUE[CATALOGUE.indexOf(plan) - 1]);
}
