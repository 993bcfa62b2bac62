import { useQuery } from '@tanstack/react-query';
import { totalsQuery, translatedTextQuery } from '#shared/history/queries.ts';
import { useSession } from '#lib/session.ts';

interface TotalsProps {
  /** Undefined until they are known. */
  readonly batches: number | undefined;
  readonly comparisons: number | undefined;
}

const batchesText = (count: number | undefined): string => {
  if (!count) return '';
  return count === 1 ? '1 batch' : `${count.toLocaleString('en-US')} batches`;
};

/** How much there is in all. */
export function Totals({ batches, comparisons }: TotalsProps) {
  const userId = useSession(({ user }) => user?.userId ?? '');
  const { data } = useQuery(totalsQuery(userId));
  const { data: translated = 0 } = useQuery(translatedTextQuery(userId));
  const totals = [
    { name: 'Documents', total: data?.documents },
    { name: 'Questions', total: data?.questions, detail: batchesText(batches) },
    translated > 0
      ? { name: 'Translated text', total: translated, detail: 'characters' }
      : { name: 'Comparisons', total: comparisons },
  ];
  return (
    <dl className="mt-6 grid grid-cols-3 border-line border-y">
      {totals.map(({ name, total, detail }) => (
        <div key={name} className="border-line py-3 not-first:border-s not-first:ps-3 sm:not-first:ps-6">
          <dt className="font-medium text-ink-2 text-xs">{name}</dt>
          <dd className="flex min-h-12 flex-wrap items-baseline gap-x-2.5 font-read text-3xl tabular-nums">
            {total?.toLocaleString('en-US')}
            {detail && <span className="font-sans text-ink-2 text-xs">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
