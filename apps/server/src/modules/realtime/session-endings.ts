import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { notifyChannel } from '#modules/realtime/outbox.store.ts';

export const ENDINGS_CHANNEL = 'recto_session_endings';

/** PostgreSQL carries at most 8,000 bytes in one notification. */
const IDS_PER_MESSAGE = 200;

/** Tells every process on the database, this one too, which sessions have ended. */
export const makeAnnounceEndings =
  ({ database, log }: { readonly database: Database; readonly log: Pick<Log, 'warn'> }) =>
  (sessionIds: readonly string[]): void => {
    for (let from = 0; from < sessionIds.length; from += IDS_PER_MESSAGE) {
      const payload = sessionIds.slice(from, from + IDS_PER_MESSAGE).join();
      notifyChannel(database.root, ENDINGS_CHANNEL, payload).catch((err: unknown) =>
        log.warn({ err }, 'the end of sessions could not be announced'),
      );
    }
  };

export const readEndings = (payload: string): string[] => payload.split(',');
