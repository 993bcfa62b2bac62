import { HISTORY_PAGE_SIZE } from '@recto/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { History, MessageSquareText, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { groupByDay } from '#lib/group-by-day.ts';
import {
  historyCountsQuery,
  type HistoryItem,
  type HistoryKind,
  historyPageQuery,
} from '#shared/history/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { HistorySearch } from './history-search.tsx';
import { PageLinks } from './page-links.tsx';

const KINDS: readonly { readonly kind: HistoryKind | null; readonly label: string }[] = [
  { kind: null, label: 'All' },
  { kind: 'batch', label: 'Batches' },
  { kind: 'question', label: 'Questions' },
];

/** What was asked, newest first: batches, and questions that were asked one by one. */
export function Component() {
  const productName = useProductName();
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find((one) => one.kind === params.get('kind'))?.kind ?? null;
  const q = params.get('q')?.trim() ?? '';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const list = useQuery(historyPageQuery({ page, kind, q }));
  const { data: counts } = useQuery(historyCountsQuery(q));
  const search = (words: string) => setParams(toParams({ kind, q: words }), { replace: true });
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <title>{`History · ${productName}`}</title>
      <header className="flex flex-none flex-wrap items-center justify-between gap-3 px-6 pt-5 pb-3 max-sm:px-4">
        <h1 className="font-semibold text-[21px]/7 tracking-[-0.012em]">History</h1>
        <Link to="/qna?several" className={buttonClass('primary')}>
          <MessageSquareText aria-hidden="true" className="size-4" />
          Start Question Answering
        </Link>
      </header>
      <div className="flex flex-none flex-wrap items-center gap-3 border-line border-b px-6 pb-3 max-sm:px-4">
        <HistorySearch words={q} onSearch={search} />
        <div role="group" aria-label="Shown" className="flex rounded-control bg-quiet-2 p-0.5">
          {KINDS.map(({ kind: own, label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={own === kind}
              onClick={() => setParams(toParams({ kind: own, q }))}
              className={cx(
                'h-7 rounded-[6px] px-2.5 font-medium text-sm',
                own === kind ? 'bg-surface text-ink shadow-low' : 'text-ink-2',
              )}
            >
              {label}
            </button>
          ))}
        </div>
        {counts && (
          <p className="ms-auto text-ink-2 text-sm tabular-nums">
            {q === '' ? '' : 'Found: '}
            {`${counts.batches === 1 ? '1 batch' : `${counts.batches.toLocaleString('en-US')} batches`}, ${plural(counts.questions, 'question')}`}
          </p>
        )}
      </div>
      <Entries
        list={list}
        none={q === '' ? <NothingAsked kind={kind} /> : <NothingFound words={q} onClear={() => search('')} />}
        toPage={(next) => `?${toParams({ kind, q, page: next })}`}
      />
    </div>
  );
}

interface Shown {
  readonly kind: HistoryKind | null;
  readonly q: string;
  readonly page?: number;
}

/** What is shown, as the address names it. */
const toParams = ({ kind, q, page = 1 }: Shown): URLSearchParams =>
  new URLSearchParams({ ...(kind && { kind }), ...(q && { q }), ...(page > 1 && { page: `${page}` }) });

interface EntriesProps {
  readonly list: {
    readonly data?:
      | { readonly items: readonly HistoryItem[]; readonly page: number; readonly total: number }
      | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** What stands in place of an empty list. */
  readonly none: ReactNode;
  readonly toPage: (page: number) => string;
}

function Entries({ list: { data, error, isFetching, refetch }, none, toPage }: EntriesProps) {
  if (error && !data)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.total === 0) return none;
  const from = (data.page - 1) * HISTORY_PAGE_SIZE;
  return (
    <>
      <div aria-busy={isFetching} className="flex-1">
        {groupByDay(data.items).map(({ day, items }) => (
          <section key={day} aria-label={day}>
            <h2 className="border-line border-b bg-quiet px-6 py-1.5 font-medium text-ink-2 text-xs max-sm:px-4">
              {day}
            </h2>
            <ul>
              {items.map((item) => (
                <HistoryEntry key={item._id} item={item} />
              ))}
            </ul>
          </section>
        ))}
        {data.items.length === 0 && (
          <p className="px-6 py-8 text-ink-2 text-sm">
            Nothing is left on this page.{' '}
            <Link to={toPage(1)} className="link">
              Go to the first page
            </Link>
          </p>
        )}
      </div>
      <footer className="flex flex-none flex-wrap items-center justify-between gap-3 px-6 py-3 text-ink-2 text-sm tabular-nums max-sm:px-4">
        <span aria-live="polite">{`${from + 1}–${from + data.items.length} of ${data.total.toLocaleString('en-US')}`}</span>
        <PageLinks page={data.page} pages={Math.ceil(data.total / HISTORY_PAGE_SIZE)} to={toPage} />
      </footer>
    </>
  );
}

const NothingAsked = ({ kind }: { kind: HistoryKind | null }) => (
  <EmptyState
    icon={<History />}
    title={kind === 'batch' ? 'No batch yet' : 'Nothing asked yet'}
    action={
      <Link to={kind === 'batch' ? '/qna?several' : '/qna'} className={buttonClass('primary')}>
        {kind === 'batch' ? 'Ask several files' : 'Ask a document'}
      </Link>
    }
  >
    {kind === 'batch'
      ? 'Put one list of questions to many files at once. Each run is kept here with its answers.'
      : 'Every question and every batch is kept here, with its answers and the pages they stand on.'}
  </EmptyState>
);

const NothingFound = ({ words, onClear }: { words: string; onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={`Nothing found for “${words}”`}
    action={<Button onClick={onClear}>Show the whole history</Button>}
  >
    Every word has to be in the question, in the template’s name or in the file’s name.
  </EmptyState>
);

const Loading = () => (
  <div role="status" className="space-y-5 px-6 py-5 max-sm:px-4">
    <span className="sr-only">Loading the history</span>
    {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5'].map((width, at) => (
      <Skeleton key={`${at}-${width}`} className={`h-4 ${width}`} />
    ))}
  </div>
);
