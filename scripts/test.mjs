// npm test: everything, from a fresh clone on. The last lines say what passed, failed and was skipped, and why.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkStages } from './lib/check-stages.mjs';
import { endChildrenWithUs, run } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { playwright, Stages, vitest } from './lib/stages.mjs';
import { anyOwner, startFromClone } from './lib/start-from-clone.mjs';
import { chromium, ensureSystemPackages } from './lib/system-packages.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

const skipsFail = process.env['REQUIRE_TEST_DATA'] === '1';

// The real documents lie outside the project. Children run in other folders, so the path is made absolute once.
const testData = path.resolve(root, process.env['TEST_DATA'] ?? '../shared/data');
process.env['TEST_DATA'] = testData;

endChildrenWithUs();
const stages = new Stages();

await stages.stage('installation', async () => {
  await installIfNeeded();
  return { passed: 1, failed: 0, skipped: [] };
});
await stages.stage('system packages', async () => {
  const missing = await ensureSystemPackages();
  return { passed: missing.length === 0 ? 1 : 0, failed: 0, skipped: missing };
});
if (!existsSync(testData))
  stages.skip('real documents', 'the folder that TEST_DATA names is not there; the small twins are used');

await checkStages(stages);
// Before the server's tests, one of which runs what `npm start` runs.
await stages.stage('web build', async () => {
  await buildWebIfNeeded();
  return { passed: 1, failed: 0, skipped: [] };
});
for (const engine of ['pglite', 'postgres']) {
  await stages.stage(`server on ${engine === 'pglite' ? 'PGlite' : 'PostgreSQL'}`, () =>
    vitest({ folder: 'apps/server', env: { TEST_DATABASE: engine }, limitSeconds: 1200 }),
  );
}
if (chromium()) await stages.stage('browser', () => playwright({ limitSeconds: 2400 }));
else stages.skip('browser', 'no Chromium: install it, or name it in CHROMIUM');
if (await isRepository()) await stages.stage('start from a clone', startFromClone);
else stages.skip('start from a clone', 'this folder is not a git repository');

process.exitCode = stages.finish({ skipsFail });

async function isRepository() {
  const { code } = await run('git', ['rev-parse', '--verify', 'HEAD'], {
    limitSeconds: 20,
    quiet: true,
    env: anyOwner(),
  });
  return code === 0;
}
