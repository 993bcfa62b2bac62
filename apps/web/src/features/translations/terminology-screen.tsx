import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { Terminology } from '@recto/contract/terminology';
import { useQuery } from '@tanstack/react-query';
import { BookMarked, ChevronLeft, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { useSession } from '#lib/session.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { terminologiesOptions, termsOptions } from './queries.ts';
import { TerminologyEditor } from './terminology-editor.tsx';
import { NEW, terminologyPath } from './translate-url.ts';

/** The terminologies of the account, and the one that is open. */
export function TerminologyScreen({ open }: { open: string }) {
  const productName = useProductName();
  const userId = useSession(({ user }) => user?.userId ?? '');
  const { data, error } = useQuery(terminologiesOptions(userId));
  const terminology = data?.find(({ _id }) => _id === open);
  const isOpened = open !== '';
  return (
    <div className="grid h-full min-h-88 grid-cols-[minmax(0,1fr)] md:grid-cols-[280px_minmax(0,1fr)]">
      <title>{`${terminology?.name ?? 'Terminologies'} · ${productName}`}</title>
      <div className={cx('flex min-h-0 flex-col border-line md:border-e', isOpened && 'max-md:hidden')}>
        <header className="flex h-14 flex-none items-center gap-2 border-line border-b ps-3 pe-4">
          <BackLink to="/translate" label="Translate" />
          <h1 className="grow font-semibold text-lg">Terminologies</h1>
          <Link to={terminologyPath(NEW)} className={buttonClass('primary')}>
            <Plus aria-hidden="true" />
            New
          </Link>
        </header>
        {error && (
          <div className="p-4">
            <Notice tone="bad">{sentenceOf(error)}</Notice>
          </div>
        )}
        {!data && !error && <Skeleton className="m-4 h-24" />}
        <ul className="min-h-0 overflow-y-auto">
          {data?.map((one) => (
            <Row key={one._id} terminology={one} isOpen={one._id === open} />
          ))}
        </ul>
        {data?.length === 0 && (
          <p className="px-5 py-6 text-ink-2 text-sm">
            A terminology says what things are called in several languages. Translations keep to it, and say
            where they did not.
          </p>
        )}
      </div>
      <div className={cx('flex min-h-0 min-w-0 flex-col', !isOpened && 'max-md:hidden')}>
        <Link
          to={terminologyPath()}
          className="link inline-flex items-center gap-1 px-4 pt-3 text-sm md:hidden"
        >
          <ChevronLeft size={15} aria-hidden="true" />
          All terminologies
        </Link>
        {isOpened && (
          <h1 dir="auto" className="truncate px-4 pt-1 font-semibold text-lg md:hidden">
            {terminology?.name ?? 'Terminology'}
          </h1>
        )}
        {open === NEW && <TerminologyEditor key={NEW} terminology={null} terms={[]} />}
        {terminology && <OpenTerminology key={terminology._id} terminology={terminology} />}
        {open !== NEW && !terminology && data && (
          <EmptyState
            icon={<BookMarked />}
            title={isOpened ? 'This terminology is gone' : 'No terminology is open'}
          >
            Choose one in the list to see its terms, or make a new one from a CSV or TSV file.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

const Row = ({ terminology, isOpen }: { terminology: Terminology; isOpen: boolean }) => (
  <li>
    <Link
      to={terminologyPath(terminology._id)}
      aria-current={isOpen || undefined}
      className={cx('block border-line border-b px-5 py-2.5', isOpen ? 'bg-wash' : 'hover:bg-quiet')}
    >
      <span dir="auto" className={cx('block truncate font-semibold text-sm', isOpen && 'text-accent-ink')}>
        {terminology.name}
      </span>
      <span className="text-ink-2 text-xs">
        {terminology.languages.map((language) => LANGUAGE_NAMES[language]).join(', ')}
        {terminology.languages.length > 0 && ' · '}
        {plural(terminology.terms, 'term')}
      </span>
    </Link>
  </li>
);

function OpenTerminology({ terminology }: { terminology: Terminology }) {
  const { data, error } = useQuery(termsOptions(terminology._id));
  if (error)
    return (
      <div className="p-4">
        <Notice tone="bad">{sentenceOf(error)}</Notice>
      </div>
    );
  if (!data) return <Skeleton className="m-6 h-64" />;
  return (
    <TerminologyEditor
      key={terminology.updatedAt}
      terminology={terminology}
      terms={data.map(({ texts }) => texts)}
    />
  );
}
