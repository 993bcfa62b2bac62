import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { FileRows, type FileRowsProps, FilesFailed, FilesLoading } from '#features/chat/file-choice-row.tsx';
import { plural } from '#lib/format.ts';
import { matchWords } from '#lib/match-words.ts';
import { matchesQuery } from '#shared/files/by-name-queries.ts';
import { questionCountsQuery, totalsQuery } from '#shared/history/queries.ts';
import { useSession } from '#lib/session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Long enough that a word is typed, short enough that nobody waits. */
const REST_MS = 120;

/** Files of every folder whose names hold what was typed: those that can be asked first, then the best match. */
export function Matches({
  filter,
  ...choosing
}: Pick<FileRowsProps, 'chosen' | 'onChoose'> & { filter: string }) {
  const words = useDebounced(filter, REST_MS);
  const matches = useInfiniteQuery({ ...matchesQuery(words), placeholderData: keepPreviousData });
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage } = matches;
  const isSettled = words === filter && !isPlaceholderData;
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  // Files that came meanwhile shift the borders of pages.
  const files = [...new Map(all.map((placed) => [placed.file._id, placed])).values()];
  // What was found for fewer letters stays as far as it fits.
  const shown = isSettled ? files : files.filter(({ file }) => matchWords(file.name, filter) !== null);
  const { data: counts } = useQuery(questionCountsQuery(shown.map(({ file }) => file._id)));
  if (isError && isSettled && !data) return <FilesFailed onRetry={() => void matches.refetch()} />;
  if (shown.length === 0) return isSettled && data ? <NoMatch query={filter} /> : <FilesLoading />;
  const total = data?.pages[0]?.total ?? 0;
  return (
    <div className="mx-auto max-w-[960px] pb-6" aria-busy={!isSettled}>
      <FileRows label="Matching files" files={shown} counts={counts ?? new Map()} {...choosing} />
      {isSettled && hasNextPage && (
        <div className="flex items-center gap-4 px-6 pt-4 max-sm:px-4">
          <p className="text-sm text-ink-2 tabular-nums" aria-live="polite">
            {`${shown.length} of ${plural(total, 'document')}`}
          </p>
          <Button loading={isFetchingNextPage} onClick={() => void matches.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function NoMatch({ query }: { query: string }) {
  const userId = useSession(({ user }) => user?.userId ?? '');
  const { data } = useQuery(totalsQuery(userId));
  const searched = data ? `None of the ${plural(data.documents, 'document')}` : 'No document';
  return (
    <EmptyState icon={<Search />} title="No name matches">
      {`${searched} has “${query}” in its name.`}
    </EmptyState>
  );
}
