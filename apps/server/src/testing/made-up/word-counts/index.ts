import { z } from 'zod';
import type { Database } from '#kernel/database.ts';
import { bindJob, defineJob, type JobQueue } from '#kernel/define-job.ts';
import type { TaskRunner } from '#kernel/define-task.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import { wordCounts } from '#testing/made-up/word-counts/contract.ts';
import * as store from '#testing/made-up/word-counts/store.ts';
import { countWords } from '#testing/made-up/word-counts/tasks/count-words.ts';
import '#testing/made-up/word-counts/tables.ts';

interface WordCountsDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly tasks: TaskRunner;
  readonly library: Pick<Library, 'getFile'>;
  readonly pages: Pick<Pages, 'loadStored'>;
  /** Hears what happens to the capability. */
  readonly note: (what: string) => void;
}

const countJob = defineJob({
  name: 'count-words',
  payload: z.object({ fileId: z.string(), accountId: z.string() }),
});

export function makeWordCounts({ database, jobs, tasks, library, pages, note }: WordCountsDeps) {
  const routes = makeRoutes(wordCounts, {
    count: async ({ body, context: { caller } }) => {
      const { id: fileId } = await library.getFile(caller.accountId, body.fileId);
      const { accountId } = caller;
      await database.transaction(async (trx) => {
        await store.insertCount(trx, { file_id: fileId, account_id: accountId });
        await jobs.enqueue(trx, countJob, { fileId, accountId });
      });
      return { result: { fileId, words: null } };
    },
    get: async ({ params: { fileId }, context: { caller } }) => {
      await library.getFile(caller.accountId, fileId);
      const count = await store.findCount(database.root, caller.accountId, fileId);
      return { result: { fileId, words: count?.words ?? null } };
    },
  });
  return {
    name: 'word-counts',
    routes: [routes],
    jobs: [
      bindJob(countJob, {
        async handle({ fileId, accountId }) {
          const stored = (await pages.loadStored(fileId)).map(({ content }) => content);
          const words = await tasks.run(countWords, { pages: stored }, { account: accountId });
          await store.setWords(database.root, fileId, words);
        },
      }),
    ],
    periodic: [{ everyMs: 20, run: async () => note('again') }],
    async open() {
      await store.createTables(database);
      note('open');
    },
    recover: async () => note('recover'),
    async exportFor(accountId) {
      const counts = await store.listCounts(database.root, accountId);
      return { parts: { wordCounts: counts.map(({ file_id, words }) => ({ fileId: file_id, words })) } };
    },
    async erase(gone) {
      if ('fileIds' in gone) note(`erase ${gone.fileIds.join()}`);
    },
    stop: async () => note('stop'),
  } satisfies Module;
}
