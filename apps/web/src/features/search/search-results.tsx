import { readSearchWords } from '@recto/contract/search-words';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { matchWords } from '#lib/match-words.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { FoundFile } from './found-file.tsx';
import { FoundNames } from './found-names.tsx';
import { SearchSkeleton } from './search-skeleton.tsx';
import type { SearchResults as Found } from './use-library-search.ts';
import type { LibrarySearch } from './use-search-url.ts';

interface ResultsProps {
  readonly search: LibrarySearch;
  readonly results: Found;
  /** The address of the same words in all files. */
  readonly everywhere: string;
}

/** What was found: names, then files with their best pages; or that nothing was, or could be. */
export function SearchResults({ search, results, everywhere }: ResultsProps) {
  const { part } = search;
  const words = readSearchWords(search.words).text;
  const { query, folders, pathOf } = results;
  if (query.isPending) return <SearchSkeleton />;
  if (!query.data) return <Failed query={query} everywhere={everywhere} />;
  const items = query.data.pages.flatMap((page) => page.items);
  const named =
    part === 'contents'
      ? []
      : items.map(({ file }) => file).filter(({ name }) => matchWords(name, words) !== null);
  const withPages = items.filter(({ pages }) => pages.length > 0);
  const isEmpty = items.length === 0 && folders.length === 0 && !query.isPlaceholderData;
  return (
    <div className="space-y-4 pt-1" aria-busy={query.isPlaceholderData}>
      {isEmpty && <NothingFound search={search} everywhere={everywhere} />}
      <FoundNames words={words} folders={folders} files={named} pathOf={pathOf} />
      {withPages.length > 0 && (
        <section aria-labelledby="found-contents">
          <h2 id="found-contents" className="pb-1.5 font-medium text-ink-2 text-xs">
            Contents
          </h2>
          <ul className="space-y-3">
            {withPages.map((each) => (
              <FoundFile
                key={each.file._id}
                found={each}
                words={search.words}
                path={pathOf(each.file.parentFolderId)}
              />
            ))}
          </ul>
        </section>
      )}
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

function NothingFound({ search, everywhere }: Pick<ResultsProps, 'search' | 'everywhere'>) {
  const { words, folderId, part, lang, type } = search;
  const isNarrowed = folderId !== null || part !== null || lang !== null || type !== null;
  return (
    <EmptyState
      icon={<SearchX />}
      title="Nothing found"
      action={isNarrowed && <SearchEverywhere to={everywhere} />}
    >
      {isNarrowed
        ? `Nothing of what you have chosen has “${words}”.`
        : `No name and no page has “${words}”. Fewer or other words may find it.`}
    </EmptyState>
  );
}

function Failed({ query, everywhere }: Pick<Found, 'query'> & { everywhere: string }) {
  const { error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto max-w-120 space-y-3 py-6">
      <Notice tone="bad">{error ? sentenceOf(error) : ''}</Notice>
      {isGone ? (
        <SearchEverywhere to={everywhere} />
      ) : (
        <Button onClick={() => void query.refetch()} loading={query.isFetching}>
          Try again
        </Button>
      )}
    </div>
  );
}

const SearchEverywhere = ({ to }: { to: string }) => (
  <Link to={to} replace className={buttonClass()}>
    Search all documents
  </Link>
);
