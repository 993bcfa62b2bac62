import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { CellRow } from '#modules/batches/cells.store.ts';
import type { StoredReading } from '#modules/batches/tables.ts';

/** Keeps what was read of cells. */
export async function keepReadings(
  db: Db,
  readings: readonly { readonly id: string; readonly reading: StoredReading }[],
): Promise<void> {
  if (readings.length === 0) return;
  await sql`update batch_cell set reading = read.reading::jsonb
    from unnest(${readings.map(({ id }) => id)}::text[], ${readings.map(({ reading }) => JSON.stringify(reading))}::text[])
      as read (id, reading)
    where batch_cell.id = read.id`.execute(db);
}

/** Cells that are answered and not read by this version, a part of them. */
export const listUnread = (
  db: Db,
  batchId: string,
  { version, limit }: { readonly version: number; readonly limit: number },
): Promise<CellRow[]> =>
  db
    .selectFrom('batch_cell')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('status', '=', 'complete')
    .where(sql<boolean>`coalesce((reading ->> 'version')::integer, 0) <> ${version}`)
    .orderBy('file_position')
    .orderBy('column_position')
    .limit(limit)
    .execute();

/** The values of some columns of a batch. */
export const listReadings = (
  db: Db,
  batchId: string,
): Promise<Pick<CellRow, 'id' | 'column_position' | 'reading'>[]> =>
  db
    .selectFrom('batch_cell')
    .select(['id', 'column_position', 'reading'])
    .where('batch_id', '=', batchId)
    .where('status', '=', 'complete')
    .where('reading', 'is not', null)
    .orderBy('file_position')
    .execute();
