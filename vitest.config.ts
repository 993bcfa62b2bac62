import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPureTests } from './apps/server/src/testing/embedded-tests.ts';

const root = import.meta.dirname;
const setupFiles = [path.join(root, 'vitest.setup.ts')];

/**
 * The same for every project: vitest refuses projects that differ, and a project that `extends` a file does not take the
 * number from here but counts the machine's cores.
 */
const maxWorkers = 2;

function nodeProject(name: string, folder: string, include = ['src/**/*.test.ts']) {
  return {
    test: {
      name,
      root: path.join(root, folder),
      include,
      setupFiles,
      maxWorkers,
      // A process goes through many files: what these test keeps nothing between two calls.
      isolate: !['contract', 'core', 'server'].includes(name),
      testTimeout: 30_000,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      nodeProject('contract', 'packages/contract'),
      nodeProject('core', 'packages/core'),
      nodeProject('readers', 'packages/readers'),
      nodeProject('testing', 'packages/testing'),
      nodeProject('scripts', 'scripts', ['**/*.test.ts']),
      nodeProject('bench', 'bench', ['**/*.test.ts']),
      nodeProject('server', 'apps/server', [...findPureTests()]),
      {
        extends: './apps/web/vitest.config.ts',
        test: { name: 'web', root: path.join(root, 'apps/web'), setupFiles, maxWorkers },
      },
    ],
  },
});
