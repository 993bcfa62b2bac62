import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#adapters/database/migrations/index.ts';
import { refuseUnfinishedMove } from '#adapters/database/unfinished-move.ts';
import { StartError } from '#kernel/errors.ts';

/** Kysely's own table of applied migrations. */
const MIGRATION_TABLE = 'kysely_migration';

/**
 * Brings the schema up to date and returns the names of the migrations it applied. Several processes
 * may do so at once: one applies them under Kysely's lock while the others wait.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  await refuseUnfinishedMove(db);
  await refuseNewerSchema(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (failed) throw new Error(`The migration ${failed.migrationName} failed.`, { cause: error });
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

/** A server that is older than its database would misread what the newer one wrote. */
async function refuseNewerSchema<Tables>(db: Kysely<Tables>): Promise<void> {
  const found = await sql<{ found: string | null }>`select to_regclass(${MIGRATION_TABLE}) as found`.execute(
    db,
  );
  if (!found.rows[0]?.found) return;
  const applied = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  const unknown = applied.rows.map((row) => row.name).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new StartError(
      `The database was written by a newer version of the server (it knows ${unknown.join(', ')}). ` +
        'Start that version, or restore a backup made before the upgrade.',
    );
  }
}
