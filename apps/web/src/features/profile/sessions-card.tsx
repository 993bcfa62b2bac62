import type { SessionItem } from '@recto/contract/own-account';
import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Card, Status } from './card.tsx';
import { deviceOf } from './device.ts';
import { useEndSession } from './mutations.ts';
import { sessionsQuery } from './queries.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

function SessionRow({ session }: { session: SessionItem }) {
  const end = useEndSession();
  const { name, isHandheld } = deviceOf(session.userAgent);
  const Icon = isHandheld ? Smartphone : Monitor;
  const used = session.current
    ? `Since ${formatDate(session.createdAt)}`
    : `Last used ${formatDate(session.lastUsedAt)}`;
  return (
    <li className="grid min-h-12 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t px-5 py-1.5 text-ink-2 text-sm sm:grid-cols-[20px_minmax(0,1fr)_auto_104px]">
      <Icon aria-hidden="true" className="size-4 max-sm:row-span-2" />
      <b className="truncate font-medium text-ink" title={session.userAgent ?? undefined}>
        {name}
      </b>
      <span className="truncate text-ink-3 text-xs tabular-nums max-sm:col-start-2 max-sm:row-start-2">
        {[used, session.address].filter(Boolean).join(' · ')}
      </span>
      <span className="justify-self-end max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1">
        {session.current ? (
          <Status good>this device</Status>
        ) : (
          <Button
            size="sm"
            className="max-sm:h-9"
            aria-label={`Sign out ${name}`}
            loading={end.isPending}
            onClick={() => end.mutate(session._id)}
          >
            Sign out
          </Button>
        )}
      </span>
    </li>
  );
}

const Waiting = () => (
  <div role="status" className="border-line border-t px-5 py-4">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-4 w-2/5" />
  </div>
);

/** Where the account is signed in. */
export function SessionsCard({ className }: { className?: string }) {
  const sessions = useQuery(sessionsQuery);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card
      title="Signed in"
      className={className}
      aside={
        <Button size="sm" variant="quiet" className="-me-2.5" onClick={() => setLeaving(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <div className="-mx-5 -mb-4.5">
        {sessions.isPending && <Waiting />}
        {sessions.data && (
          <ul>
            {sessions.data.map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </ul>
        )}
        {sessions.isError && !sessions.data && (
          <div className="space-y-3 px-5 pb-4">
            <Notice tone="bad">{sentenceOf(sessions.error)}</Notice>
            <Button onClick={() => void sessions.refetch()}>Try again</Button>
          </div>
        )}
      </div>
      {isLeaving && <SignOutEverywhere onClose={() => setLeaving(false)} />}
    </Card>
  );
}
