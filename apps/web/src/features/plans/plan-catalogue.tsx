import { CATALOGUE, type CatalogueEntry } from '@recto/contract/catalogue';
import type { PublicConfiguration } from '@recto/contract/configuration';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProductName } from '#lib/configuration.ts';
import { Notice } from '#ui/notice.tsx';
import { Footmark, PlanCard } from './plan-card.tsx';

interface PlanCatalogueProps {
  /** What the installation tells of itself, once it has. */
  readonly installation: PublicConfiguration | undefined;
  /** Whether limits apply to whoever looks. */
  readonly hasLimits: boolean;
  readonly isMine: (plan: CatalogueEntry) => boolean;
  /** The foot of a card: its button. */
  readonly renderFoot: (plan: CatalogueEntry) => ReactNode;
  /** Stands above the cards. */
  readonly children?: ReactNode;
}

/** Documents never leave; passages do, where a model is set up and the account lets them. */
function privacyNote(installation: PublicConfiguration | undefined): string {
  const lead = 'Data privacy is our first priority';
  if (!installation) return `${lead}.`;
  const staysHere = installation.model === null || !installation.outsideAllowed;
  return staysHere
    ? `${lead}: your documents stay on this server.`
    : `${lead}: nothing of your documents leaves this server unless you allow it.`;
}

/** The plans as they are offered, in and outside the frame. */
export function PlanCatalogue({ installation, hasLimits, isMine, renderFoot, children }: PlanCatalogueProps) {
  const productName = useProductName();
  return (
    <div className="@container mx-auto max-w-[1108px] px-4 pt-5 pb-8">
      <title>{`Subscriptions · ${productName}`}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 className="font-read text-[28px] leading-9 tracking-[-0.008em] sm:text-[30px] sm:leading-[38px]">
          {`${productName} Subscriptions`}
        </h1>
        <p className="flex items-start gap-2 text-ink-2 text-sm">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
          {privacyNote(installation)}
        </p>
      </header>
      {!hasLimits && (
        <div className="mt-4">
          <Notice tone="plain">
            This installation sets no plan limits: everything below can be used without a subscription.
          </Notice>
        </div>
      )}
      {installation?.payments === 'none' && hasLimits && (
        <div className="mt-4">
          <Notice tone="plain">
            No payments are set up on this server. Whoever runs it can give your account another plan.
          </Notice>
        </div>
      )}
      {children}
      <div className="mt-4 grid gap-4 @min-[760px]:grid-cols-2">
        {CATALOGUE.map((plan) => (
          <PlanCard key={plan.planId} plan={plan} isMine={isMine(plan)}>
            {renderFoot(plan)}
          </PlanCard>
        ))}
      </div>
      <p className="mt-3 text-ink-3 text-xs">
        <Footmark>{1}</Footmark> Two figures are published for this plan. The large one is what counts; the
        other stands in its description. Files of every type count as PDFs. <Footmark>{2}</Footmark> Summit
        reads up to 500 pages per PDF.
        {installation?.payments === 'test' && ' Payments are in test mode: no card is charged.'}
      </p>
    </div>
  );
}
