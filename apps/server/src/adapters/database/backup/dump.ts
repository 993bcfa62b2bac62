import { type BackupTable, nameOf, query, quoteName } from '#adapters/database/backup/tables.ts';
import type { Db, Trx } from '#kernel/database.ts';

/** How many characters of rows are asked for at a time, as far as those before tell. */
const FETCH_CHARACTERS = 2_000_000;
const FIRST_ROWS = 16;
const MAX_ROWS = 5_000;

/** So that every value has one text, whatever the server and the session are set to. */
export const EXACT_TEXTS = [
  `set local time zone 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
];

/** Has a transaction see one state of all tables until it ends. To be called first in it. */
export async function beginSnapshot(trx: Trx): Promise<void> {
  await query(trx, 'set transaction isolation level repeatable read, read only');
  for (const text of EXACT_TEXTS) await query(trx, text);
}

/**
 * The rows of a table, some of them at a time, each a JSON array with the text of each column. To be read inside a transaction; no
 * more than a few rows are in memory.
 */
export async function* dumpTable(trx: Db | Trx, table: BackupTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => `${quoteName(name)}::text`).join(', ');
  await query(
    trx,
    `declare backup_rows no scroll cursor for
      select json_build_array(${columns})::text as row from ${nameOf(table)}`,
  );
  try {
    for (let count = FIRST_ROWS; ; ) {
      const rows = await query<{ row: string }>(trx, `fetch ${count} from backup_rows`);
      if (rows.length === 0) return;
      const lines = rows.map(({ row }) => row);
      yield lines;
      const characters = lines.reduce((sum, line) => sum + line.length, 0);
      const usual = Math.max(1, characters / rows.length);
      count = Math.min(MAX_ROWS, count * 4, Math.max(1, Math.round(FETCH_CHARACTERS / usual)));
    }
  } finally {
    await query(trx, 'close backup_rows');
  }
}
