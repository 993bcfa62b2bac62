import { AppError } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import { isLimitReached } from '#modules/plans/index.ts';
import { type ProcessDeps, runSteps } from '#modules/ingestion/pipeline.ts';
import { failFor } from '#modules/ingestion/process-file.ts';
import { STEPS } from '#modules/ingestion/steps.ts';
import { openOriginal } from '#modules/ingestion/open-original.ts';
import {
  describeFailure,
  failureCodeOf,
  OriginalMissingError,
  PasswordNeededError,
} from '#modules/ingestion/reading-failures.ts';
import { type FileRow, fileNotLocked, filePasswordWrong, PASSWORD_NEEDED } from '#modules/library/index.ts';

const fileOriginalMissing = ({ type }: FileRow) =>
  new AppError(409, 'file.original_missing', describeFailure('original-missing', type));

/** How a process that dies with a password is noticed by the others. */
const WATCH = {
  /** Milliseconds between two signs of life. */
  aliveEvery: 10_000,
  /** Silence after which it has given up. */
  silentFor: 60_000,
  lookEvery: 30_000,
};

/**
 * Reads a file with its password. The password lives in this process for as long as that takes and is written nowhere,
 * neither to the database nor to a job; a process that dies meanwhile leaves the file to be asked for again.
 */
export function makeUnlockFile(deps: ProcessDeps & { readonly log: Log }, times = WATCH) {
  const { library, reading, blobs, log } = deps;
  const running = new Map<Promise<void>, AbortController>();
  let watching: NodeJS.Timeout | undefined;

  const readUnlocked = async (file: FileRow, password: string, signal: AbortSignal): Promise<void> => {
    const alive = setInterval(() => {
      library
        .heartbeatUnlock(file.id)
        .catch((err: unknown) => log.warn({ err, fileId: file.id }, 'no sign of life'));
    }, times.aliveEvery);
    try {
      await runSteps(deps, STEPS, { file, signal, password });
    } catch (error) {
      // Deleted while it was read.
      if (!(await library.findFileForWork(file.id))) return;
      log.warn({ err: error, fileId: file.id }, 'unlocked file could not be read');
      // The password is gone with this attempt, so whatever was not the file's fault is answered by asking for it again.
      await failFor(
        deps,
        file,
        failureCodeOf(error) || isLimitReached(error) ? error : new PasswordNeededError(),
      );
    } finally {
      clearInterval(alive);
      await library.endUnlocking(file.id);
    }
  };

  const failSilent = async (silentForMs: number): Promise<void> => {
    for (const file of await library.findInterruptedUnlocks(silentForMs)) {
      await failFor(deps, file, new PasswordNeededError());
      await library.endUnlocking(file.id);
    }
  };

  return {
    /** Checks the password, then reads the file while the caller goes on. */
    async unlock(accountId: string, fileId: string, password: string): Promise<FileRow> {
      const file = await library.getFile(accountId, fileId);
      if (file.status !== 'failed' || file.error_code !== PASSWORD_NEEDED) throw fileNotLocked();
      const original = await openOriginal(blobs, fileId).catch(async (error: unknown) => {
        if (!(error instanceof OriginalMissingError)) throw error;
        await failFor(deps, file, error);
        throw fileOriginalMissing(file);
      });
      await reading
        .checkPassword({ fileId, type: file.type, account: accountId, original, password })
        .finally(() => original.release())
        .catch((error: unknown) => {
          throw failureCodeOf(error) === 'password-wrong' ? filePasswordWrong() : error;
        });
      const row = await library.startUnlock(accountId, fileId);
      const controller = new AbortController();
      const work = deps.database
        .inBackground(() => readUnlocked(row, password, controller.signal))
        .catch((err: unknown) => log.error({ err, fileId }, 'unlocking failed'))
        .finally(() => running.delete(work));
      running.set(work, controller);
      return row;
    },

    /**
     * Files whose password died with another process are failed again and asked for: at once by a process that is alone,
     * and otherwise whenever one has been silent for too long.
     */
    async failInterrupted({ isAlone }: { isAlone: boolean }): Promise<void> {
      await failSilent(isAlone ? 0 : times.silentFor);
      if (isAlone || watching) return;
      watching = setInterval(() => {
        failSilent(times.silentFor).catch((err: unknown) =>
          log.error({ err }, 'interrupted unlocks could not be looked for'),
        );
      }, times.lookEvery);
      watching.unref();
    },

    /** Ends what is being read; it is asked for again. */
    async stop(): Promise<void> {
      clearInterval(watching);
      for (const controller of running.values()) controller.abort();
      await Promise.all(running.keys());
    },
  };
}
