import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#adapters/database/open-database.ts';
import { createDatabase, type TestDatabaseSource } from '#testing/database.ts';
import { type Deployment, startDeployment } from '#testing/machines/deployment.ts';
import { makeRecord, readRecord } from '#testing/machines/record.ts';
import { isThroughProxy, RECORD_FOLDER, TEST_SETTINGS } from '#testing/machines/through-proxy.ts';
import { makeJobTables, makeMigratedFolder } from '#testing/migrated.ts';
import { startPostgres } from '#testing/postgres.ts';
import { silentLog } from '#testing/silent-log.ts';

interface MadeDatabase {
  readonly source: TestDatabaseSource;
  remove(): Promise<void>;
}

/**
 * Makes one database for each engine of a run that has the tables of the product and of the job queue, which every test
 * file copies: much faster than making each. None with TEST_LIST_ONLY=1, where tests are only counted.
 */
export default async function setup(root: TestProject): Promise<() => Promise<void>> {
  const engines = new Set(root.vitest.projects.map(({ config }) => config.env['TEST_DATABASE']));
  const made: MadeDatabase[] = [];
  if (process.env['TEST_LIST_ONLY'] !== '1') {
    if (engines.has('pglite')) made.push(await makePGlite());
    if (engines.has('postgres')) made.push(await makePostgres());
  }
  root.provide(
    'testDatabases',
    made.map(({ source }) => source),
  );
  const machines = isThroughProxy() ? await startShared(made) : null;
  root.provide('machines', machines && pick(machines));
  return async () => {
    await machines?.close();
    for (const { remove } of made) await remove();
    if (machines) demandEverything();
  };
}

const pick = ({ url, databaseUrl, dataFolder }: Deployment) => ({ url, databaseUrl, dataFolder });

/** The processes that all test files of a run through a proxy share. */
async function startShared(made: readonly MadeDatabase[]): Promise<Deployment> {
  const source = made.map((one) => one.source).find(({ kind }) => kind === 'postgres');
  if (source?.kind !== 'postgres') throw new Error('Only PostgreSQL has several processes.');
  const folder = process.env[RECORD_FOLDER];
  return startDeployment({
    ...source,
    settings: TEST_SETTINGS,
    ...(folder !== undefined && { onPassed: makeRecord(folder) }),
  });
}

/** A run through the proxy has to reach each call and each event, unless it was told to look at a part. */
function demandEverything(): void {
  const folder = process.env[RECORD_FOLDER];
  if (folder === undefined) return;
  const { calls, events, leftOut, missing } = readRecord(folder);
  process.stdout.write(
    `\nThrough the proxy: ${calls.size} calls and ${events.size} events. Tests left out of files that took part: ${leftOut.length}.\n`,
  );
  for (const line of leftOut) process.stdout.write(`  ${line}\n`);
  if (missing.length > 0) throw new Error(`not reached through the proxy: ${missing.join(', ')}`);
}

async function makePGlite(): Promise<MadeDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-test-'));
  const dataFolder = join(folder, 'data');
  const dumpFile = join(folder, 'migrated.tar');
  await writeFile(dumpFile, await makeMigratedFolder(dataFolder));
  return {
    source: { kind: 'pglite', dumpFile, dataFolder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function makePostgres(): Promise<MadeDatabase> {
  const server = await startPostgres();
  const adminUrl = server.url('postgres');
  const { url, drop } = await createDatabase(adminUrl, 'template0');
  const opened = await openDatabase({ kind: 'postgres', url }, { log: silentLog });
  await makeJobTables(opened);
  await opened.close();
  const template = new URL(url).pathname.slice(1);
  return {
    source: { kind: 'postgres', adminUrl, template },
    async remove() {
      await drop();
      await server.stop();
    },
  };
}
