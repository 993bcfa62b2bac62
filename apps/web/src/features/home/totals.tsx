import { useQuery } from '@tanstack/react-query';
import { totalsQuery } from '#shared/history/queries.ts';
import { useSession } from '#lib/session.ts';

/** How much there is in all. */
export function Totals() {
  const userId = useSession(({ user }) => user?.userId ?? '');
  const { data } = useQuery(totalsQuery(userId));
  const totals = [
    ['Documents', data?.documents],
    ['Questions', data?.questions],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 border-line border-y">
      {totals.map(([name, total]) => (
        <div key={name} className="border-line py-3 not-first:border-s not-first:ps-6">
          <dt className="font-medium text-ink-2 text-xs">{name}</dt>
          <dd className="min-h-12 font-read text-3xl tabular-nums">{total?.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
