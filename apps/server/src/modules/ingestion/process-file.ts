import type { JobContext } from '#kernel/define-job.ts';
import { ATTEMPTS_IN_PROCESS } from '#modules/ingestion/extract-pages.ts';
import { type ProcessDeps, runSteps } from '#modules/ingestion/pipeline.ts';
import { describeError, describePlanPages, failureCodeOf } from '#modules/ingestion/reading-failures.ts';
import { STEPS } from '#modules/ingestion/steps.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import { compareVersions } from '#modules/ingestion/versions.store.ts';
import { READ_BY_NEWER } from '#modules/ingestion/reprocess.ts';
import { type FileProgress, type FileRow, processFile, type ProcessRequest } from '#modules/library/index.ts';
import { isLimitReached } from '#modules/plans/index.ts';

/** The last words of a file whose processing failed for a reason that is ours. */
const OUR_FAULT = 'Something went wrong on our side while this file was read. Try again.';

/** How long a job lies that waits for a process of a later version. */
const NEWER_LOOKS_EVERY_SECONDS = 30;

const PROCESS_CRASHED = 'file.process_crashed';

/**
 * Takes a stored file to Complete, step by step (`steps.ts`). It can be killed at any instant and run again: pages that are
 * stored already are not read twice, and every write is an upsert.
 */
export function makeProcessFile(deps: ProcessDeps) {
  return {
    async handle(request: ProcessRequest, { signal, log }: JobContext): Promise<void> {
      const { fileId, scanLang } = request;
      const file = await deps.library.findFileForWork(fileId);
      if (!file || file.status === 'complete' || file.status === 'failed') return;
      if (await isForNewer(deps, file, request)) {
        log.warn({ fileId }, 'a newer version of this server is to read this file');
        return leaveToNewer(deps, file, request);
      }
      try {
        await runSteps(deps, STEPS, { file, signal, scanLang, attempt: file.unfinished_attempts + 1 });
      } catch (error) {
        // Deleted while it was read: there is nothing left to do, or to tell.
        if (!(await deps.library.findFileForWork(fileId))) return;
        // What is wrong with the file stays wrong; anything else may be better at the next attempt.
        if (!failureCodeOf(error) && !isLimitReached(error)) {
          await deps.library
            .recordProgress(fileId, { unfinished_attempts: 0 })
            .catch((err: unknown) => log.warn({ err, fileId }, 'the end of an attempt was not recorded'));
          throw error;
        }
        log.warn({ err: error, fileId }, 'file could not be read');
        await deps.library.recordFailure(fileId, failureFor(file, error));
      }
    },

    async abandon({ fileId }: { fileId: string }): Promise<void> {
      const file = await deps.library.findFileForWork(fileId);
      if (file && file.status !== 'complete')
        await deps.library.recordFailure(
          fileId,
          toFailure(OUR_FAULT, { internal: 'every attempt failed; see the log' }),
        );
    },
  };
}

/** Whether the file is to be read by a later version, or has been and would be read worse. */
const isForNewer = async (
  { database, reading }: ProcessDeps,
  file: FileRow,
  { extractorVersion = 0 }: ProcessRequest,
): Promise<boolean> => {
  const own = ofFile(file, reading);
  if (own.extractorVersion === 0 || extractorVersion > own.extractorVersion) return true;
  const { analyserVersion } = reading;
  return (await compareVersions(database.root, { ...own, analyserVersion })).isNewer;
};

/** Puts the job back for a process of that version, and says so where the file is shown. */
async function leaveToNewer(deps: ProcessDeps, file: FileRow, request: ProcessRequest): Promise<void> {
  await deps.database.transaction((trx) =>
    deps.jobs.enqueue(trx, processFile, request, { startAfter: NEWER_LOOKS_EVERY_SECONDS }),
  );
  if (file.error_customer !== READ_BY_NEWER)
    await deps.library.recordProgress(file.id, { error_customer: READ_BY_NEWER });
}

/** Why a file cannot be read, as it is recorded; anything that is not the file's fault counts as ours. */
export function failureFor({ type }: Pick<FileRow, 'type'>, error: unknown): FileProgress {
  if (isLimitReached(error) && error.details.limit)
    return toFailure(describePlanPages(error.details.limit, type), {
      internal: error.message,
      code: 'plan.pages',
    });
  const code = failureCodeOf(error);
  return toFailure(code ? describeError(error, code, type) : OUR_FAULT, {
    internal: String(error),
    code: code ? `file.${code.replaceAll('-', '_')}` : null,
  });
}

const toFailure = (
  customer: string,
  { internal, code = null }: { internal: string; code?: string | null },
): FileProgress => ({
  status: 'failed',
  progress_page: null,
  progress_of: null,
  progress_eta: null,
  error_customer: customer,
  error_internal: internal,
  error_code: code,
  // Tried again, such a file is read apart at once.
  unfinished_attempts: code === PROCESS_CRASHED ? ATTEMPTS_IN_PROCESS : 0,
});
