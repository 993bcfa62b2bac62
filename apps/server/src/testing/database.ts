import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onlyWhere } from '@recto/testing/skip';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseLog } from '#adapters/database/make-database.ts';
import { type OpenDatabase, openDatabase } from '#adapters/database/open-database.ts';
import { KeptPGlite } from '#testing/kept-pglite.ts';
import { silentLog } from '#testing/silent-log.ts';

export { silentLog };

export type TestEngine = 'pglite' | 'postgres';

/** What `global-setup.ts` hands to the test files: a migrated database to begin from. */
export type TestDatabaseSource =
  | { readonly kind: 'pglite'; readonly dumpFile: string; readonly dataFolder: string }
  | { readonly kind: 'postgres'; readonly adminUrl: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: readonly TestDatabaseSource[];
  }
}

/** Which engine this project of the tests uses; from the environment variable TEST_DATABASE. */
export function testEngine(): TestEngine {
  return process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** The migrated database on that engine. */
export function findTestDatabase(): TestDatabaseSource {
  const engine = testEngine();
  const source = inject('testDatabases').find(({ kind }) => kind === engine);
  if (!source) throw new Error(`no database was made on ${engine}`);
  return source;
}

/** Options of tests about what one engine does. */
export const onlyOn = (engine: TestEngine) =>
  onlyWhere(testEngine() === engine, `only on ${engine === 'pglite' ? 'PGlite' : 'PostgreSQL'}`);

/** One for each process of the tests, which goes through several files. */
let kept: KeptPGlite | undefined;

/** A migrated database of its own, empty, on the engine of this run. Close it in `afterAll`. */
export async function openTestDatabase(log: DatabaseLog = silentLog): Promise<OpenDatabase> {
  const source = findTestDatabase();
  if (source.kind === 'pglite') {
    const open = async () => openDatabase({ kind: 'memory', dump: await readFile(source.dumpFile) }, { log });
    if (log !== silentLog) return open();
    kept ??= new KeptPGlite(open);
    return kept.take();
  }
  const { url, drop } = await createDatabase(source.adminUrl, source.template);
  const opened = await openDatabase({ kind: 'postgres', url }, { log });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

/**
 * A data folder of its own whose embedded database is migrated, for a server in a process of its own: a first start takes
 * several times as long as the others.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-data-'));
  const source = findTestDatabase();
  if (source.kind === 'pglite')
    await cp(join(source.dataFolder, 'database'), join(folder, 'database'), { recursive: true });
  return folder;
}

/** A new database on the run's PostgreSQL server; `template0` is an empty one. */
export async function createDatabase(
  adminUrl: string,
  template: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`) };
}

export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
