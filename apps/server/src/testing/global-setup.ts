import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#adapters/database/open-database.ts';
import { createDatabase, silentLog } from '#testing/database.ts';
import { startPostgres } from '#testing/postgres.ts';

/** Makes one migrated database per run, which every test file copies: much faster than migrating each. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env['TEST_DATABASE'] === 'postgres' ? setupPostgres(project) : setupPGlite(project);
}

async function setupPGlite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-test-'));
  const dumpFile = join(folder, 'migrated.tar.gz');
  const opened = await openDatabase({ kind: 'memory' }, { log: silentLog });
  const dump = await opened.dump?.();
  await opened.close();
  if (!dump) throw new Error('The database in memory could not be dumped.');
  await writeFile(dumpFile, dump);
  project.provide('testDatabase', { kind: 'pglite', dumpFile });
  return () => rm(folder, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const adminUrl = server.url('postgres');
  const { url, drop } = await createDatabase(adminUrl, 'template0');
  const opened = await openDatabase({ kind: 'postgres', url }, { log: silentLog });
  await opened.close();
  const template = new URL(url).pathname.slice(1);
  project.provide('testDatabase', { kind: 'postgres', adminUrl, template });
  return async () => {
    await drop();
    await server.stop();
  };
}
