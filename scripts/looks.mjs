// npm run looks: the browser tests that look at everything, those of them that have not passed on what is there now, with
// all of their looks; with --all every one. Commit what it records.
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { digestLooks, findLooks, findPassedLooks, recordLooks } from './lib/looks.mjs';
import { Stages, success } from './lib/stages.mjs';
import { playwright } from './lib/test-runners.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

endChildrenWithUs();
const stages = new Stages();
await stages.run([{ name: 'installation', action: () => installIfNeeded().then(success) }]);
await stages.run([{ name: 'web build', action: () => buildWebIfNeeded().then(success) }]);
const passed = process.argv.includes('--all') ? [] : findPassedLooks();
const due = findLooks().filter((spec) => !passed.includes(spec));
const digests = digestLooks();
let isWhole = true;
if (due.length > 0) await stages.run([{ name: 'looks', action: look }]);
process.exitCode = stages.finish();
// What `npm test` has seen here becomes known with it.
if (process.exitCode === 0 && isWhole) recordLooks([...passed, ...due], digests);

async function look(show) {
  const counts = await playwright({ workers: 2, limitSeconds: 1200, specs: due })(show);
  isWhole = counts.skipped.length === 0;
  return counts;
}
