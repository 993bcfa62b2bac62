import { z } from 'zod';
import { bindJob, defineJob, type JobHandler } from '#kernel/define-job.ts';

/** What has been deleted. Its rows are gone already, with all that hangs on them by `on delete cascade`. */
export const Forgotten = z.union([
  z.object({ fileIds: z.array(z.string()) }),
  z.object({ accountId: z.string() }),
]);
export type Forgotten = z.infer<typeof Forgotten>;

/** What a capability does when something is gone for which the cascade does not do. It may be run again at any time. */
export type Forget = (gone: Forgotten) => Promise<void>;

/** Something is deleted: enqueued in the transaction that deletes the rows, handed to every capability by `compose/`. */
export const forget = defineJob({
  name: 'forget',
  payload: Forgotten,
  // A promise to whoever deleted something, so it is tried for about a day.
  options: { needsRoom: 'reserve', retryLimit: 40, retryDelay: 5, retryDelayMax: 3_600 },
});

/** Files in one job: enough that a folder is one or two, few enough that an attempt is short. */
export const FILES_PER_FORGET = 500;

/**
 * Tells the capabilities in turn, those first that use the others. The jobs that name what is gone come last, since this
 * one is among them: until then it can be killed anywhere and runs again, afterwards nothing is left that says a name.
 */
export function makeForgetHandler(
  capabilities: readonly Forget[],
  forgetJobs: (ids: readonly string[]) => Promise<void>,
): JobHandler {
  return bindJob(forget, {
    async handle(gone, { log }) {
      for (const forgetIn of capabilities) await forgetIn(gone);
      await forgetJobs('accountId' in gone ? [gone.accountId] : gone.fileIds);
      log.info({ files: 'accountId' in gone ? undefined : gone.fileIds.length }, 'deleted for good');
    },
  });
}
