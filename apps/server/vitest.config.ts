import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { EMBEDDED_TESTS, findPureTests } from './src/testing/embedded-tests.ts';
import { LongFirst } from './src/testing/long-first.ts';
import { findTakingPart } from './src/testing/machines/taking-part.ts';
import { isThroughProxy } from './src/testing/machines/through-proxy.ts';
import { whyNoPostgres } from './src/testing/postgres.ts';

const engines = ['pglite', 'postgres'] as const;

/** TEST_DATABASE chooses one engine; without it every test runs on both. */
function chosenEngines() {
  const asked = process.env['TEST_DATABASE'];
  const wanted = engines.filter((engine) => !asked || asked === engine);
  if (wanted.length === 0) throw new Error(`TEST_DATABASE is "${asked}"; it may be ${engines.join(' or ')}.`);
  const reason = wanted.includes('postgres') ? whyNoPostgres() : undefined;
  if (!reason) return wanted;
  if (process.env['REQUIRE_TEST_DATA'] === '1')
    throw new Error(`The tests on PostgreSQL cannot run: ${reason}.`);
  console.warn(`\nSKIPPED: all server tests on PostgreSQL, since ${reason}.\n`);
  return wanted.filter((engine) => engine !== 'postgres');
}

/** Nothing here asks the chosen database anything (or it brings an embedded one of its own), so once is enough. */
const WITHOUT_DATABASE = [
  'src/kernel/**',
  'src/compose/**',
  'src/adapters/{blobs,clamd,control-socket,installation,language-model,mail,openid-provider,soffice,worker-pool}/**',
  'src/modules/*/tasks/**',
  // Of what a model may say, on whichever database.
  'src/modules/questions/model/calibration.test.ts',
  'src/testing/{embedded/**,kept-pglite.test.ts}',
];

/** Makes no sense in small, or takes long: `npm run soak` gives its number. */
const SOAK_ONLY = [
  ...(process.env['BATCH_CELLS'] === undefined
    ? ['src/testing/embedded/batch-beside-questions.test.ts']
    : []),
  // Each start of a server takes longer than its pages.
  ...(process.env['SCAN_KILLS'] === undefined ? ['src/testing/embedded/scan-kills.test.ts'] : []),
  // Most of it is the time until a killed job is begun again.
  ...(process.env['EXPORT_KILLS'] === undefined ? ['src/testing/embedded/export-kill.test.ts'] : []),
  // Each command starts a process, and servers beside it.
  ...(process.env['BACKUPS_BESIDE_WORK'] === undefined ? ['src/testing/backup-beside-work.test.ts'] : []),
  ...(process.env['MOVED_FILES'] === undefined ? ['src/testing/move-kills.test.ts'] : []),
  // Several processes, and minutes.
  ...(process.env['ROLLING_RESTARTS'] === undefined ? ['src/testing/machines/rolling-restart.test.ts'] : []),
  'src/testing/machines/every-call-*.test.ts',
  // Needs LibreOffice.
  ...(process.env['OPENED_EXPORTS'] === undefined ? ['src/modules/exports/libreoffice.test.ts'] : []),
];

const chosen = chosenEngines();

/** TEST_ONCE=1, as `npm test` has it: what says the same on both engines, or is run by another stage, is not run again. */
const isOnce = process.env['TEST_ONCE'] === '1';
const isRunElsewhere = isOnce ? findPureTests() : [];
const onPGlite =
  isOnce && whyNoPostgres() === undefined ? [...EMBEDDED_TESTS, ...WITHOUT_DATABASE] : ['src/**/*.test.ts'];

/** Tests wait for their server now and then, so two workers are of use on one core as well. */
const workersOf = {
  // An embedded database takes 0.4 to 0.9 GB.
  pglite: 2,
  postgres: Number(process.env['TEST_WORKERS'] ?? Math.min(8, Math.max(2, availableParallelism()))),
};

/**
 * What starts and ends threads that compile WebAssembly, or compiles it itself: servers in processes of their own or with
 * tasks of their own, pools, and readers. The servers of other tests are lent threads that stay (`testing/worker-pool.ts`).
 */
const STARTS_THREADS =
  /#testing\/(server-process|kept-pglite)|#compose\/(server|tasks)|workerEntry|openTestPool|worker-pool\/|\/embedded\/|patches\/pglite|readers\.openDocument|ingestion\/tasks\/|openDatabase\(/;

/** What would reach the files after it. */
const CHANGES_GLOBALS = /vi\.(mock|useFakeTimers|stubEnv|stubGlobal)|process\.env\[[^\]]+\] = /;

/**
 * Tests that can follow each other in one process, which has the server's modules and a database already. Those that start
 * and end threads cannot: V8 loses count of the code of WebAssembly modules when many come and go, and ends the process.
 */
function sharesProcess(file: string): boolean {
  const text = `${file}\n${readFileSync(path.join(import.meta.dirname, file), 'utf8')}`;
  return !STARTS_THREADS.test(text) && !CHANGES_GLOBALS.test(text);
}

interface Files {
  readonly include: string[];
  readonly exclude: string[];
  readonly isolate: boolean;
}

const project = (engine: (typeof engines)[number], name: string, files: Files) => ({
  extends: true as const,
  test: {
    name,
    ...files,
    maxWorkers: workersOf[engine],
    // vitest runs projects beside each other only where they have as many workers.
    sequence: { groupOrder: engines.indexOf(engine) },
    env: { TEST_DATABASE: engine },
    // Ends what hangs, also on a machine that has ten times as much to do; what takes long is seen in the closing table.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

function projectsOn(engine: (typeof engines)[number]) {
  const exclude = [...SOAK_ONLY, ...isRunElsewhere, ...(engine === 'postgres' ? WITHOUT_DATABASE : [])];
  const include = engine === 'pglite' ? onPGlite : ['src/**/*.test.ts'];
  const files = globSync(include, { cwd: import.meta.dirname }).filter((file) => file.endsWith('.test.ts'));
  const sharing = files.filter(sharesProcess);
  const alone = files.filter((file) => !sharesProcess(file));
  return [
    project(engine, engine, { include: alone, exclude, isolate: true }),
    project(engine, `${engine}-shared`, { include: sharing, exclude, isolate: false }),
  ];
}

/** With THROUGH_PROXY=1: the files whose servers are processes behind a proxy, which all of them share. */
const throughProxy = () => ({
  extends: true as const,
  test: {
    name: 'machines',
    include: process.env['THROUGH_PROXY_FILES']?.split(' ') ?? findTakingPart(),
    setupFiles: ['./src/testing/machines/leave-out.ts'],
    isolate: false,
    maxWorkers: 1,
    env: { TEST_DATABASE: 'postgres' },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

function chooseProjects() {
  if (isThroughProxy()) return [throughProxy()];
  return chosen.flatMap(projectsOn);
}

export default defineConfig({
  test: {
    // For all projects together: two of them have one engine.
    globalSetup: ['./src/testing/global-setup.ts'],
    sequence: { sequencer: LongFirst },
    ...(chosen.length === 0 ? { include: [], passWithNoTests: true } : { projects: chooseProjects() }),
  },
});
