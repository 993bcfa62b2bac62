// npm run dev: the server restarts and the pages reload as the sources change.
import path from 'node:path';
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { pinnedNode, root, toolPath } from './lib/paths.mjs';
import { runForeground } from './lib/relay.mjs';

try {
  const leaveSignals = endChildrenWithUs();
  await installIfNeeded();
  leaveSignals();
  process.exitCode = await runForeground([
    { command: pinnedNode(), args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'] },
    { command: pinnedNode(), args: [toolPath('vite/bin/vite.js')], cwd: path.join(root, 'apps/web') },
  ]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
