import { contract } from '@recto/contract';
import type { BatchMeta } from '@recto/contract/batches';
import { HISTORY_PAGE_SIZE } from '@recto/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isDeleted } from '#shared/deletions/deleted.ts';
import { type PlacedQuestion, questionKeys, questionsIn } from '#shared/questions/queries.ts';

/** As many as are offered anywhere; older conversations are found with their file. */
const CONVERSATIONS = 12;

/** The files that were asked last, the last conversation first. */
export const conversationsQuery = queryOptions({
  queryKey: questionKeys.conversations,
  queryFn: async ({ signal }) => {
    const query = { page: 1, limit: CONVERSATIONS };
    const { items } = await call(contract.history.conversations, { query, signal });
    return items.filter((item) => !isDeleted(item));
  },
});

/** The server counts for at most so many files at once. */
const MAX_FILES_PER_COUNT = 500;

/** How often each of these files was asked; those that were not are left out. */
export const questionCountsQuery = (fileIds: readonly string[]) =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'counts', ...fileIds] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const counts = new Map<string, number>();
      for (let at = 0; at < fileIds.length; at += MAX_FILES_PER_COUNT) {
        const body = { fileIds: fileIds.slice(at, at + MAX_FILES_PER_COUNT) };
        const { items } = await call(contract.history.questionCounts, { body, signal });
        for (const { fileId, questions } of items) counts.set(fileId, questions);
      }
      return counts;
    },
    enabled: fileIds.length > 0,
    // A list that has grown by one file shows what is known of the others meanwhile.
    placeholderData: keepPreviousData,
  });

/** The newest questions over all files. */
export const latestQuestionsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'latest', limit] as const,
    queryFn: async ({ signal }) => {
      const query = { kind: 'question', page: 1, limit } as const;
      const list = await call(contract.history.list, { query, signal });
      return { ...list, items: questionsIn(list.items) };
    },
  });

/** One file of a batch with all its answers; null where the id is a single question's. */
export const batchItemQuery = (id: string) =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'batch-item', id] as const,
    queryFn: async ({ signal }) =>
      (await call(contract.history.get, { params: { id }, signal })).item ?? null,
  });

/** How much there is in all (specification, section 7). */
export const totalsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'totals'] as const,
    queryFn: async ({ signal }) => {
      const input = { params: { userId }, signal };
      const [documents, questions] = await Promise.all([
        call(contract.history.totalDocuments, input),
        call(contract.history.totalQuestions, input),
      ]);
      return { documents: documents.total, questions: questions.total };
    },
  });

/** In characters (specification, section 7). */
export const translatedTextQuery = (userId: string) =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'translated-text'] as const,
    queryFn: async ({ signal }) =>
      (await call(contract.history.totalTranslatedText, { params: { userId }, signal })).total,
  });

/** With an id as other things of lists have one, so that it can be deleted like them. */
export type ListedBatch = BatchMeta & { readonly _id: string };
export type HistoryItem = ListedBatch | PlacedQuestion;

export const isBatch = (item: HistoryItem): item is ListedBatch => 'batchId' in item;

export type HistoryKind = 'batch' | 'question';

/** A running batch tells how far it is to those who look at it; a list looks again. */
const LIST_POLL_MS = 5_000;

interface WantedHistory {
  readonly page: number;
  /** Null for all. */
  readonly kind: HistoryKind | null;
  /** Words of questions, templates and files; empty for all. */
  readonly q: string;
}

/** A page of what was asked, newest first. */
export const historyPageQuery = ({ page, kind, q }: WantedHistory) =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'history', kind, q, page] as const,
    queryFn: async ({ signal }) => {
      const query = { page, limit: HISTORY_PAGE_SIZE, ...(kind && { kind }), ...(q && { q }) };
      const list = await call(contract.history.list, { query, signal });
      const items = list.items.flatMap((entry): HistoryItem[] => {
        if (entry.kind === 'question') return questionsIn([entry]);
        const batch = { ...entry, _id: entry.batchId };
        return isDeleted(batch) ? [] : [batch];
      });
      return { ...list, items };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => isBatch(item) && item.status === 'running') ? LIST_POLL_MS : false,
  });

/** How many batches and single questions there are, or are found. */
export const historyCountsQuery = (q = '') =>
  queryOptions({
    queryKey: [...questionKeys.overview, 'history', 'counts', q] as const,
    queryFn: async ({ signal }) => {
      const count = async (kind: HistoryKind) => {
        const query = { page: 1, limit: 1, kind, ...(q && { q }) };
        return (await call(contract.history.list, { query, signal })).total;
      };
      const [batches, questions] = await Promise.all([count('batch'), count('question')]);
      return { batches, questions };
    },
    placeholderData: keepPreviousData,
  });
