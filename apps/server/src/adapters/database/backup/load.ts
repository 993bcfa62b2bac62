import { z } from 'zod';
import { type BackupTable, nameOf, query, quoteName } from '#adapters/database/backup/tables.ts';
import type { Trx } from '#kernel/database.ts';

const BATCH_CHARACTERS = 2_000_000;
const BATCH_ROWS = 5_000;

const row = z.array(z.string().nullable());

/** The values of a row in the order of its table's columns. */
export type RowValues = readonly (string | null)[];

export interface LoadOptions {
  /** Whether a row is wanted. */
  readonly keep?: (values: RowValues) => boolean;
  /** What is written in its place. */
  readonly change?: (values: RowValues) => RowValues;
  /** Rows that are there already are left as they are. */
  readonly ignoreKnown?: boolean;
}

/**
 * Writes rows of a backup into a table that has at least some of their columns; others are left out where `columns` does not name
 * them. Answers how many there were.
 */
export async function loadTable(
  trx: Trx,
  table: BackupTable,
  lines: AsyncIterable<string>,
  { keep, change = (values) => values, ignoreKnown = false }: LoadOptions = {},
): Promise<number> {
  const there = new Map((await columnsOf(trx, table)).map(({ name, type }) => [name, type]));
  const columns = table.columns.flatMap(({ name }, at) => {
    const type = there.get(name);
    return type === undefined ? [] : [{ name, type, at }];
  });
  const names = columns.map(({ name }) => quoteName(name)).join(', ');
  const values = columns.map(({ type }, at) => `v${at}::${type}`).join(', ');
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ');
  const variables = columns.map((_, at) => `v${at}`).join(', ');
  const insert = `insert into ${nameOf(table)} (${names}) overriding system value
    select ${values} from unnest(${arrays}) as given (${variables}) ${ignoreKnown ? 'on conflict do nothing' : ''}`;

  let batch: RowValues[] = [];
  let characters = 0;
  let count = 0;
  const write = async () => {
    if (batch.length === 0) return;
    await query(
      trx,
      insert,
      columns.map(({ at }) => batch.map((one) => one[at] ?? null)),
    );
    count += batch.length;
    batch = [];
    characters = 0;
  };
  for await (const line of lines) {
    const given = row.length(table.columns.length).parse(JSON.parse(line));
    if (keep && !keep(given)) continue;
    batch.push(change(given));
    characters += line.length;
    if (batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await write();
  }
  await write();
  return count;
}

/** The columns that a table here has, without those that the database computes. */
export async function columnsOf(
  trx: Trx,
  table: Pick<BackupTable, 'schema' | 'name'>,
): Promise<{ name: string; type: string }[]> {
  return query(
    trx,
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [nameOf(table)],
  );
}
