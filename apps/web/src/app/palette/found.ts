import type { PlacedFile } from '@recto/contract/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { matchWords, rankOf } from '#lib/match-words.ts';
import { filesByNameQuery } from '#shared/files/by-name-queries.ts';
import { latestQuestionsQuery } from '#shared/history/queries.ts';
import type { PlacedQuestion } from '#shared/questions/queries.ts';
import { useDebounced } from '#lib/use-debounced.ts';

const SHOWN_FILES = 6;
const SHOWN_QUESTIONS = 4;
/** Long enough that a word is typed, short enough that nobody waits. */
const REST_MS = 120;
/** The server gives at most so many at once; older questions are found with their document. */
const LATEST_QUESTIONS = 100;

/** What of an answer, perhaps to what was typed before, fits the query; the best match first, the newest of equals. */
function chooseFiles(files: readonly PlacedFile[], query: string): PlacedFile[] {
  return files
    .filter(({ file }) => matchWords(file.name, query) !== null)
    .toSorted(
      (a, b) =>
        rankOf(a.file.name, query) - rankOf(b.file.name, query) ||
        b.file.createdAt.localeCompare(a.file.createdAt),
    )
    .slice(0, SHOWN_FILES);
}

/** What the library holds for a query. */
export function useFound(query: string) {
  const words = useDebounced(query, REST_MS);
  const files = useQuery({ ...filesByNameQuery(words), placeholderData: keepPreviousData });
  const questions = useQuery(latestQuestionsQuery(LATEST_QUESTIONS));
  const found: readonly PlacedQuestion[] =
    query === ''
      ? []
      : (questions.data?.items ?? []).filter(({ question }) => matchWords(question, query) !== null);
  return {
    isPending: files.isPending,
    /** Whether the files are those of the query as it stands. */
    isSettled: !files.isFetching && words === query,
    files: chooseFiles(files.data ?? [], query),
    questions: found.slice(0, SHOWN_QUESTIONS),
  };
}
