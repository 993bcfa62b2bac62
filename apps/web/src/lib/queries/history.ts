import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isDeleted, withoutDeleted } from '#lib/deletions/deleted.ts';
import { questionKeys } from '#lib/queries/questions.ts';

/** The server gives at most so many at once; older conversations are found with their file. */
const CONVERSATIONS = 500;

/** The files that were asked, the last conversation first. */
export const conversationsQuery = queryOptions({
  queryKey: [...questionKeys.all, 'conversations'] as const,
  queryFn: async ({ signal }) => {
    const query = { page: 1, limit: CONVERSATIONS };
    const { items } = await call(contract.history.conversations, { query, signal });
    return items.filter((item) => !isDeleted(item));
  },
});

/** The newest questions over all files. */
export const latestQuestionsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...questionKeys.all, 'latest', limit] as const,
    queryFn: async ({ signal }) => {
      const query = { kind: 'question', page: 1, limit } as const;
      const list = await call(contract.history.list, { query, signal });
      return { ...list, items: withoutDeleted(list.items) };
    },
  });

/** How much there is in all (specification, section 7). */
export const totalsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...questionKeys.all, 'totals'] as const,
    queryFn: async ({ signal }) => {
      const input = { params: { userId }, signal };
      const [documents, questions] = await Promise.all([
        call(contract.history.totalDocuments, input),
        call(contract.history.totalQuestions, input),
      ]);
      return { documents: documents.total, questions: questions.total };
    },
  });
