import { z } from 'zod';
import { migrations } from '#adapters/database/migrations/index.ts';
import {
  type BackupSequence,
  type BackupTable,
  JOB_SCHEMA,
  listMigrations,
  listTables,
  nameOf,
  query,
  quoteName,
} from '#adapters/database/backup/tables.ts';
import type { Db, Trx } from '#kernel/database.ts';

/** Every migration that this version of the program knows, in their order. */
export const knownMigrations = (): string[] => Object.keys(migrations).sort();

/** Of these migrations, those that this version of the program does not know. */
export const unknownMigrations = (names: readonly string[]): string[] =>
  names.filter((name) => !(name in migrations));

/** What a database holds before something is restored into it. */
export async function describeContent(
  db: Db | Trx,
): Promise<'empty' | 'without-accounts' | 'data' | 'foreign'> {
  const [found] = await query<{ tables: number }>(
    db,
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r', 'p') and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  );
  if (found?.tables === 0) return 'empty';
  if ((await listMigrations(db)).length === 0) return 'foreign';
  const [account] = await query<{ found: string | null }>(
    db,
    `select to_regclass('public.account')::text as found`,
  );
  if (!account?.found) return 'without-accounts';
  const [some] = await query<{ some: boolean }>(db, 'select exists (select from public.account) as some');
  return some?.some ? 'data' : 'without-accounts';
}

/** Whether the database has been served by a process that still works on its jobs. */
export async function isServed(db: Db | Trx): Promise<boolean> {
  const [found] = await query<{ some: boolean }>(
    db,
    `select exists (select from pg_stat_activity
      where datname = current_database() and application_name = 'recto-jobs') as some`,
  );
  return found?.some ?? false;
}

/** A reference between tables, as SQL. */
export const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });
export type ForeignKey = z.infer<typeof foreignKey>;

/**
 * Makes the tables anew, as they were after these migrations, without any row, without what ties their rows to each other and
 * with their triggers switched off. `tieRows` undoes both, with what this answers.
 */
export async function makeUntiedTables(trx: Trx, names: readonly string[]): Promise<ForeignKey[]> {
  await dropEverything(trx);
  for (const name of [...names].sort()) {
    const migration = migrations[name as keyof typeof migrations];
    if (!migration) throw new Error(`There is no migration "${name}".`);
    await migration.up(trx);
  }
  await createMigrationTables(trx);
  const foreignKeys = await query<ForeignKey>(
    trx,
    `select format('%I.%I', n.nspname, c.relname) as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where k.contype = 'f' order by 1, 2`,
  );
  for (const { table, name } of foreignKeys)
    await query(trx, `alter table ${table} drop constraint ${quoteName(name)}`);
  // Those of the product refuse what a restore has to do.
  await setTriggers(trx, 'disable');
  // Migrations write rows of their own.
  await query(trx, `truncate ${(await listOwnTables(trx)).map(nameOf).join(', ')}`);
  return foreignKeys;
}

/** What migrations made, tables and what stays without them, so that they can run again. */
async function dropEverything(trx: Trx): Promise<void> {
  await query(trx, `drop schema if exists ${JOB_SCHEMA} cascade`);
  const tables = await listOwnTables(trx);
  // Where there are none, nothing else is ours either.
  if (tables.length === 0) return;
  await query(trx, `drop table ${tables.map(nameOf).join(', ')} cascade`);
  const rest = await query<{ statement: string }>(
    trx,
    `with made as (
        select 'routine' as kind, oid::regprocedure::text as name, 'pg_proc'::regclass as class, oid, proowner as owner
          from pg_proc where pronamespace = 'public'::regnamespace
        union all
        select 'sequence', oid::regclass::text, 'pg_class'::regclass, oid, relowner
          from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
        union all
        select 'type', oid::regtype::text, 'pg_type'::regclass, oid, typowner
          from pg_type where typnamespace = 'public'::regnamespace and (typtype in ('e', 'd', 'r')
            or typtype = 'c' and exists (select from pg_class c where c.oid = typrelid and c.relkind = 'c'))
      )
      select 'drop ' || kind || ' if exists ' || name || ' cascade' as statement from made
      where owner = current_user::regrole
        and not exists (select from pg_depend d where d.classid = made.class and d.objid = made.oid and d.deptype = 'e')
      order by 1`,
  );
  for (const { statement } of rest) await query(trx, statement);
}

/** Ties the rows to each other, which checks them, and switches the triggers on. */
export async function tieRows(trx: Trx, foreignKeys: readonly ForeignKey[]): Promise<void> {
  await setTriggers(trx, 'enable');
  for (const { table, name, definition } of foreignKeys)
    await query(trx, `alter table ${table} add constraint ${quoteName(name)} ${definition}`);
}

async function setTriggers(trx: Trx, state: 'disable' | 'enable'): Promise<void> {
  for (const table of await listOwnTables(trx))
    await query(trx, `alter table ${nameOf(table)} ${state} trigger user`);
}

const listOwnTables = async (trx: Trx): Promise<BackupTable[]> =>
  (await listTables(trx)).filter(({ schema }) => schema === 'public');

/** Kysely's own, as it makes them; their rows come with the backup. */
async function createMigrationTables(trx: Trx): Promise<void> {
  await query(
    trx,
    `create table public.kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`,
  );
  await query(
    trx,
    `create table public.kysely_migration_lock
      (id varchar(255) not null primary key, is_locked integer default 0 not null)`,
  );
}

export async function setSequences(trx: Trx, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { table, column, value } of sequences)
    await query(trx, 'select setval(pg_get_serial_sequence($1, $2), $3::bigint)', [
      nameOf({ schema: 'public', name: table }),
      column,
      value,
    ]);
}

/** A table of a backup and the columns by which its rows name rows of others. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
}

/** How the product's tables refer to each other here. */
export async function listReferences(db: Db | Trx): Promise<Reference[]> {
  return query<Reference>(
    db,
    `select c.relname as table, p.relname as parent,
        array(select a.attname::text from unnest(k.conkey) with ordinality as key (num, ord)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = key.num order by ord) as columns,
        array(select a.attname::text from unnest(k.confkey) with ordinality as key (num, ord)
          join pg_attribute a on a.attrelid = p.oid and a.attnum = key.num order by ord) as "parentColumns"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where k.contype = 'f' order by 1, 2`,
  );
}
