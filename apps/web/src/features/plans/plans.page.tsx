import type { CatalogueEntry } from '@recto/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { nextStepOf, useSession } from '#lib/session.ts';
import { installationQuery } from '#shared/installation/queries.ts';
import { buttonClass } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { PlanCatalogue } from './plan-catalogue.tsx';

const TO_SUBSCRIBE = `/login?next=${encodeURIComponent('/subscribe')}`;

/** The plans for visitors, as a page of its own. Whoever is signed in sees them beside what is used. */
export function Component() {
  const productName = useProductName();
  const { data: installation } = useQuery(installationQuery);
  const isSignedIn = useSession((session) => nextStepOf(session) === null);
  if (isSignedIn) return <Navigate to="/subscribe" replace />;
  const isSold = installation !== undefined && installation.payments !== 'none';
  return (
    <div className="grid h-dvh grid-rows-[52px_minmax(0,1fr)]">
      <header className="flex items-center gap-2.5 border-line border-b bg-bg px-4 sm:px-5">
        <Link to="/login" className="flex min-w-0 items-center gap-2.5 rounded-control">
          <Logo />
          <span className="truncate font-semibold text-[18px] tracking-[-0.01em]">{productName}</span>
        </Link>
        <nav aria-label="Account" className="ms-auto flex items-center gap-2">
          <Link to="/login" className={buttonClass('quiet')}>
            Log in
          </Link>
          <Link to="/signup" className={buttonClass()}>
            Sign up
          </Link>
        </nav>
      </header>
      <main className="min-h-0 overflow-y-auto">
        <PlanCatalogue
          installation={installation}
          hasLimits={installation?.plansEnforced !== false}
          isMine={() => false}
          renderFoot={(plan) => <VisitorFoot plan={plan} isSold={isSold} />}
        />
      </main>
    </div>
  );
}

/** Origin needs an account and no payment; the others are paid for after the login. */
function VisitorFoot({ plan, isSold }: { plan: CatalogueEntry; isSold: boolean }) {
  const isFree = plan.price === 0;
  if (!isFree && !isSold) return null;
  return (
    <Link
      to={isFree ? '/signup' : TO_SUBSCRIBE}
      aria-label={`Subscribe to ${plan.name}`}
      className={buttonClass(isFree ? 'plain' : 'primary', 'lg', 'min-w-33 max-sm:h-11 max-sm:w-full')}
    >
      Subscribe
    </Link>
  );
}
