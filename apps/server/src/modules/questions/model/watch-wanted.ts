import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import * as store from '#modules/questions/store.ts';

/** How often a call in flight looks whether somebody still wants its reply. */
const WATCH_MS = 500;

/**
 * A signal that is aborted when the attempt ends, and when nobody waits for the answer any more: it was stopped in whatever
 * process, or deleted with its question, file or account.
 */
export function watchWanted(
  { database, log }: { readonly database: Database; readonly log: Pick<Log, 'warn'> },
  questionId: string,
  ended: AbortSignal,
) {
  const unwanted = new AbortController();
  const timer = setInterval(() => {
    store.isOpen(database.root, questionId).then(
      (isOpen) => isOpen || unwanted.abort(),
      (err: unknown) => log.warn({ err, questionId }, 'it is not known whether an answer is wanted'),
    );
  }, WATCH_MS);
  return { signal: AbortSignal.any([ended, unwanted.signal]), end: () => clearInterval(timer) };
}
