import { useQuery } from '@tanstack/react-query';
import { matchWords, rankOf } from '#lib/match-words.ts';
import { everyFileQuery, type PlacedFile } from '#lib/queries/every-file.ts';
import { latestQuestionsQuery } from '#lib/queries/history.ts';
import type { ListedQuestion } from '#lib/queries/questions.ts';

const SHOWN_FILES = 6;
const SHOWN_QUESTIONS = 4;
/** The server gives at most so many at once; older questions are found with their document. */
const LATEST_QUESTIONS = 100;

/** Files by name, the best match first and the newest of equals; without a query the newest. */
export function findFiles(files: readonly PlacedFile[], query: string): PlacedFile[] {
  return files
    .filter(({ file }) => matchWords(file.name, query) !== null)
    .toSorted(
      (a, b) =>
        rankOf(a.file.name, query) - rankOf(b.file.name, query) ||
        b.file.createdAt.localeCompare(a.file.createdAt),
    )
    .slice(0, SHOWN_FILES);
}

export type FoundQuestion = ListedQuestion & { readonly fileName: string };

/** What the library holds for a query. */
export function useFound(query: string) {
  const files = useQuery(everyFileQuery);
  const questions = useQuery(latestQuestionsQuery(LATEST_QUESTIONS));
  const found: readonly FoundQuestion[] =
    query === ''
      ? []
      : (questions.data?.items ?? []).filter(({ question }) => matchWords(question, query) !== null);
  return {
    isPending: files.isPending,
    files: findFiles(files.data ?? [], query),
    questions: found.slice(0, SHOWN_QUESTIONS),
  };
}
