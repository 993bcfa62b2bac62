import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError, sentenceOf } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { plural } from '#lib/format.ts';
import { matchWords } from '#lib/match-words.ts';
import { folderPaths, foldersBelow } from '#shared/files/folder-paths.ts';
import { foldersQuery } from '#shared/files/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { FolderScope } from './folder-scope.tsx';
import { FoundFile } from './found-file.tsx';
import { FoundNames } from './found-names.tsx';
import { librarySearchQuery } from './queries.ts';
import { SearchField } from './search-field.tsx';
import { SearchSkeleton } from './search-skeleton.tsx';
import { useSearchUrl } from './use-search-url.ts';
import { walkResults } from './walk-results.ts';

/** The search over names and contents of the library: `/files?q=`. */
export function LibrarySearch() {
  const productName = useProductName();
  const { words, folderId, setWords, toFolder } = useSearchUrl();
  return (
    <div
      ref={walkResults}
      role="search"
      className="grid h-full min-h-88 max-lg:grid-rows-[auto_auto_minmax(0,1fr)] lg:grid-cols-[240px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <title>{`${words || 'Search'} · ${productName}`}</title>
      <h1 className="sr-only">Search</h1>
      <div className="px-4 pt-4 pb-3 sm:px-6 lg:col-start-2">
        <SearchField words={words} onWords={setWords} />
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:min-h-0">
        <FolderScope folderId={folderId} toFolder={toFolder} />
      </div>
      <div className="min-h-0 overflow-y-auto px-4 pb-24 max-lg:pt-3 sm:px-6 lg:col-start-2">
        {words === '' ? (
          <EmptyState icon={<Search />} title="Search all documents">
            Finds names and what the pages say, in other forms of the words as well.
          </EmptyState>
        ) : (
          <Results words={words} folderId={folderId} everywhere={toFolder(null)} />
        )}
      </div>
    </div>
  );
}

interface ResultsProps {
  readonly words: string;
  readonly folderId: string | null;
  /** The address of the same search in all folders. */
  readonly everywhere: string;
}

/** Folders are few, and known: their names are looked through here. */
function useFoldersInScope(words: string, folderId: string | null) {
  const { data: folders = [] } = useQuery(foldersQuery);
  const paths = new Map(folderPaths(folders).map(({ id, path }) => [id, path]));
  const inScope = folderId === null ? folders : foldersBelow(folders, folderId);
  const found = inScope
    .filter(({ _id, name }) => _id !== folderId && matchWords(name, words) !== null)
    .map((folder) => ({ folder, path: paths.get(folder._id) ?? folder.name }));
  return { folders: found, pathOf: (id: string | null) => (id === null ? undefined : paths.get(id)) };
}

function Results({ words, folderId, everywhere }: ResultsProps) {
  const found = useInfiniteQuery({
    ...librarySearchQuery(words, folderId),
    placeholderData: keepPreviousData,
  });
  const { folders, pathOf } = useFoldersInScope(words, folderId);
  if (found.isPending) return <SearchSkeleton />;
  if (!found.data) {
    const isGone = found.error instanceof ApiError && found.error.status === 404;
    return (
      <div className="mx-auto max-w-120 space-y-3 py-6">
        <Notice tone="bad">{sentenceOf(found.error)}</Notice>
        {isGone ? (
          <SearchEverywhere to={everywhere} />
        ) : (
          <Button onClick={() => void found.refetch()} loading={found.isFetching}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  const items = found.data.pages.flatMap((page) => page.items);
  const total = found.data.pages[0]?.total ?? 0;
  const named = items.map(({ file }) => file).filter(({ name }) => matchWords(name, words) !== null);
  const withPages = items.filter(({ pages }) => pages.length > 0);
  return (
    <div className="space-y-4" aria-busy={found.isPlaceholderData}>
      <p role="status" className="text-ink-2 text-xs tabular-nums">
        {found.isPlaceholderData ? 'Searching…' : countText(total, folders.length)}
      </p>
      {total === 0 && folders.length === 0 && !found.isPlaceholderData && (
        <EmptyState
          icon={<SearchX />}
          title="Nothing found"
          action={folderId !== null && <SearchEverywhere to={everywhere} />}
        >
          {folderId === null
            ? `No name and no page has “${words}”. Fewer or other words may find it.`
            : `No name and no page in this folder has “${words}”.`}
        </EmptyState>
      )}
      <FoundNames words={words} folders={folders} files={named} pathOf={pathOf} />
      {withPages.length > 0 && (
        <section aria-labelledby="found-contents">
          <h2 id="found-contents" className="pb-1.5 font-medium text-ink-2 text-xs">
            Contents
          </h2>
          <ul className="space-y-3">
            {withPages.map((each) => (
              <FoundFile key={each.file._id} found={each} path={pathOf(each.file.parentFolderId)} />
            ))}
          </ul>
        </section>
      )}
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
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

const countText = (files: number, folders: number): string =>
  folders === 0 ? plural(files, 'document') : `${plural(files, 'document')} and ${plural(folders, 'folder')}`;
