import { CompiledQuery } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '#kernel/database.ts';

/** A table of the database, as a backup has it. Columns that the database computes are left out. */
export const backupTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
});
export type BackupTable = z.infer<typeof backupTable>;

export const backupSequence = z.object({
  /** The column that it counts for. */
  table: z.string(),
  column: z.string(),
  value: z.string(),
});
export type BackupSequence = z.infer<typeof backupSequence>;

/** Where the job queue keeps what has to be done; its other tables it makes by itself. */
export const JOB_SCHEMA = 'pgboss';
const JOB_TABLES = ['queue', 'job'];

/**
 * Not in a backup: events for pages that are open just now, each of which bears the number of its transaction, by which another
 * database, which counts its own, would take it for one still to come; and the processes that work just now.
 */
const PASSING_TABLES = new Set(['outbox_event', 'instance']);

export async function query<Row>(db: Db | Trx, text: string, values: unknown[] = []): Promise<Row[]> {
  // The border to SQL: the caller states what its rows look like.
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return rows as Row[];
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoteName(schema)}.${quoteName(name)}`;

/** What a backup takes: every table of the product that lasts, and those of the job queue that hold work to be done. */
export async function listKeptTables(db: Db | Trx): Promise<BackupTable[]> {
  return (await listTables(db)).filter(
    ({ schema, name }) => schema !== 'public' || !PASSING_TABLES.has(name),
  );
}

/** Every table of the product, and those of the job queue that hold work to be done. */
export async function listTables(db: Db | Trx): Promise<BackupTable[]> {
  const rows = await query<{ schema: string; name: string; column: string; type: string }>(
    db,
    `select n.nspname as schema, c.relname as name, a.attname as column,
        format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' or n.nspname = $1 and c.relname = any($2::text[]))
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      order by n.nspname = $1, case when c.relname = 'queue' then 0 else 1 end, c.relname, a.attnum`,
    [JOB_SCHEMA, JOB_TABLES],
  );
  const tables = new Map<string, BackupTable>();
  for (const { schema, name, column, type } of rows) {
    const key = `${schema}.${name}`;
    const table = tables.get(key) ?? { schema, name, columns: [] };
    table.columns.push({ name: column, type });
    tables.set(key, table);
  }
  return [...tables.values()];
}

/** How far the counters of the product's tables are. */
export async function listSequences(db: Db | Trx): Promise<BackupSequence[]> {
  const owned = await query<{ table: string; column: string; sequence: string }>(
    db,
    `select c.relname as table, a.attname as column, format('%I.%I', sn.nspname, s.relname) as sequence
      from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_namespace sn on sn.oid = s.relnamespace
        join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
      where d.deptype in ('a', 'i') order by 1, 2`,
  );
  const found: BackupSequence[] = [];
  for (const { table, column, sequence } of owned) {
    const [row] = await query<{ value: string; called: boolean }>(
      db,
      `select last_value::text as value, is_called as called from ${sequence}`,
    );
    if (row?.called) found.push({ table, column, value: row.value });
  }
  return found;
}

/** The names of the migrations that made the tables, in their order; none where there are no tables of ours. */
export async function listMigrations(db: Db | Trx): Promise<string[]> {
  const [there] = await query<{ found: string | null }>(
    db,
    `select to_regclass('public.kysely_migration')::text as found`,
  );
  if (!there?.found) return [];
  const rows = await query<{ name: string }>(db, 'select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
}
