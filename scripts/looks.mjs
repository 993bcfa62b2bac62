// npm run looks: the browser tests that look at everything, with all of their looks. Commit what it records.
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { recordLooks } from './lib/looks.mjs';
import { Stages, success } from './lib/stages.mjs';
import { playwright } from './lib/test-runners.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

endChildrenWithUs();
const stages = new Stages();
await stages.run([{ name: 'installation', action: () => installIfNeeded().then(success) }]);
await stages.run([{ name: 'web build', action: () => buildWebIfNeeded().then(success) }]);
await stages.run([{ name: 'looks', action: playwright({ workers: 2, limitSeconds: 1200, looks: 'only' }) }]);
process.exitCode = stages.finish();
if (process.exitCode === 0) recordLooks();
