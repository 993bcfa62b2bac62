import { z } from 'zod';
import { bindJob, defineJob, type JobHandler } from '#kernel/define-job.ts';

/** What has been deleted. Its rows are gone already, with all that hangs on them by `on delete cascade`. */
export const Erased = z.union([
  z.object({ fileIds: z.array(z.string()) }),
  z.object({ accountId: z.string() }),
]);
export type Erased = z.infer<typeof Erased>;

/** What a capability does when something is gone for which the cascade does not do. It may be run again at any time. */
export type Erase = (gone: Erased) => Promise<void>;

/** Something is deleted: enqueued in the transaction that deletes the rows, handed to every capability by `compose/`. */
export const erase = defineJob({
  // The name under which it lies in queues.
  name: 'forget',
  payload: Erased,
  // A promise to whoever deleted something, so it is tried for about a day.
  options: { storageReserve: 'reserve', retryLimit: 40, retryDelay: 5, retryDelayMax: 3_600 },
});

/** Files in one job: enough that a folder is one or two, few enough that an attempt is short. */
export const FILES_PER_ERASE = 500;

/**
 * Tells the capabilities in turn, those first that use the others. The jobs that name what is gone come last, since this
 * one is among them: until then it can be killed anywhere and runs again, afterwards nothing is left that says a name.
 */
export function makeEraseHandler(
  capabilities: readonly Erase[],
  eraseJobs: (ids: readonly string[]) => Promise<void>,
): JobHandler {
  return bindJob(erase, {
    async handle(gone, { log }) {
      for (const eraseIn of capabilities) await eraseIn(gone);
      await eraseJobs('accountId' in gone ? [gone.accountId] : gone.fileIds);
      log.info({ files: 'accountId' in gone ? undefined : gone.fileIds.length }, 'deleted for good');
    },
  });
}
