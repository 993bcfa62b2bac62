import { LANGUAGE_NAMES } from '@recto/contract/languages';
import { NO_PROVIDER, type TranslationDetails, type TranslationSegment } from '@recto/contract/translations';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, FileX, Languages } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '#lib/api.ts';
import { sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { translationOptions } from '#shared/translations/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { pageSegmentsOptions } from './queries.ts';
import { SegmentPanel } from './segment-panel.tsx';
import { SegmentRows } from './segment-rows.tsx';
import { isToLookAt } from './to-look-at.ts';
import { translationPath } from './translate-url.ts';
import { TranslationHead } from './translation-head.tsx';
import { TranslationProgress } from './translation-progress.tsx';

/** A translation beside its original, page by page. */
export function TranslationScreen({ id, page }: { id: string; page: number }) {
  const { data, error, refetch, isFetching } = useQuery(translationOptions(id));
  if (data) return <OneTranslation translation={data} page={Math.min(page, Math.max(1, data.pages))} />;
  const back = (
    <Link to="/translate" className={buttonClass()}>
      Translate
    </Link>
  );
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState level={1} icon={<FileX />} title="There is no such translation" action={back}>
        It was deleted, or its file was.
      </EmptyState>
    );
  if (error)
    return (
      <EmptyState
        level={1}
        icon={<Languages />}
        title="The translation could not be loaded"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    );
  return <Loading />;
}

const NONE: readonly TranslationSegment[] = [];

function OneTranslation({ translation, page }: { translation: TranslationDetails; page: number }) {
  const { _id: id, name, target, pages } = translation;
  const productName = useProductName();
  const navigate = useNavigate();
  const { data: segments, error } = useQuery(
    pageSegmentsOptions(id, { filePage: page, isOver: translation.status !== 'running' }),
  );
  const [chosen, setChosen] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = segments ?? NONE;
  const segment = shown.find(({ index }) => index === chosen) ?? null;
  const turn = (by: 1 | -1) => {
    const next = page + by;
    if (next >= 1 && next <= pages) void navigate(translationPath(id, next), { replace: true });
  };
  const step = (by: 1 | -1) => {
    const open = shown.filter(isToLookAt);
    const at = open.findIndex(({ index }) => index === chosen);
    const next = open[at < 0 ? (by > 0 ? 0 : open.length - 1) : at + by];
    if (next) setChosen(next.index);
  };
  useShortcut({ key: 'j', label: 'Next sentence to look at', group: 'Document' }, () => step(1));
  useShortcut({ key: 'k', label: 'Previous sentence to look at', group: 'Document' }, () => step(-1));
  return (
    <div className="flex h-full min-h-0 flex-col">
      <title>{`${name} in ${LANGUAGE_NAMES[target]} · ${productName}`}</title>
      <TranslationHead translation={translation} />
      <TranslationProgress translation={translation} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_310px] max-lg:grid-cols-1 max-lg:grid-rows-[minmax(0,1fr)_auto]">
        <section aria-label="Original and translation" className="flex min-h-0 min-w-0 flex-col">
          <Columns translation={translation} page={page} onTurn={turn} />
          {error && (
            <div className="p-4">
              <Notice tone="bad">{sentenceOf(error)}</Notice>
            </div>
          )}
          {!segments && !error && <Skeleton className="m-6 h-64" />}
          {segments && (
            <SegmentRows
              key={page}
              segments={segments}
              translation={translation}
              chosen={chosen}
              pointed={pointed}
              onChoose={setChosen}
              onPoint={setPointed}
            />
          )}
        </section>
        <SegmentPanel
          translation={translation}
          page={page}
          segments={shown}
          segment={segment}
          onChoose={(one) => {
            setChosen(one.index);
            if (one.page !== page) void navigate(translationPath(id, one.page), { replace: true });
          }}
        />
      </div>
      <Footer provider={translation.provider} />
    </div>
  );
}

interface ColumnsProps {
  translation: TranslationDetails;
  page: number;
  onTurn: (by: 1 | -1) => void;
}

/** What stands in the two columns, and the page of the file that is shown. */
const Columns = ({ translation: { source, target, pages }, page, onTurn }: ColumnsProps) => (
  <div className="grid flex-none grid-cols-2 border-line border-b bg-bg text-sm">
    <p className="flex h-11 items-center gap-2 border-line border-e px-6 max-sm:px-3">
      <span className="font-semibold">{LANGUAGE_NAMES[source]}</span>
      <span className="text-ink-3 max-sm:hidden">original</span>
    </p>
    <div className="flex h-11 min-w-0 items-center gap-2 px-6 max-sm:px-3">
      <span className="font-semibold">{LANGUAGE_NAMES[target]}</span>
      <span className="text-ink-3 max-sm:hidden">translated</span>
      {pages > 1 && (
        <span className="ms-auto flex items-center gap-1 whitespace-nowrap text-ink-2 tabular-nums">
          <span aria-live="polite">
            <span className="max-sm:sr-only">Page </span>
            {page} of {pages}
          </span>
          <IconButton label="Previous page" disabled={page === 1} onClick={() => onTurn(-1)}>
            <ChevronUp />
          </IconButton>
          <IconButton label="Next page" disabled={page === pages} onClick={() => onTurn(1)}>
            <ChevronDown />
          </IconButton>
        </span>
      )}
    </div>
  </div>
);

const Footer = ({ provider }: { provider: string }) => (
  <footer className="flex min-h-9 flex-none flex-wrap items-center gap-x-5 gap-y-1 border-line border-t px-6 py-1.5 text-ink-2 text-xs max-sm:px-3">
    <span className="grow">
      {provider === NO_PROVIDER ? 'No translation provider is set up here' : `Translated by ${provider}`}
    </span>
    <span className="inline-flex items-center gap-2">
      <i aria-hidden="true" className="w-4 border-accent border-b-2" /> term applied
    </span>
    <span className="inline-flex items-center gap-2">
      <i aria-hidden="true" className="w-4 border-changed border-b-2 border-dotted" /> not applied
    </span>
    <span className="inline-flex items-center gap-2">
      <i aria-hidden="true" className="w-4 border-ok border-b" /> number, date or name checked
    </span>
  </footer>
);

const Loading = () => (
  <div className="flex h-full flex-col" aria-busy="true">
    <p className="flex h-13 flex-none items-center px-6 text-ink-2 text-sm" role="status">
      Loading the translation…
    </p>
    <div className="grid grow grid-cols-2 gap-8 overflow-hidden p-6">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  </div>
);
