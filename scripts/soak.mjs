// npm run soak: the tests of faults with their large numbers; before an issue closes, not in every run. SOAK_SEED repeats a run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChildrenWithUs, run } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { cacheFolder, pinnedNode, root, toolPath } from './lib/paths.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

const SEED = process.env['SOAK_SEED'] ?? String(Math.floor(Math.random() * 1_000_000));
// Real documents lie outside the project, and the tests run in another folder.
const TEST_DATA = path.resolve(root, process.env['TEST_DATA'] ?? '../shared/data');

/** Where a run through the proxy writes down what it has reached. */
function recordFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'recto-reached-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Fault rounds are shared between the engines: only PostgreSQL's connections can break. */
const PARTS = [
  {
    name: '20 kills, half of them by faults in each kind of thread',
    engine: 'pglite',
    tests: 'src/testing/embedded/kills',
    numbers: { KILLS: '20' },
  },
  ...['pglite', 'postgres'].map((engine) => ({
    name: `50 rounds of faults on ${engine}`,
    engine,
    tests: 'src/testing/faults',
    numbers: { FAULT_ROUNDS: '50' },
  })),
  {
    name: 'every PDF at hand and 10,000 damaged ones sent to a server',
    engine: 'pglite',
    tests: 'src/testing/embedded/hostile-uploads',
    numbers: { MUTATED_UPLOADS: '10000', ALL_PDFS: '1' },
  },
  {
    name: '20 disks that are full at any write',
    engine: 'pglite',
    tests: 'src/testing/embedded/full-disk',
    numbers: { FULL_DISK_ROUNDS: '20' },
  },
  {
    name: '50 uploaders beside questions',
    engine: 'pglite',
    tests: 'src/testing/embedded/uploads-beside-questions',
    numbers: { UPLOADERS: '50', UPLOADS_OF_EACH: '6', QUESTIONS: '300', REAL_PDFS: '1' },
  },
  {
    name: 'six kills of a scan and of pictures in a Word file, up to the last page',
    engine: 'pglite',
    tests: 'src/testing/embedded/scan-kills',
    numbers: { SCAN_KILLS: '6' },
  },
  {
    name: 'an export whose server is killed in the middle of it',
    engine: 'pglite',
    tests: 'src/testing/embedded/export-kill',
    numbers: { EXPORT_KILLS: '1' },
  },
  {
    name: 'exports opened by LibreOffice, which has to be installed or named by SOFFICE',
    engine: 'postgres',
    tests: 'src/modules/exports/libreoffice',
    numbers: { OPENED_EXPORTS: '1' },
  },
  {
    name: 'redlines settled by LibreOffice, which takes python3-uno, too',
    project: 'readers',
    tests: 'src/word/marking/libreoffice',
    numbers: { OPENED_EXPORTS: '1' },
  },
  {
    name: 'translated Word files and workbooks opened by LibreOffice, which has to be installed or named by SOFFICE',
    project: 'readers',
    tests: 'src/translated/libreoffice',
    numbers: { OPENED_TRANSLATIONS: '1' },
  },
  ...['pglite', 'postgres'].map((engine) => ({
    name: `eight backups on ${engine} beside work, each killed once before, restored elsewhere through two kills`,
    engine,
    tests: 'src/testing/backup-beside-work',
    numbers: { BACKUPS_BESIDE_WORK: '8', BACKUP_FILES: '40', BACKUP_KILLS: '2' },
  })),
  {
    name: '500 files moved to PostgreSQL and a bucket through two kills',
    engine: 'postgres',
    tests: 'src/testing/move-kills',
    numbers: { MOVED_FILES: '500', MOVE_KILLS: '2' },
  },
  {
    name: 'a backup cut off in every part and at 500 bytes of its file',
    engine: 'postgres',
    tests: 'src/testing/backup.test.ts',
    numbers: { BACKUP_CUTS: '500' },
  },
  {
    name: 'every call and every event through a proxy before two API and two worker processes',
    engine: 'postgres',
    numbers: { THROUGH_PROXY: '1', THROUGH_PROXY_RECORD: recordFolder() },
  },
  {
    name: 'two API and two worker processes restarted three times each under load',
    engine: 'postgres',
    tests: 'src/testing/machines/rolling-restart',
    numbers: { ROLLING_RESTARTS: '3' },
  },
  {
    name: 'the walk of the browser through that proxy',
    browserTest: 'walk',
    numbers: { THROUGH_PROXY: '1' },
  },
  {
    name: 'every scan at hand',
    engine: 'pglite',
    tests: 'src/testing/scan-files',
    numbers: { ALL_SCANS: '1' },
  },
  {
    name: 'every Office file at hand, one full of pictures among them',
    engine: 'postgres',
    tests: 'src/testing/office-files',
    numbers: { ALL_OFFICE_FILES: '1' },
  },
  {
    name: 'the files of deploy/ read by nginx, Caddy, Prometheus and systemd, where they are installed',
    script: ['scripts/check-deploy-files.mjs'],
  },
  {
    name: 'a file of ten pages and questions beside a scan of 300 pages',
    script: ['bench/lanes/run.ts', '--scan'],
  },
  {
    name: 'the browser tests that look at everything, with all of their looks',
    script: ['scripts/looks.mjs', '--all'],
  },
  {
    name: 'a batch of 20 real files and 10 questions in the browser, its server killed twice, and what the screen says of its end',
    browserTest: 'batch-kills',
    numbers: {
      BATCH_FILES: '20',
      BATCH_QUESTIONS: '10',
      BATCH_DELAY_MS: '300',
      REAL_PDFS: '1',
      BATCH_ETA: '1',
    },
  },
  {
    name: 'five real annual reports asked all questions of the shipped template',
    browserTest: 'templates',
    numbers: { REAL_PDFS: '1' },
  },
  {
    name: 'marks on the pages of four pairs of files, turned, cropped and real ones among them, in the browser',
    browserTest: 'compare-marks',
    numbers: { COMPARED_PAIRS: '4' },
  },
  ...['pglite', 'postgres'].map((engine) => ({
    name: `a folder of 200 files deleted on ${engine}`,
    engine,
    tests: 'src/modules/library/delete-files',
    numbers: { FOLDER_FILES: '200' },
  })),
  ...['pglite', 'postgres'].map((engine) => ({
    name: `100 sequences of folder operations by two sessions on ${engine}`,
    engine,
    tests: 'src/modules/library/folder-tree',
    numbers: { FOLDER_RUNS: '100' },
  })),
  {
    name: 'single questions beside a batch of 2,500',
    engine: 'pglite',
    tests: 'src/testing/embedded/batch-beside-questions',
    numbers: { BATCH_CELLS: '2500' },
  },
  ...['pglite', 'postgres'].map((engine) => ({
    name: `60 searches over 500 files on ${engine}`,
    engine,
    tests: 'src/testing/search-table',
    numbers: { ALL_SEARCHES: '1' },
  })),
  {
    name: '20 texts with planted edits compared as PDF and as Word files',
    engine: 'pglite',
    tests: 'src/testing/compared-files',
    numbers: { COMPARED_CASES: '20' },
  },
  {
    name: '10,000 damaged files',
    engine: 'pglite',
    tests: 'src/modules/ingestion/tasks/mutated-files',
    numbers: { MUTATED_FILES: '10000' },
  },
];

/** What a part runs, where, and with which numbers. */
function commandOf({ engine = '', tests = '', project, browserTest, numbers = {}, script }) {
  if (script) return { args: script, cwd: root, env: {} };
  if (browserTest) {
    const args = [toolPath('@playwright/test/cli.js'), 'test', browserTest, '--workers=1', '--reporter=list'];
    return { args, cwd: path.join(root, 'e2e'), env: numbers };
  }
  if (project) {
    const args = [toolPath('vitest/vitest.mjs'), 'run', '--project', project, tests];
    return { args, cwd: root, env: numbers };
  }
  // Of both projects of the engine: files that share a process, and those that do not.
  const args = [toolPath('vitest/vitest.mjs'), 'run', ...(tests ? [tests] : [])];
  return { args, cwd: path.join(root, 'apps/server'), env: { TEST_DATABASE: engine, SEED, ...numbers } };
}

/** @returns {Promise<boolean>} whether it passed */
async function runPart(part) {
  const { args, cwd, env } = commandOf(part);
  const { code } = await run(pinnedNode(), args, {
    cwd,
    env: { ...process.env, TEST_DATA, ...env },
    limitSeconds: 7_200,
    show: (text) => process.stdout.write(text),
  });
  return code === 0;
}

// Many parts start servers, each of which would take the types off the same files.
process.env['NODE_COMPILE_CACHE'] ??= path.join(cacheFolder, 'compiled');

endChildrenWithUs();
try {
  await installIfNeeded();
  await buildWebIfNeeded();
  const lines = [];
  for (const part of PARTS) {
    const begun = performance.now();
    const passed = await runPart(part);
    if (!passed) process.exitCode = 1;
    const seconds = Math.round((performance.now() - begun) / 1000);
    lines.push(`${passed ? 'ok  ' : 'FAIL'} ${part.name}, ${seconds} s`);
  }
  console.log(`\nSoak with seed ${SEED}:\n${lines.join('\n')}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
