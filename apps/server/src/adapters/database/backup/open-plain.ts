import { PostgresDialect } from 'kysely';
import { ConnectionQueue } from '#adapters/database/embedded/connection-queue.ts';
import { embeddedDialect } from '#adapters/database/embedded/embedded-dialect.ts';
import { openEmbedded } from '#adapters/database/embedded/open-embedded.ts';
import { makeDatabase } from '#adapters/database/make-database.ts';
import { MIGRATION_LIMITS, openPool } from '#adapters/database/open-postgres.ts';
import type { Database } from '#kernel/database.ts';
import type { DatabaseLog } from '#adapters/database/make-database.ts';

export type PlainSettings =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string };

export interface PlainDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

const SILENT: DatabaseLog = { info() {}, warn() {}, error() {} };

/** Opens a database as it is: whoever copies it must not change its schema, and statements may take as long as they take. */
export async function openPlain(settings: PlainSettings): Promise<PlainDatabase> {
  if (settings.kind === 'postgres') {
    const pool = openPool(settings.url, MIGRATION_LIMITS, SILENT);
    const { database } = makeDatabase(new PostgresDialect({ pool }), SILENT);
    return { database, close: () => pool.end() };
  }
  const { client, close } = await openEmbedded(settings.folder, () => {});
  const queue = new ConnectionQueue();
  const dialect = embeddedDialect({ client, queue, priority: () => 'interactive' });
  return { database: makeDatabase(dialect, SILENT).database, close };
}
