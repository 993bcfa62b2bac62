import { translations as endpoints } from '@recto/contract/translations';
import { bindJob } from '#kernel/define-job.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { StreamedList } from '#kernel/streamed-json.ts';
import { makeCorrections } from '#modules/translations/corrections.ts';
import type { TranslationsDeps } from '#modules/translations/deps.ts';
import { makeInspector } from '#modules/translations/inspector.ts';
import { translateDocument } from '#modules/translations/jobs.ts';
import { makePresenter } from '#modules/translations/present.ts';
import { listFilesOf, listOfFiles } from '#modules/translations/store.ts';
import { makeStreamAll } from '#modules/translations/stream-all.ts';
import '#modules/translations/tables.ts';
import { makeTerminologies } from '#modules/translations/terminology/terminologies.ts';
import { makeTranslateJob } from '#modules/translations/translate-job.ts';
import { makeTranslations } from '#modules/translations/translations.ts';
import { makeWriteFile, type WriteFile } from '#modules/translations/write-file.ts';

export type TranslationFiles = WriteFile;

/** Translations of an account at once: a provider has several of its groups to translate. */
const CONCURRENCY_PER_ACCOUNT = 2;

/** Texts and files in other languages, the terms that they have to use, and how people have corrected them. */
export function makeTranslationsModule(deps: TranslationsDeps) {
  const { database } = deps;
  const presenter = makePresenter(deps);
  const terminologies = makeTerminologies(deps);
  const job = makeTranslateJob({ ...deps, publish: presenter.publish });
  const translations = makeTranslations({ ...deps, presenter, terminologies, abort: job.abort });
  const corrections = makeCorrections({ ...deps, inspect: makeInspector(deps).inspect });
  const { streamAll, streamCorrections } = makeStreamAll({ database, presenter });

  const routes = makeRoutes(endpoints, {
    start: async ({ body, context: { caller } }) => ({
      result: await translations.start(caller.accountId, body),
    }),
    list: async ({ query: { page, limit, fileId }, context: { caller } }) => {
      const offset = (page - 1) * limit;
      const { items, total } = await translations.list(caller.accountId, { fileId, offset, limit });
      return { result: { items, page, limit, total } };
    },
    get: async ({ params, context: { caller } }) => ({
      result: await translations.get(caller.accountId, params.id),
    }),
    segments: async ({ params, query: { page, limit, filePage, open }, context: { caller } }) => {
      const filter = { page: filePage, isOpen: open === undefined ? undefined : open === 'true' };
      const { items, total } = await translations.segments(caller.accountId, params.id, {
        ...filter,
        offset: (page - 1) * limit,
        limit,
      });
      return { result: { items, page, limit, total } };
    },
    correct: async ({ params: { id, index }, body, context: { caller } }) => ({
      result: await corrections.correct(caller.accountId, { ...body, id, index }),
    }),
    cancel: async ({ params, context: { caller } }) => ({
      result: await translations.cancel(caller.accountId, params.id),
    }),
    delete: async ({ params, context: { caller } }) => {
      await translations.delete(caller.accountId, params.id);
      return { result: null, message: 'Translation deleted' };
    },
  });

  return {
    name: 'translations',
    api: makeWriteFile({ ...deps, presenter }),
    routes: [terminologies.routes, routes],
    jobs: [
      bindJob(translateDocument, {
        concurrency: 4,
        groupConcurrency: CONCURRENCY_PER_ACCOUNT,
        isAwaited: true,
        handle: (request, { signal }) => job.translate(request, signal),
        abandon: job.giveUp,
      }),
    ],
    findFilesOf: (accountId, ids) => listFilesOf(database.root, accountId, ids),
    /** They go with their rows, and what was counted of their characters with them. */
    async beforeFilesDeleted(trx, egress) {
      const ids = await listOfFiles(trx, egress);
      await deps.meter.drop(trx, egress.accountId, ids);
      return ids;
    },
    exportFor: async (accountId) => ({
      parts: {
        terminologies: await terminologies.exportAll(accountId),
        translations: new StreamedList(streamAll(accountId)),
        corrections: new StreamedList(streamCorrections(accountId)),
      },
    }),
  } satisfies Module;
}
