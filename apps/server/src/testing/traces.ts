import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Installation } from '#compose/server.ts';

/**
 * Every place that still names one of these ids: tables, of the job queue too, as `schema.table`, and names of blobs and
 * of their folders. It asks the database which tables there are and reads rows whole, so that a new one is looked into as well.
 */
export async function findTraces(
  { database, dataFolder }: { database: Installation['database']; dataFolder: string },
  ids: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    database.root,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql.id(schema, name);
    const patterns = ids.map((id) => `%${id}%`);
    const { rows } = await sql`select 1 from only ${table} as whole
      where whole::text like any(${patterns}::text[]) limit 1`.execute(database.root);
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  const names = await readdir(join(dataFolder, 'blobs'), { recursive: true });
  found.push(...names.filter((name) => ids.some((id) => name.includes(id))).map((name) => `blobs/${name}`));
  return found.sort();
}
