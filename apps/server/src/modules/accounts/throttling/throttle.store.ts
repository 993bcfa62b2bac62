import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';

export interface Window {
  readonly key: string;
  /** What all counters of one account have in common; null for those of a network. */
  readonly subject: string | null;
  readonly endsAt: Date;
}

/**
 * Counts one hit for each key in one statement; a window that is over begins anew. The keys are always given in the
 * same order of kinds, so that two callers never wait for each other's rows crosswise.
 */
export const countHits = (db: Db, windows: readonly Window[], now: Date) =>
  db
    .insertInto('throttle')
    .values(windows.map(({ key, subject, endsAt }) => ({ key, subject, hits: 1, resets_at: endsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when throttle.resets_at <= ${now} then 1 else throttle.hits + 1 end`,
        resets_at: sql<Date>`case when throttle.resets_at <= ${now} then excluded.resets_at else throttle.resets_at end`,
      }),
    )
    .returning(['key', 'hits', 'resets_at'])
    .execute();

export const dropCounters = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('throttle').where('key', 'in', keys).execute();

export const dropCountersOf = (db: Db, subject: string) =>
  db.deleteFrom('throttle').where('subject', '=', subject).execute();

export const takeBackHits = (db: Db, keys: readonly string[]) =>
  db
    .updateTable('throttle')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
