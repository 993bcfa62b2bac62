// npm start: from a fresh clone to a running server. Plain JavaScript, because it runs before anything is installed.
import path from 'node:path';
import { endChildrenWithUs } from './lib/child.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { cacheFolder, pinnedNode } from './lib/paths.mjs';
import { runForeground } from './lib/relay.mjs';
import { buildWebIfNeeded } from './lib/web-build.mjs';

/**
 * glibc gives every thread heaps of its own, and once a large buffer was freed it keeps the next ones in them; there they
 * stay. Two heaps, and buffers that always go back to the system, leave the server a third smaller and as fast. Those of
 * V8's compilers are 32 kB; kept in the heaps they left holes of 50 MB. Read when a process begins, so these cannot be
 * the server's own settings.
 */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * PDFium and PostgreSQL were C++ and C, full of calls through pointers; V8 may put the usual target in place of the call.
 * Reading a file takes a tenth less time.
 */
const QUICK = ['--wasm-inlining-call-indirect'];

/**
 * The main thread keeps 60 MB for young objects otherwise, and fills 3 of them while nothing is to do. Megabytes; the
 * threads that it starts have limits of their own (`main.ts`).
 */
const SMALL = ['--max-semi-space-size=4'];

/** Sources without their types and as V8 compiled them: the next start takes a quarter less time, and 15 MB less. */
const COMPILED = { NODE_COMPILE_CACHE: path.join(cacheFolder, 'compiled') };

try {
  const leaveSignals = endChildrenWithUs();
  await installIfNeeded();
  await buildWebIfNeeded();
  leaveSignals();
  process.exitCode = await runForeground([
    {
      command: pinnedNode(),
      args: [...QUICK, ...SMALL, 'apps/server/src/main.ts'],
      env: { ...FRUGAL, ...COMPILED, ...process.env },
    },
  ]);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
