// npm start: from a fresh clone to a running server. Plain JavaScript, because it runs before anything is installed.
import { installIfNeeded } from './lib/install.mjs';
import { pinnedNode } from './lib/paths.mjs';
import { runForeground } from './lib/relay.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

try {
  await installIfNeeded();
  await buildWebIfNeeded();
  process.exitCode = await runForeground([{ command: pinnedNode(), args: ['apps/server/src/main.ts'] }]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
