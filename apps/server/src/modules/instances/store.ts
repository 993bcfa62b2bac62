import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { WorkCount } from '#kernel/processing.ts';
import type { InstanceTable } from '#modules/instances/tables.ts';

/** How long a process may show no sign of life: several heartbeats, and no pause that a busy machine makes. */
const ALIVE_SECONDS = 15;

/** Numbers of processes that have ended, or died, are listed for a day where nothing is said of them. */
const KEPT_SECONDS = 24 * 60 * 60;

export type InstanceRow = Selectable<InstanceTable> & { readonly isAlive: boolean; readonly now: Date };

interface Claim {
  readonly holder: string;
  readonly host: string;
  /** Whether no other process can be on the database: whatever is held is then held by the dead. */
  readonly isAlone: boolean;
}

interface SignOfLife {
  readonly load: number;
  readonly doing: readonly WorkCount[];
}

/** By the clock of the database, which all processes share. */
const isAlive = sql<boolean>`holder is not null and heartbeat_at > now() - make_interval(secs => ${ALIVE_SECONDS})`;

/** Two processes that start at once, or an operator meanwhile, wait for each other. */
export const lockInstances = async (trx: Trx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('recto.instances'))`.execute(trx);
};

/**
 * Takes a number that no live process has, one that this machine had before others, or else a new one. A new one is stopped
 * where all others are: whoever has stopped everything has not forgotten it.
 */
export async function claimNumber(trx: Trx, { holder, host, isAlone }: Claim): Promise<number> {
  await trx
    .deleteFrom('instance')
    .where('stopped_at', 'is', null)
    .where('heartbeat_at', '<', sql<Date>`now() - make_interval(secs => ${KEPT_SECONDS})`)
    .execute();
  const free = await trx
    .selectFrom('instance')
    .select('number')
    .where(isAlone ? sql<boolean>`true` : sql<boolean>`not (${isAlive})`)
    .orderBy(sql`host = ${host}`, 'desc')
    .orderBy('number')
    .executeTakeFirst();
  if (free) {
    await trx
      .updateTable('instance')
      .set({ holder, host, heartbeat_at: sql`now()`, load: 0, doing: '[]' })
      .where('number', '=', free.number)
      .execute();
    return free.number;
  }
  const { rows } = await sql<{ number: number }>`
    insert into instance (number, holder, host, heartbeat_at, load, doing, stopped_at, stopped_by, stopped_by_id)
    select (
        select min(free.number) from generate_series(1, (select count(*) from instance) + 1) as free(number)
        where not exists (select from instance as taken where taken.number = free.number)
      ), ${holder}, ${host}, now(), 0, '[]',
      case when bool_and(stopped_at is not null) then max(stopped_at) end,
      case when bool_and(stopped_at is not null) then max(stopped_by) end,
      case when bool_and(stopped_at is not null) then max(stopped_by_id::text)::uuid end
    from instance
    returning number`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('no number was given to this worker');
  return row.number;
}

/** Shows a sign of life; answers whether the process may take work, undefined where another has its number by now. */
export async function beat(
  db: Db,
  holder: string,
  { load, doing }: SignOfLife,
): Promise<{ readonly isStopped: boolean } | undefined> {
  const row = await db
    .updateTable('instance')
    .set({ heartbeat_at: sql`now()`, load, doing: JSON.stringify(doing) })
    .where('holder', '=', holder)
    .returning('stopped_at')
    .executeTakeFirst();
  return row && { isStopped: row.stopped_at !== null };
}

/** The process ends, and leaves its number to another. */
export const releaseNumber = (db: Db, holder: string) =>
  db
    .updateTable('instance')
    .set({ holder: null, load: 0, doing: '[]' })
    .where('holder', '=', holder)
    .execute();

/** Those that have a process or are stopped, and those whose process has died. */
export const listInstances = (db: Db): Promise<InstanceRow[]> =>
  db
    .selectFrom('instance')
    .selectAll()
    .select([isAlive.as('isAlive'), sql<Date>`now()`.as('now')])
    .where((where) => where.or([where('holder', 'is not', null), where('stopped_at', 'is not', null)]))
    .orderBy('number')
    .execute();

interface Stop {
  readonly at: Date;
  readonly by: { readonly accountId: string; readonly email: string };
}

/** Lets these take no more work; those that are stopped already stay as they are. Answers the numbers of the others. */
export async function stopNumbers(trx: Trx, numbers: readonly number[], { at, by }: Stop): Promise<number[]> {
  if (numbers.length === 0) return [];
  const stopped = await trx
    .updateTable('instance')
    .set({ stopped_at: at, stopped_by: by.email, stopped_by_id: by.accountId })
    .where('number', 'in', [...numbers])
    .where('stopped_at', 'is', null)
    .returning('number')
    .execute();
  return stopped.map(({ number }) => number);
}

/** Forgets numbers that no process has, so that whoever comes next is stopped like all others. */
export async function dropFreeNumbers(trx: Trx): Promise<void> {
  await trx.deleteFrom('instance').where('holder', 'is', null).where('stopped_at', 'is', null).execute();
}

/** Lets these take work again; answers the numbers of those that did not. */
export async function startNumbers(trx: Trx, numbers: readonly number[]): Promise<number[]> {
  if (numbers.length === 0) return [];
  const started = await trx
    .updateTable('instance')
    .set({ stopped_at: null, stopped_by: null, stopped_by_id: null })
    .where('number', 'in', [...numbers])
    .where('stopped_at', 'is not', null)
    .returning('number')
    .execute();
  return started.map(({ number }) => number);
}

/** What was stopped stays so when whoever did it is gone. */
export const eraseStopper = (trx: Trx, accountId: string) =>
  trx
    .updateTable('instance')
    .set({ stopped_by: null, stopped_by_id: null })
    .where('stopped_by_id', '=', accountId)
    .execute();
