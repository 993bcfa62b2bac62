import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { BatchCellTable } from '#modules/batches/tables.ts';

export type CellRow = Selectable<BatchCellTable>;

interface Claim {
  readonly accountId: string;
  /** The job that works on it. */
  readonly jobId: string;
  readonly at: Date;
}

/**
 * The next cell of an account, oldest batch first and file by file, taken by one job among any number; undefined where
 * none can be worked on now.
 */
export async function claimCell(db: Db, { accountId, jobId, at }: Claim): Promise<CellRow | undefined> {
  const { rows } = await sql<CellRow>`
    update batch_cell set status = 'running', claimed_by = ${jobId}
    where id = (
      select cell.id from batch cross join lateral (
        select id from batch_cell
        where account_id = ${accountId} and batch_id = batch.id and status = 'waiting'
          and (not_before is null or not_before <= ${at})
        order by file_position, column_position
        limit 1
        for update skip locked
      ) cell
      where batch.account_id = ${accountId} and batch.status = 'running'
      order by batch.created_at, batch.id
      limit 1
    )
    returning *`.execute(db);
  return rows[0];
}

/** Gives back what a job has claimed and not finished: an attempt before this one has died. */
export async function releaseClaims(db: Db, accountId: string, jobId: string): Promise<void> {
  await db
    .updateTable('batch_cell')
    .set({ status: 'waiting', claimed_by: null })
    .where('account_id', '=', accountId)
    .where('status', '=', 'running')
    .where('claimed_by', '=', jobId)
    .execute();
}

/** Gives back everything that is claimed: no process works on anything. */
export async function releaseAll(db: Db): Promise<void> {
  await db
    .updateTable('batch_cell')
    .set({ status: 'waiting', claimed_by: null })
    .where('status', '=', 'running')
    .execute();
}

export const listClaims = (db: Db, accountId: string, jobId: string): Promise<CellRow[]> =>
  db
    .selectFrom('batch_cell')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'running')
    .where('claimed_by', '=', jobId)
    .execute();

/** Ends a cell once; what another attempt has ended or given back stays as it is. */
export async function finishCell(
  db: Db,
  { id, claimed_by }: Pick<CellRow, 'id' | 'claimed_by'>,
  status: 'complete' | 'failed',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('batch_cell')
    .set({ status, finished_at: at, claimed_by: null })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('claimed_by', '=', claimed_by)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Puts a claimed cell back, to be worked on from then on. */
export async function putBackCell(
  db: Db,
  { id, claimed_by }: Pick<CellRow, 'id' | 'claimed_by'>,
  { attempts, notBefore }: { readonly attempts: number; readonly notBefore: Date },
): Promise<void> {
  await db
    .updateTable('batch_cell')
    .set({ status: 'waiting', claimed_by: null, attempts, not_before: notBefore })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('claimed_by', '=', claimed_by)
    .execute();
}

/** Has the failed cells of a batch wait again; answers which they were. */
export function resetFailed(trx: Trx, batchId: string): Promise<Pick<CellRow, 'id' | 'file_id'>[]> {
  return trx
    .updateTable('batch_cell')
    .set({ status: 'waiting', attempts: 0, not_before: null, finished_at: null, reading: null })
    .where('batch_id', '=', batchId)
    .where('status', '=', 'failed')
    .returning(['id', 'file_id'])
    .execute();
}

export async function hasWaiting(db: Db, batchId: string): Promise<boolean> {
  const row = await db
    .selectFrom('batch_cell')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('status', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the first cell that waits may be worked on; null where it may be now, undefined where none waits. */
export async function findNextTime(db: Db, accountId: string): Promise<Date | null | undefined> {
  const row = await db
    .selectFrom('batch_cell')
    .innerJoin('batch', 'batch.id', 'batch_cell.batch_id')
    .select('batch_cell.not_before')
    .where('batch_cell.account_id', '=', accountId)
    .where('batch_cell.status', '=', 'waiting')
    .where('batch.status', '=', 'running')
    .orderBy('batch_cell.not_before', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row && row.not_before;
}

/** How many of these are cells of a batch. */
export async function countNamed(db: Db, batchId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { named } = await db
    .selectFrom('batch_cell')
    .select(({ fn }) => fn.countAll<number>().as('named'))
    .where('batch_id', '=', batchId)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .executeTakeFirstOrThrow();
  return Number(named);
}

export interface CellCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly running: number;
}

export const NO_CELLS: CellCounts = { total: 0, done: 0, failed: 0, running: 0 };

/** By batch; one whose files are all gone is left out. */
export async function countCells(db: Db, batchIds: readonly string[]): Promise<Map<string, CellCounts>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('batch_cell')
    .select(({ fn }) => ['batch_id', 'status', fn.countAll<number>().as('cells')])
    .where('batch_id', 'in', batchIds)
    .groupBy(['batch_id', 'status'])
    .execute();
  const counts = new Map<string, CellCounts>();
  for (const { batch_id, status, cells } of rows) {
    const { total, done, failed, running } = counts.get(batch_id) ?? NO_CELLS;
    const more = (is: boolean) => (is ? Number(cells) : 0);
    counts.set(batch_id, {
      total: total + Number(cells),
      done: done + more(status === 'complete' || status === 'failed'),
      failed: failed + more(status === 'failed'),
      running: running + more(status === 'running'),
    });
  }
  return counts;
}

/** When the latest cells ended, oldest first: those of one batch, of an account, or of the whole installation. */
export async function listEndTimes(
  db: Db,
  { accountId, batchId, limit }: { accountId?: string; batchId?: string; limit: number },
): Promise<number[]> {
  const ended = db
    .selectFrom('batch_cell')
    .select('finished_at')
    .where('finished_at', 'is not', null)
    .$if(accountId !== undefined, (cells) => cells.where('account_id', '=', accountId ?? ''))
    .orderBy('finished_at', 'desc')
    .limit(limit);
  const rows = await (batchId === undefined ? ended : ended.where('batch_id', '=', batchId)).execute();
  return rows.flatMap(({ finished_at }) => finished_at?.getTime() ?? []).reverse();
}

/** File by file, each in the order of the questions; all of them without a limit. */
export function listCells(
  db: Db,
  batchId: string,
  paging?: { readonly offset: number; readonly limit: number },
): Promise<CellRow[]> {
  const all = db
    .selectFrom('batch_cell')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('file_position')
    .orderBy('column_position');
  return (paging ? all.offset(paging.offset).limit(paging.limit) : all).execute();
}

export const listCellsOfFiles = (db: Db, batchFileIds: readonly string[]): Promise<CellRow[]> =>
  db
    .selectFrom('batch_cell')
    .selectAll()
    .where('batch_file_id', 'in', batchFileIds)
    .orderBy('file_position')
    .orderBy('column_position')
    .execute();
