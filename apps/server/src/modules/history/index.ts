import { history } from '@recto/contract/history';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { type Library, toFileItem } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

interface HistoryDeps {
  readonly questions: Questions;
  readonly library: Pick<Library, 'countFiles'>;
}

/** What an account asked, newest first. */
export function makeHistory({ questions, library }: HistoryDeps) {
  const routes = makeRoutes(history, {
    list: async ({ query, context: { caller } }) => {
      const { page, limit, fileId } = query;
      const listing = { accountId: caller.accountId, fileId, offset: (page - 1) * limit, limit };
      const { items: found, total } = await questions.list(listing);
      const items = found.map((question) => ({
        ...question,
        kind: 'question' as const,
        answerKind: question.kind,
      }));
      return { result: { items, page, limit, total } };
    },
    conversations: async ({ query: { page, limit }, context: { caller } }) => {
      const listing = { accountId: caller.accountId, offset: (page - 1) * limit, limit };
      const { conversations, total } = await questions.listConversations(listing);
      const items = conversations.map(({ file, questions: asked, lastAskedAt }) => ({
        fileId: file.id,
        questions: asked,
        lastAskedAt: lastAskedAt.toISOString(),
        file: toFileItem(file),
        folder: file.folder_name,
      }));
      return { result: { items, page, limit, total } };
    },
    questionCounts: async ({ body, context: { caller } }) => ({
      result: { items: await questions.countQuestionsOf(caller.accountId, body.fileIds) },
    }),
    totalDocuments: async ({ context: { caller } }) => ({
      result: { total: await library.countFiles(caller.accountId) },
    }),
    totalQuestions: async ({ context: { caller } }) => ({
      result: { total: await questions.countQuestions(caller.accountId) },
    }),
    delete: async ({ params, context: { caller } }) => {
      await questions.deleteQuestion(caller.accountId, params.id);
      return { result: null, message: 'Question deleted successfully' };
    },
    get: async ({ params, context: { caller } }) => ({
      result: { questions: [await questions.getQuestion(caller.accountId, params.id)] },
    }),
  });
  return { name: 'history', routes: [routes] } satisfies Module;
}
