import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { initialsOf } from '#lib/initials.ts';
import type { PageLoader } from '#lib/page.ts';
import { useConfiguration, useProductName } from '#lib/configuration.ts';
import { attributeOf, PASSWORD_SET, useSession } from '#lib/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { AccessTokensCard } from './access-tokens-card.tsx';
import { DataCard } from './data-card.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { MfaCard } from './mfa-card.tsx';
import { NameCard } from './name-card.tsx';
import { NoAdminNotice } from './no-admin-notice.tsx';
import { OutsideCard } from './outside-card.tsx';
import { sessionsQuery } from './queries.ts';
import { SessionsCard } from './sessions-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

export const loader: PageLoader = (client) => () => {
  void client.query(sessionsQuery).catch(() => null);
  return null;
};

function Header() {
  const user = useSession((session) => session.user);
  return (
    <header className="flex flex-wrap items-center gap-4">
      <span
        aria-hidden="true"
        className="grid size-13 place-items-center rounded-full bg-wash font-semibold text-[18px] text-accent-ink"
      >
        {user && initialsOf(user)}
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="font-semibold text-[21px] leading-7 tracking-[-0.012em]">Profile</h1>
        <p className="truncate text-ink-2 text-sm" title={user?.email}>
          {user?.email}
        </p>
      </div>
      {attributeOf(user, PASSWORD_SET) === '0' ? (
        <p className="text-ink-2 text-sm max-sm:w-full">You sign in through single sign-on.</p>
      ) : (
        <Link to="/change-password" className={buttonClass('plain', 'lg', 'max-sm:h-10 max-sm:w-full')}>
          <KeyRound />
          Change Password
        </Link>
      )}
    </header>
  );
}

export function Component() {
  const productName = useProductName();
  const sso = useConfiguration()?.sso;
  return (
    <div className="@container h-full overflow-y-auto">
      <title>{`Profile · ${productName}`}</title>
      <div className="mx-auto px-4 pt-5 pb-6 @min-[748px]:w-fit @min-[748px]:pt-6.5">
        <Header />
        <NoAdminNotice />
        {/* Columns of 350 px (specification, section 2); narrower screens have one. */}
        <div className="mt-5.5 grid gap-3 @min-[748px]:grid-cols-[350px_350px] @min-[748px]:gap-4 @min-[1114px]:grid-cols-[350px_350px_350px]">
          <SubscriptionCard />
          <MfaCard />
          <NameCard />
          <DataCard />
          <SessionsCard className="@min-[748px]:col-span-2" />
          <OutsideCard />
          {sso && <IdentitiesCard />}
          <AccessTokensCard className={`@min-[748px]:col-span-2 ${sso ? '@min-[1114px]:col-span-3' : ''}`} />
        </div>
      </div>
    </div>
  );
}
