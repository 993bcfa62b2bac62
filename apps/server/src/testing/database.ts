import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onlyWhere } from '@recto/testing/skip';
import { inject } from 'vitest';
import type { DatabaseLog } from '#adapters/database/make-database.ts';
import { type OpenDatabase, openDatabase } from '#adapters/database/open-database.ts';
import { createDatabase } from '#testing/create-database.ts';
import { KeptPGlite } from '#testing/kept-pglite.ts';
import { silentLog } from '#testing/silent-log.ts';

export { createDatabase, runAsAdmin } from '#testing/create-database.ts';
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
