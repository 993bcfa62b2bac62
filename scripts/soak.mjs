// npm run soak: the tests of faults with their large numbers; before an issue closes, not in every run.
import path from 'node:path';
import { endChildrenWithUs, run } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { pinnedNode, root, toolPath } from './lib/paths.mjs';

const KILLS = 20;

endChildrenWithUs();
try {
  await installIfNeeded();
  const { code } = await run(
    pinnedNode(),
    [toolPath('vitest/vitest.mjs'), 'run', '--project', 'pglite', 'src/testing/embedded'],
    {
      cwd: path.join(root, 'apps/server'),
      env: { ...process.env, TEST_DATABASE: 'pglite', KILLS: String(KILLS) },
      limitSeconds: 1_800,
    },
  );
  process.exitCode = code;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
