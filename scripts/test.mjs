// npm test: everything, from a fresh clone on. The last lines say what passed, failed and was skipped, and why.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkStages } from './lib/check-stages.mjs';
import { endChildrenWithUs, run } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { cacheFolder, root } from './lib/paths.mjs';
import {
  describePassedLooks,
  digestLooks,
  findLooks,
  findPassedLooks,
  recordLooks,
  seenHere,
} from './lib/looks.mjs';
import { Stages, success } from './lib/stages.mjs';
import { anyOwner, startFromClone } from './lib/start-from-clone.mjs';
import { chromium, ensureSystemPackages, hasPostgres } from './lib/system-packages.mjs';
import { playwright, vitest } from './lib/test-runners.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

const skipsFail = process.env['REQUIRE_TEST_DATA'] === '1';
const cores = availableParallelism();

/** A test waits for the server, the browser and itself by turns, so that two of them fill two cores; each takes about 1 GB. */
const browsers = cores === 1 ? 1 : Math.min(4, 1 + Math.floor(cores / 2));

/** Ends a stage that hangs, also on a machine that has ten times as much to do. */
const LIMIT_SECONDS = 5_400;

// The real documents lie outside the project. Children run in other folders, so the path is made absolute once.
const testData = path.resolve(root, process.env['TEST_DATA'] ?? '../shared/data');
process.env['TEST_DATA'] = testData;

// Tests start a hundred servers and threads, each of which would take the types out of the same sources.
process.env['NODE_COMPILE_CACHE'] ??= path.join(cacheFolder, 'compiled');

endChildrenWithUs();
const stages = new Stages({ cores });

// The others need these; the server's tests, one of which runs what `npm start` runs, need the pages.
await stages.run([{ name: 'installation', action: () => installIfNeeded().then(success) }]);
await stages.run([{ name: 'system packages', action: findSystemPackages }]);
await stages.run([{ name: 'web build', action: () => buildWebIfNeeded().then(success) }]);

if (!existsSync(testData))
  stages.skip('real documents', 'the folder that TEST_DATA names is not there; the small twins are used');
const hasBrowser = Boolean(chromium());
if (!hasBrowser) stages.skip('browser', 'no Chromium: install it, or name it in CHROMIUM');
const hasRepository = await isRepository();
const hasServer = hasPostgres();
if (!hasServer)
  stages.skip('server on PostgreSQL', 'no PostgreSQL server: all of the server is tested on PGlite');
if (!hasRepository) stages.skip('start from a clone', 'this folder is not a git repository');

const serverOn = (engine, env = {}) =>
  vitest({
    folder: 'apps/server',
    env: { TEST_DATABASE: engine, TEST_ONCE: '1', ...env },
    limitSeconds: LIMIT_SECONDS,
  });
const onPGlite = hasServer
  ? { note: 'the engine itself, and one pass over each module; the rest on PostgreSQL' }
  : {};
const passedLooks = findPassedLooks();
// Beside PGlite's tests, which use two cores at most.
const postgresCores = Math.min(8, Math.max(2, cores - 2));
const [types, ...otherChecks] = checkStages;
await stages.run([
  ...(types ? [types] : []),
  // It waits for disks more than for cores, and stands beside those of one core.
  ...(hasRepository ? [{ name: 'start from a clone', action: startFromClone }] : []),
  ...otherChecks,
  { name: 'server on PGlite', cores: 2, ...onPGlite, action: serverOn('pglite') },
  ...(hasServer
    ? [
        {
          name: 'server on PostgreSQL',
          cores: postgresCores,
          // Its tests wait for one another's jobs and for what is tried again after seconds.
          action: serverOn('postgres', { TEST_WORKERS: String(postgresCores + 1) }),
        },
      ]
    : []),
  ...(hasBrowser
    ? [
        {
          name: 'browser',
          cores,
          ...describePassedLooks(passedLooks),
          action: runBrowser,
        },
      ]
    : []),
]);

process.exitCode = stages.finish({ skipsFail });

async function runBrowser(show) {
  const digests = digestLooks();
  const counts = await playwright({ workers: browsers, limitSeconds: LIMIT_SECONDS, passedLooks })(show);
  if (counts.failed === 0 && counts.skipped.length === 0) recordLooks(findLooks(), digests, seenHere);
  return counts;
}

async function findSystemPackages() {
  const missing = await ensureSystemPackages();
  return { ...success(), passed: missing.length === 0 ? 1 : 0, skipped: missing };
}

async function isRepository() {
  const { code } = await run('git', ['rev-parse', '--verify', 'HEAD'], { limitSeconds: 20, env: anyOwner() });
  return code === 0;
}
