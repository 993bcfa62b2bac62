import type { ComparisonOptions } from '@recto/contract/comparison-options';
import type { ChangeReview, ComparisonStatus } from '@recto/contract/comparisons';
import { ROWS_PER_CALL } from '@recto/contract/limits';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type {
  ComparisonChangeTable,
  ComparisonTable,
  StoredWriting,
  GeneratedChangeRecord,
} from '#modules/comparisons/tables.ts';
import type { ComparedFiles } from '#modules/comparisons/tasks/compare-files.ts';

export type ComparisonRecord = Selectable<ComparisonTable>;
export type ChangeRecord = Selectable<ComparisonChangeTable>;

/** Rows of a table inserted in one statement. */
const ROWS_PER_INSERT = 500;

interface Owned {
  readonly accountId: string;
  readonly id: string;
}

export const insertComparison = (
  trx: Trx,
  {
    id,
    accountId,
    fileIds,
    options,
    at,
  }: Owned & {
    readonly fileIds: readonly [string, string];
    readonly options: ComparisonOptions;
    readonly at: Date;
  },
): Promise<ComparisonRecord> =>
  trx
    .insertInto('comparison')
    .values({
      id,
      account_id: accountId,
      left_file_id: fileIds[0],
      right_file_id: fileIds[1],
      options: JSON.stringify(options),
      status: 'running',
      progress: 0,
      is_cut_off: false,
      row_count: 0,
      change_count: 0,
      generation: 0,
      global_summary: null,
      error: null,
      created_at: at,
      completed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findComparison = (db: Db, { accountId, id }: Owned): Promise<ComparisonRecord | undefined> =>
  db
    .selectFrom('comparison')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** For the job that works on it, whosever it is. */
export const findComparisonForWork = (db: Db, id: string): Promise<ComparisonRecord | undefined> =>
  db.selectFrom('comparison').selectAll().where('id', '=', id).executeTakeFirst();

export async function listComparisons(
  db: Db,
  {
    accountId,
    offset,
    limit,
  }: { readonly accountId: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: ComparisonRecord[]; readonly total: number }> {
  const own = db.selectFrom('comparison').where('account_id', '=', accountId);
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(count) };
}

/** A comparison at one time of being compared: later ones have a higher round. */
interface Round {
  readonly id: string;
  readonly round: number;
}

/** Changes a comparison that is running in this round; undefined when it is not, or is gone. */
export const updateRunning = (
  db: Db,
  { id, round }: Round,
  change: {
    readonly status?: ComparisonStatus;
    readonly progress?: number;
    readonly error?: string;
    readonly completed_at?: Date;
  },
): Promise<ComparisonRecord | undefined> =>
  db
    .updateTable('comparison')
    .set(change)
    .where('id', '=', id)
    .where('round', '=', round)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/**
 * Keeps the result of a comparison that is running in this round, in place of an earlier one; undefined, and nothing kept, when
 * it was cancelled, is gone or is compared anew. `reviews` are those of its changes, by their ids.
 */
export async function completeComparison(
  trx: Trx,
  { id, round }: Round,
  {
    result,
    at,
    writing,
    reviews,
  }: {
    readonly result: ComparedFiles;
    readonly at: Date;
    readonly writing: StoredWriting | null;
    readonly reviews: ReadonlyMap<number, ChangeReview>;
  },
): Promise<ComparisonRecord | undefined> {
  const row = await trx
    .updateTable('comparison')
    .set(({ eb }) => ({
      status: 'complete' as const,
      progress: 1,
      is_cut_off: result.isCutOff,
      row_count: result.rowCount,
      change_count: result.changes.length,
      generation: eb('generation', '+', 1),
      global_summary: result.globalSummary,
      written: writing && JSON.stringify(writing),
      is_turned: false,
      completed_at: at,
    }))
    .where('id', '=', id)
    .where('round', '=', round)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await trx.deleteFrom('comparison_part').where('comparison_id', '=', id).execute();
  await trx.deleteFrom('comparison_change').where('comparison_id', '=', id).execute();
  for (const [index, rows] of result.parts.entries())
    await trx
      .insertInto('comparison_part')
      .values({ comparison_id: id, first_row: index * ROWS_PER_CALL, rows })
      .execute();
  const reviewOf = (changeId: number) => {
    const review = reviews.get(changeId);
    return review === undefined ? null : JSON.stringify(review);
  };
  for (let first = 0; first < result.changes.length; first += ROWS_PER_INSERT) {
    const values = result.changes.slice(first, first + ROWS_PER_INSERT).map(({ change, marks }) => {
      const pagesOf = (side: 'left' | 'right') => [
        ...new Set(marks.filter((mark) => mark.side === side).map(({ page }) => page)),
      ];
      return {
        comparison_id: id,
        change_id: change.changeId,
        change: JSON.stringify(change),
        marks: JSON.stringify(marks),
        left_pages: pagesOf('left'),
        right_pages: pagesOf('right'),
        review: reviewOf(change.changeId),
      };
    });
    await trx.insertInto('comparison_change').values(values).execute();
  }
  return row;
}

/** Ends the making of a summary once, with what a language model says of changes by their ids; undefined where it has ended. */
export async function endWriting(
  trx: Trx,
  id: string,
  {
    roundId,
    writing,
    changes,
  }: {
    readonly roundId: string;
    readonly writing: StoredWriting;
    readonly changes: ReadonlyMap<number, GeneratedChangeRecord>;
  },
): Promise<ComparisonRecord | undefined> {
  const row = await trx
    .updateTable('comparison')
    .set({ written: JSON.stringify(writing) })
    .where('id', '=', id)
    .where(sql<boolean>`written ->> 'roundId' = ${roundId}`)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  for (const [changeId, written] of changes)
    await trx
      .updateTable('comparison_change')
      .set({ written: JSON.stringify(written) })
      .where('comparison_id', '=', id)
      .where('change_id', '=', changeId)
      .execute();
  return row;
}

/** The parts in which rows lie, in order. */
export const listParts = (
  db: Db,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ first_row: number; rows: Uint8Array }[]> =>
  db
    .selectFrom('comparison_part')
    .select(['first_row', 'rows'])
    .where('comparison_id', '=', id)
    .where('first_row', '>', from - ROWS_PER_CALL)
    .where('first_row', '<', to)
    .orderBy('first_row')
    .execute();

export type FoundChange = Pick<ChangeRecord, 'change' | 'review' | 'written'>;

/** Changes in reading order, from the one at an index up to another. */
export const listChanges = (
  db: Db,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<FoundChange[]> =>
  db
    .selectFrom('comparison_change')
    .select(['change', 'review', 'written'])
    .where('comparison_id', '=', id)
    // Their ids count from 1, and none is missing.
    .where('change_id', '>', from)
    .where('change_id', '<=', to)
    .orderBy('change_id')
    .execute();

/** The changes that weigh most, in reading order; of two that weigh the same the earlier one. */
export async function listWeightiestChanges(db: Db, id: string, limit: number): Promise<FoundChange[]> {
  const found = await db
    .selectFrom('comparison_change')
    .select(['change_id', 'change', 'review', 'written'])
    .where('comparison_id', '=', id)
    .orderBy(sql`coalesce((change ->> 'weight')::double precision, 0)`, 'desc')
    .orderBy('change_id')
    .limit(limit)
    .execute();
  return found.toSorted((one, other) => one.change_id - other.change_id);
}

export const listMarks = (
  db: Db,
  id: string,
  { side, page }: { readonly side: 'left' | 'right'; readonly page: number },
): Promise<Pick<ChangeRecord, 'change_id' | 'marks'>[]> =>
  db
    .selectFrom('comparison_change')
    .select(['change_id', 'marks'])
    .where('comparison_id', '=', id)
    .where(sql<boolean>`${page}::integer = any(${sql.ref(`${side}_pages`)})`)
    .orderBy('change_id')
    .execute();

/** False when there is none. */
export async function deleteComparison(db: Db, { accountId, id }: Owned): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('comparison')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
