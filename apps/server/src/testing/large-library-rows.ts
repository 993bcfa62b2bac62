import pg from 'pg';
import { fillCounts } from '#adapters/database/migrations/0071-kept-counts.ts';

/** Tables that are filled; their other indexes are made again once they are. */
const FILLED = [
  'file',
  'page',
  'page_search',
  'retrieval_index',
  'extraction',
  'question',
  'question_file',
  'history_entry',
  'batch_file',
  'batch_cell',
  'usage_event',
  'audit_log',
];

/** Ids that are the same at every run, and look like those of the product. */
export const idOf = (kind: string, owner: string, number: string) =>
  `md5('${kind} ' || ${owner} || ' ' || ${number})::uuid::text`;

/** Copies rows with other values in some columns, whichever others the table has. */
export async function copyRows(
  client: pg.Client,
  {
    table,
    row,
    changes,
  }: { readonly table: string; readonly row: string; readonly changes: Record<string, string> },
  { from, values }: { readonly from: string; readonly values: readonly unknown[] },
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const made = columns.map((name) => changes[name] ?? `${row}."${name}"`);
  await client.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) select ${made.join(', ')} from ${from}`,
    [...values],
  );
}

export async function openFilling(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  );
  return client;
}

/** Fills with indexes that are not needed meanwhile away, and tells the planner of what there is. */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [FILLED],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  // Neither references are looked up for each row, nor counts kept meanwhile.
  await client.query('set session_replication_role = replica');
  await fill();
  await client.query('set session_replication_role = origin');
  await client.query('truncate kept_count');
  await fillCounts((text) => client.query(text));
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze');
}
