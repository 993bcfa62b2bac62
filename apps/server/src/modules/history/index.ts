import { type HistoryEntry, history } from '@recto/contract/history';
import type { Database } from '#kernel/database.ts';
import { makeRoutes } from '#kernel/http.ts';
import { wordsOf } from '#kernel/search-names.ts';
import type { Module } from '#kernel/module.ts';
import type { Comparisons } from '#modules/comparisons/index.ts';
import type { IdempotencyApi } from '#modules/idempotency/index.ts';
import type { Batches } from '#modules/batches/index.ts';
import { makePreviewDeletion } from '#modules/history/preview-deletion.ts';
import * as store from '#modules/history/store.ts';
import { type Library, toFileItem } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Questions } from '#modules/questions/index.ts';
import '#modules/history/tables.ts';

export { insertEntry } from '#modules/history/store.ts';

interface HistoryDeps {
  readonly database: Database;
  readonly questions: Questions;
  readonly batches: Batches;
  readonly comparisons: Pick<Comparisons, 'filesOf' | 'countAbout'>;
  readonly library: Pick<Library, 'countFiles' | 'selectNamed' | 'listSelectedFileIds'>;
  readonly meter: Pick<Meter, 'countStock'>;
  readonly idempotency: Pick<IdempotencyApi, 'eraseMentions'>;
}

/** What an account asked, newest first. Its rows are written with the questions and batches that they list. */
export function makeHistory(deps: HistoryDeps) {
  const { database, questions, batches, comparisons, library, meter, idempotency } = deps;
  const previewDeletion = makePreviewDeletion(deps);
  const present = async (accountId: string, entries: readonly store.EntryRow[]) => {
    const listed = await questions.mapListed(
      accountId,
      entries.flatMap(({ question_id }) => question_id ?? []),
    );
    const metas = await batches.mapMetas(
      accountId,
      entries.flatMap(({ batch_id }) => batch_id ?? []),
    );
    return entries.flatMap(({ question_id, batch_id }): HistoryEntry[] => {
      const question = listed.get(question_id ?? '');
      if (question) return [{ ...question, kind: 'question' as const, answerKind: question.kind }];
      const batch = metas.get(batch_id ?? '');
      return batch ? [batch] : [];
    });
  };

  /** A word may stand in the question, or the template's name, and another in the name of a file. */
  const matchesOf = (accountId: string, q: string): store.WordMatches[] =>
    wordsOf(q).map((word) => {
      const held = { accountId, word, fileIds: library.selectNamed(accountId, word) };
      return { questions: questions.selectHolding(held), batches: batches.selectHolding(held) };
    });

  const routes = makeRoutes(history, {
    list: async ({ query, context: { caller } }) => {
      const { page, limit, fileId, kind, q } = query;
      const { accountId } = caller;
      const matches = matchesOf(accountId, q);
      const among = fileId === undefined ? undefined : questions.selectAlone(accountId, fileId);
      const listing = { accountId, among, kind, matches, offset: (page - 1) * limit, limit };
      const { entries, total } = await store.listEntries(database.root, listing);
      return { result: { items: await present(accountId, entries), page, limit, total } };
    },
    batchItems: async ({ query: { batchId, ...paging }, context: { caller } }) => ({
      result: await batches.listItems(caller.accountId, batchId, paging),
    }),
    allBatchItems: async ({ query, context: { caller } }) => {
      const items = await batches.listAllItems(caller.accountId, query.batchId);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
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
    totalTranslatedText: async ({ context: { caller } }) => ({
      result: { total: await meter.countStock(caller.accountId, 'translatedText') },
    }),
    onComparison: async ({ params: { comparisonId }, context: { caller } }) => {
      const [left, right] = await comparisons.filesOf(caller.accountId, comparisonId);
      const items = await questions.listShared(caller.accountId, left, right);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    deletionPreview: async ({ body, context: { caller } }) => ({
      result: await previewDeletion(caller.accountId, body),
    }),
    delete: async ({ params, context: { caller } }) => {
      await idempotency.eraseMentions(database.root, caller.accountId, [params.id]);
      await questions.deleteQuestion(caller.accountId, params.id);
      return { result: null, message: 'Question deleted successfully' };
    },
    deleteBatch: async ({ params, context: { caller } }) => {
      await batches.deleteBatch(caller.accountId, params.id);
      return { result: null, message: 'Batch deleted successfully' };
    },
    get: async ({ params, context: { caller } }) => {
      const item = await batches.findItem(caller.accountId, params.id);
      if (item) return { result: { questions: item.answers, item } };
      return { result: { questions: [await questions.getQuestion(caller.accountId, params.id)] } };
    },
  });
  return { name: 'history', routes: [routes] } satisfies Module;
}
