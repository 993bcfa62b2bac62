import type { PgBoss } from 'pg-boss';
import type { JobOptions } from '#kernel/define-job.ts';
import { endAttempts, putBackDied } from '#patches/pg-boss/put-back.ts';

/** Finished jobs are kept for a day, for whoever looks for what happened. */
const KEEP_SECONDS = 24 * 60 * 60;

/** Where jobs end that are given up; their handlers' `abandon` works on them. */
export const ABANDONED = 'abandoned';

/** A job's options in the words of pg-boss, with our defaults. */
export function queueSettings(options: JobOptions<object>, heartbeatSeconds: number | undefined) {
  return {
    retryLimit: options.retryLimit ?? 3,
    retryDelay: options.retryDelay ?? 5,
    retryDelayMax: options.retryDelayMax ?? 300,
    retryBackoff: true,
    expireInSeconds: options.expireIn ?? 900,
    deleteAfterSeconds: KEEP_SECONDS,
    notify: true,
    deadLetter: ABANDONED,
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
  };
}

/** "short" means at most one waiting job of a key, however many run. It cannot be changed later. */
export function queuePolicy(options: JobOptions<object>): string {
  return options.singleton ? 'short' : 'standard';
}

/** More than somebody who kills the server by hand, or a machine that is short of memory, comes to. */
const MAX_DEATHS = 25;

/**
 * Puts every active job back and returns how many there were. Only right where no other process can be
 * working: in the embedded database, whose folder's lock we hold.
 */
export async function putBackActive(boss: PgBoss): Promise<number> {
  for (const { name, id } of await endAttempts(boss, MAX_DEATHS))
    await boss.fail(name, id, {
      message: `the process has died of it, or at it, ${MAX_DEATHS} times in a row`,
    });
  return putBackDied(boss);
}
