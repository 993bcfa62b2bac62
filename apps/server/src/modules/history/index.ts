import { history } from '@recto/contract/history';
import { makeRoutes } from '#kernel/http.ts';
import { type Questions, toQuestion } from '#modules/questions/index.ts';

/** What an account asked, newest first. */
export function makeHistory({ questions }: { readonly questions: Questions }) {
  const routes = makeRoutes(history, {
    list: async ({ query, context: { caller } }) => {
      const { page, limit, fileId } = query;
      const listing = { accountId: caller.accountId, fileId, offset: (page - 1) * limit, limit };
      const { rows, total } = await questions.list(listing);
      const items = rows.map((row) => ({
        kind: 'question' as const,
        fileName: row.file_name,
        ...toQuestion(row),
      }));
      return { result: { items, page, limit, total } };
    },
    delete: async ({ params, context: { caller } }) => {
      await questions.deleteQuestion(caller.accountId, params.id);
      return { result: null, message: 'Question deleted successfully' };
    },
    get: async ({ params, context: { caller } }) => ({
      result: { questions: [toQuestion(await questions.getQuestion(caller.accountId, params.id))] },
    }),
  });
  return { routes: [routes] };
}
