#!/usr/bin/env node
// npx recto: the command line. Plain JavaScript, because it runs before anything is installed.
import path from 'node:path';
import { installIfNeeded } from './lib/install.mjs';
import { cacheFolder, pinnedNode } from './lib/paths.mjs';
import { runForeground } from './lib/relay.mjs';

try {
  await installIfNeeded();
  process.exitCode = await runForeground([
    {
      command: pinnedNode(),
      // Runs at the root, as the server does: a relative RECTO_DATA names the same folder for both.
      args: ['apps/server/src/recto.ts', process.cwd(), ...process.argv.slice(2)],
      env: { NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled'), ...process.env },
    },
  ]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
