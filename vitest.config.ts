import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPureTests } from './apps/server/src/testing/embedded-tests.ts';

const root = import.meta.dirname;
const setupFiles = [path.join(root, 'vitest.setup.ts')];

/**
 * The same for every project: vitest refuses projects that differ, and a project that `extends` a file does not take the
 * number from here but counts the machine's cores.
 */
const maxWorkers = 2;

const webFolder = path.join(root, 'apps/web');

/** What a test names that needs a page, or that what it tests reads from one. */
const NEEDS_PAGE =
  /\b(document|window|localStorage|sessionStorage|navigator|location|history|cookie|screen|File|Blob|Element|HTML\w+|DOMRect|matchMedia|BroadcastChannel|ResizeObserver|addEventListener|dispatchEvent)\b|#testing|render\w*\(/;

/** Tests of the web app that need no page: to make one for each takes longer than they do. */
const withoutPage = globSync('src/**/*.test.ts', { cwd: webFolder }).filter(
  (file) => !NEEDS_PAGE.test(readFileSync(path.join(webFolder, file), 'utf8')),
);

/** They need LibreOffice: `npm run soak` asks for them. */
const SOAK_ONLY = [
  ...(process.env['OPENED_EXPORTS'] === undefined ? ['src/word/marking/libreoffice.test.ts'] : []),
  ...(process.env['OPENED_TRANSLATIONS'] === undefined ? ['src/translated/libreoffice.test.ts'] : []),
];

function nodeProject(name: string, folder: string, include = ['src/**/*.test.ts']) {
  return {
    test: {
      name,
      root: path.join(root, folder),
      include,
      exclude: [...configDefaults.exclude, ...SOAK_ONLY],
      setupFiles,
      maxWorkers,
      // A process goes through many files: what these test keeps nothing between two calls.
      isolate: !['contract', 'core', 'server'].includes(name),
      // Ends what hangs, also on a machine that has ten times as much to do.
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  };
}

/** Project by project: a process that files share is given up where one of another project comes between them. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ project }: TestSpecification) => `${project.config.isolate ? 0 : 1} ${project.name}`;
    return (await super.sort(files)).toSorted((one, other) => turnOf(one).localeCompare(turnOf(other)));
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: ByProject },
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
        // `src/testing/setup.ts` puts back what a file leaves.
        test: { name: 'web', root: webFolder, exclude: withoutPage, setupFiles, maxWorkers, isolate: false },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web-logic',
          root: webFolder,
          include: withoutPage,
          setupFiles,
          maxWorkers,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
