import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#adapters/database/open-database.ts';
import { createDatabase } from '#testing/database.ts';
import { makeJobTables, makeMigratedFolder } from '#testing/migrated.ts';
import { startPostgres } from '#testing/postgres.ts';
import { silentLog } from '#testing/silent-log.ts';

/**
 * Makes one database per run that has the tables of the product and of the job queue, which every test file copies: much
 * faster than making each.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env['TEST_DATABASE'] === 'postgres' ? setupPostgres(project) : setupPGlite(project);
}

async function setupPGlite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-test-'));
  const dataFolder = join(folder, 'data');
  const dumpFile = join(folder, 'migrated.tar');
  await writeFile(dumpFile, await makeMigratedFolder(dataFolder));
  project.provide('testDatabase', { kind: 'pglite', dumpFile, dataFolder });
  return () => rm(folder, { recursive: true, force: true });
}

async function setupPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const adminUrl = server.url('postgres');
  const { url, drop } = await createDatabase(adminUrl, 'template0');
  const opened = await openDatabase({ kind: 'postgres', url }, { log: silentLog });
  await makeJobTables(opened);
  await opened.close();
  const template = new URL(url).pathname.slice(1);
  project.provide('testDatabase', { kind: 'postgres', adminUrl, template });
  return async () => {
    await drop();
    await server.stop();
  };
}
