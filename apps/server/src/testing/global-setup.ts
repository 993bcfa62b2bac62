import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type OpenDatabase, openDatabase } from '#adapters/database/open-database.ts';
import { openJobs } from '#adapters/jobs/open-jobs.ts';
import { createDatabase, silentLog } from '#testing/database.ts';
import { startPostgres } from '#testing/postgres.ts';

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
  const opened = await openDatabase({ kind: 'embedded', folder: dataFolder }, { log: silentLog });
  await makeJobTables(opened);
  const dump = await opened.dump?.();
  await opened.close();
  if (!dump) throw new Error('The embedded database could not be dumped.');
  await writeFile(dumpFile, dump);
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

/** The queue makes its own tables at its first start. */
async function makeJobTables({ jobs: connection }: OpenDatabase): Promise<void> {
  const jobs = openJobs(connection, { ...silentLog, child: () => silentLog });
  await jobs.start([], { work: false });
  await jobs.stop();
}
