import { z } from 'zod';
import { bindJob, defineJob, type JobQueue } from '#kernel/define-job.ts';
import { buildIndex, type IndexDeps } from '#modules/ingestion/save-index.ts';
import { findUnfilled, replaceSearchRows } from '#modules/ingestion/search.store.ts';
import { replaceBlocks } from '#modules/ingestion/blocks.store.ts';
import type { Library } from '#modules/library/index.ts';

/**
 * Files that were read before there was a search over the library are put into it, and those whose blocks another version found, or
 * none, get them.
 */
const fillSearch = defineJob({
  name: 'fill-search',
  payload: z.object({}),
  options: { processing: 'reading', expireIn: 82_800, singleton: () => 'all' },
});

type FillDeps = IndexDeps & { readonly library: Library; readonly jobs: JobQueue };

/** One file after the other, each in a transaction of its own; a file that cannot be opened is left to the next start. */
export function makeFillSearch(deps: FillDeps) {
  const { database, library, jobs } = deps;
  const job = bindJob(fillSearch, {
    async handle(_payload, { signal, log }) {
      for (let last = ''; ; ) {
        signal.throwIfAborted();
        const fileId = await findUnfilled(database.root, last);
        if (fileId === undefined) return;
        last = fileId;
        const file = await library.findFileForWork(fileId);
        if (file?.status !== 'complete') continue;
        try {
          const { vectors, blocks } = await buildIndex(deps, file, { pageCount: file.pages ?? 0, signal });
          await database.transaction(async (trx) => {
            await replaceSearchRows(trx, { fileId, accountId: file.account_id, vectors });
            await replaceBlocks(trx, { fileId, blocks });
          });
        } catch (err) {
          log.warn({ err, fileId }, 'a file could not be put into the search');
        }
      }
    },
  });
  return {
    job,
    async start(): Promise<void> {
      if ((await findUnfilled(database.root, '')) === undefined) return;
      await database.transaction((trx) => jobs.enqueue(trx, fillSearch, {}));
    },
  };
}
