import { sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';

/** The notification of PostgreSQL that wakes every process; it says no more than that there are events. */
export const OUTBOX_CHANNEL = 'recto_outbox';

/** An event as it lies in its row. */
export interface OutboxEvent {
  readonly accountId: string;
  readonly type: string;
  readonly about: readonly string[];
  readonly body: object | null;
  readonly isLast: boolean;
}

/** An event that has been read. */
export interface ReadEvent extends OutboxEvent {
  /** Since the transaction that wrote it began. */
  readonly ageSeconds: number;
}

/** Writes an event and wakes all processes; both happen with the commit, or not at all. */
export async function insertEvent(
  trx: Trx,
  { accountId, type, about, body, isLast }: OutboxEvent,
): Promise<void> {
  await sql`
    with added as (
      insert into outbox_event (account_id, type, about, body, is_last)
      values (${accountId}, ${type}, ${about}::text[], ${body && JSON.stringify(body)}::jsonb, ${isLast})
    )
    select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx);
}

export interface ReadEvents {
  /** What this reading has seen: whatever is committed later comes with the next one that is given it. */
  readonly snapshot: string;
  readonly events: readonly ReadEvent[];
}

/**
 * The events of these accounts that were committed since a snapshot was taken, in the order of their ids. Ids are no cursor:
 * a transaction that took one early may commit late. What one snapshot did not see and the next one sees is exact.
 */
export async function readEvents(
  db: Db,
  after: string | null,
  accountIds: readonly string[],
): Promise<ReadEvents> {
  const { rows } = await sql<{ snapshot: string; events: ReadEvent[] | null }>`
    select pg_current_snapshot()::text as snapshot, (
      select json_agg(json_build_object(
        'accountId', account_id, 'type', type, 'about', about, 'body', body, 'isLast', is_last,
        'ageSeconds', extract(epoch from clock_timestamp() - created_at)) order by id)
      from outbox_event
      where account_id = any(${accountIds}::uuid[])
        and tx >= pg_snapshot_xmin(${after}::pg_snapshot)
        and not pg_visible_in_snapshot(tx, ${after}::pg_snapshot)
    ) as events`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database gave no snapshot');
  return { snapshot: row.snapshot, events: row.events ?? [] };
}

/** Deletes an account's events that are about one of these things. */
export async function deleteEventsAbout(trx: Trx, accountId: string, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('outbox_event')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`about && ${ids}::text[]`)
    .execute();
}

export async function deleteEventsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('outbox_event').where('account_id', '=', accountId).execute();
}

/** Deletes what every process has had the time to read, by the clock of the database, which has dated it. */
export async function deleteEventsOlderThan(db: Db, ageMs: number): Promise<void> {
  await db
    .deleteFrom('outbox_event')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${ageMs / 1000})`)
    .execute();
}

/** PostgreSQL carries at most 8,000 bytes in one notification. */
export async function notifyChannel(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
