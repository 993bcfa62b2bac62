import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { Translation } from '@recto/contract/translations';
import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { Link } from 'react-router';
import { FileName } from '#shared/files/file-name.tsx';
import { translationListOptions } from '#shared/translations/queries.ts';
import { HomeSection } from './home-section.tsx';

const SHOWN = 3;

const stateOf = ({ status, done, total }: Translation): string => {
  if (status === 'running') return total === 0 ? 'Starting' : `${Math.floor((100 * done) / total)} %`;
  return status === 'complete' ? '' : status === 'failed' ? 'Failed' : 'Cancelled';
};

/** What was translated last, and the way to translate something. */
export function RecentTranslations() {
  const { data } = useQuery(translationListOptions());
  const items = data?.items.slice(0, SHOWN) ?? [];
  return (
    <HomeSection title="Translations" link={{ to: '/translate', text: 'Translate' }}>
      {data && items.length === 0 && (
        <li className="border-line border-b py-2.5 text-ink-2 text-sm">
          Read a file in another language, sentence by sentence beside the original.
        </li>
      )}
      {items.map((item) => (
        <li key={item._id} className="border-line border-b">
          <Link
            to={`/translate?translation=${item._id}`}
            className="flex min-h-11 items-center gap-x-3.5 py-2 ps-1 pe-2 text-sm transition-colors hover:bg-quiet"
          >
            <Languages aria-hidden="true" className="mx-1 size-4 shrink-0 text-ink-2" />
            <span dir="auto" className="flex min-w-0 flex-1 font-semibold">
              <FileName name={item.name} />
            </span>
            <span className="shrink-0 text-ink-2 text-xs tabular-nums">{stateOf(item)}</span>
            <span className="shrink-0 text-ink-2 text-xs">{LANGUAGE_NAMES[item.target]}</span>
          </Link>
        </li>
      ))}
    </HomeSection>
  );
}
