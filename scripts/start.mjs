// npm start: from a fresh clone to a running server. Plain JavaScript, because it runs before anything is installed.
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { pinnedNode } from './lib/paths.mjs';
import { runForeground } from './lib/relay.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

try {
  const leaveSignals = endChildrenWithUs();
  await installIfNeeded();
  await buildWebIfNeeded();
  leaveSignals();
  process.exitCode = await runForeground([{ command: pinnedNode(), args: ['apps/server/src/main.ts'] }]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
