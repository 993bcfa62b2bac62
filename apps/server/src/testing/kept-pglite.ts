import { sql } from 'kysely';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import type { Database } from '#kernel/database.ts';

/** Where the rows lie that a new database has. */
const ROWS = 'template_rows';

interface Table {
  /** Quoted, with its schema. */
  readonly name: string;
  /** Its columns, quoted, without those that are computed. */
  readonly columns: string;
  readonly isPartition: boolean;
}

/**
 * An embedded database that is given from one test file to the next in a process, each time as it was at first. Opening
 * another costs more than the tests of most files, and its engine would have to warm up again.
 */
export class KeptPGlite {
  readonly #open: () => Promise<OpenDatabase>;
  #kept: { readonly opened: OpenDatabase; readonly restore: () => Promise<boolean> } | undefined;
  #isTaken = false;

  /** @param open opens a new one */
  constructor(open: () => Promise<OpenDatabase>) {
    this.#open = open;
  }

  /** Gives the kept one; somebody who has it already gets one of his own. To be closed. */
  async take(): Promise<OpenDatabase> {
    if (this.#isTaken) return this.#open();
    this.#isTaken = true;
    if (this.#kept && !(await this.#kept.restore())) {
      await this.#kept.opened.close();
      this.#kept = undefined;
    }
    if (!this.#kept) {
      const opened = await this.#open();
      this.#kept = { opened, restore: await rememberState(opened.database) };
    }
    return this.#lend(this.#kept.opened);
  }

  #lend(opened: OpenDatabase): OpenDatabase {
    const { jobs } = opened;
    if (jobs.kind !== 'embedded') throw new Error('only an embedded database can be kept');
    const unlisten: (() => Promise<void>)[] = [];
    const listen: typeof jobs.client.listen = async (channel, callback) => {
      const stop = await jobs.client.listen(channel, callback);
      unlisten.push(stop);
      return stop;
    };
    return {
      ...opened,
      jobs: { ...jobs, client: { ...jobs.client, listen } },
      close: async () => {
        for (const stop of unlisten.splice(0)) await stop();
        this.#isTaken = false;
      },
    };
  }
}

/**
 * Notes the rows and the schema of a database. The result brings the rows back and removes tables that were not there;
 * it gives false when it could not, since the schema or the session is another one.
 */
async function rememberState({ root }: Database): Promise<() => Promise<boolean>> {
  const tables = await listTables(root);
  const own = tables.filter(({ isPartition }) => !isPartition);
  const kept: { readonly table: Table; readonly rows: string }[] = [];
  await run(root, `create schema ${ROWS}`);
  for (const [at, table] of own.entries()) {
    const rows = `${ROWS}.rows_${at}`;
    await run(root, `create table ${rows} as select ${table.columns} from ${table.name}`);
    const count = await sql<{ count: string }>`select count(*) from ${sql.raw(rows)}`.execute(root);
    if (Number(count.rows[0]?.count) > 0) kept.push({ table, rows });
  }
  const fingerprint = await describeSchema(root);
  return async () => {
    const known = new Set(tables.map(({ name }) => name));
    for (const { name } of await listTables(root))
      if (!known.has(name)) await run(root, `drop table if exists ${name} cascade`);
    if ((await describeSchema(root)) !== fingerprint) return false;
    // Without triggers: of some tables nothing may be taken away.
    await run(root, 'set session_replication_role = replica');
    await run(root, `truncate ${own.map(({ name }) => name).join()} restart identity cascade`);
    for (const { table, rows } of kept)
      await run(root, `insert into ${table.name} (${table.columns}) overriding system value table ${rows}`);
    await run(root, 'reset session_replication_role');
    // What was written before is not needed any more, and would fill the memory.
    await run(root, 'checkpoint');
    return true;
  };
}

const run = (root: Database['root'], statement: string) => sql.raw(statement).execute(root);

const OURS = sql.raw(`n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', '${ROWS}')`);

async function listTables(root: Database['root']): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select format('%I.%I', n.nspname, c.relname) as name, c.relispartition as "isPartition",
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and ${OURS} order by 1`.execute(root);
  return rows;
}

/** Columns, indexes, constraints, triggers, functions, and the settings of the session, in one word. */
async function describeSchema(root: Database['root']): Promise<string> {
  const { rows } = await sql<{ schema: string }>`
    with ours as (select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS})
    select md5(string_agg(part, ';' order by part)) as schema from (
      select concat_ws(' ', relname, attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid)) as part
        from ours join pg_attribute on attrelid = ours.oid and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      union all select pg_get_indexdef(indexrelid) from ours join pg_index on indrelid = ours.oid
      union all select pg_get_constraintdef(c.oid) from ours join pg_constraint c on conrelid = ours.oid
      union all select pg_get_triggerdef(t.oid) from ours join pg_trigger t on tgrelid = ours.oid
      union all select md5(prosrc) from pg_proc join pg_namespace n on n.oid = pronamespace where ${OURS}
      union all select name || setting from pg_settings where source = 'session'
    ) parts`.execute(root);
  return rows[0]?.schema ?? '';
}
