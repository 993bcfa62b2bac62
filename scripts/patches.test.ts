import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reachesIn } from './lib/reaches.ts';

/*
 * What reaches inside a dependency lies in the folder `patches/` of the package that needs it, under the dependency's name, and
 * has a test that says what to do when it breaks after an upgrade (docs/decisions/0111-model-calls-and-patches.md). Tests are
 * looked at like all other code.
 */

const root = path.resolve(import.meta.dirname, '..');
const names = globSync(['{packages,apps}/*/src/**/*.{ts,tsx}', 'apps/web/*.ts', '{bench,e2e}/**/*.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).map((name) => name.replaceAll('\\', '/'));
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** The yardsticks of benches are other packages, and their own code. */
const isYardstick = (name: string) => /^bench\/extraction\/(run|pdfjs-worker)\.ts$/.test(name);

describe('what reaches inside a dependency', () => {
  test('lies in patches/ alone', () => {
    expect(names.length).toBeGreaterThan(500);
    const found = names
      .filter((name) => !isYardstick(name))
      .flatMap((name) => reachesIn(name, read(name)).map((what) => `${name} reaches into ${what}`));
    expect(found).toEqual([]);
  });

  const patches = names.filter((name) => /\/patches\//.test(name) && !/\.(test|fixture)\.ts$/.test(name));

  test('has a test that says what to do after an upgrade', () => {
    expect(patches.length).toBeGreaterThan(5);
    const folders = new Set(patches.map((name) => name.replace(/(\/patches\/[^/.]+).*/, '$1')));
    const untold = [...folders].filter((folder) => {
      const tests = names.filter((name) => name.startsWith(folder) && name.endsWith('.test.ts'));
      return !tests.some((name) => read(name).includes('After an upgrade of '));
    });
    expect(untold).toEqual([]);
  });

  test('knows its own dependency alone', () => {
    const foreign = patches.flatMap((name) =>
      [...read(name).matchAll(/from '(#[^']+)'/g)].flatMap(([, to = '']) => {
        const place = name.match(/\/patches\/([^/.]+)/)?.[1];
        return to.startsWith(`#patches/${place}/`) ? [] : `${name} -> ${to}`;
      }),
    );
    expect(foreign).toEqual([]);
  });
});

const JOBS = 'apps/server/src/adapters/jobs/a.ts';

test.each([
  [JOBS, 'const a = `update pgboss.job set state = ${state}`;', 'pg-boss'],
  [JOBS, `sql.raw('select 1 from "pgboss".queue');`, 'pg-boss'],
  [JOBS, `await boss.getDb().executeSql(text);`, 'pg-boss'],
  ['apps/server/src/modules/library/a.test.ts', 'sql`delete from pgboss.job_common`;', 'pg-boss'],
  ['apps/server/src/patches/pglite/a.ts', 'sql`delete from pgboss.job`;', 'pg-boss'],
  ['apps/server/src/adapters/a.ts', `import { NodeFS } from '@electric-sql/pglite/nodefs';`, 'pglite'],
  ['apps/server/src/adapters/a.ts', `db.Module._PostgresMainLoopOnce();`, 'pglite'],
  ['apps/server/src/adapters/a.ts', `db.Module['_PostgresMainLoopOnce']();`, 'pglite'],
  ['apps/server/src/adapters/a.ts', `module.FS.filesystems.NODEFS = other;`, 'pglite'],
  ['apps/server/src/adapters/a.ts', `if (error.message === 'Query read timeout') end();`, 'pg'],
  ['packages/readers/src/pdf/a.ts', `import { init } from '@embedpdf/pdfium';`, 'pdfium'],
  ['packages/readers/src/pdf/a.ts', `const { wasmExports } = engine.pdfium;`, 'pdfium'],
  ['packages/readers/src/excel/a.ts', `const { parse_zip: parse } = xlsx as unknown as Own;`, 'xlsx'],
  ['packages/readers/src/ocr/a.ts', `require('tesseract.js-core/tesseract-core');`, 'tesseract'],
  ['apps/web/vite-a.ts', `readFile(join(root, 'build/pdf.worker.min.mjs'));`, 'pdfjs-worker'],
  ['apps/web/src/ui/a.tsx', `import { a } from 'sonner/dist/store.js';`, 'inside of a package'],
  ['apps/server/src/kernel/a.ts', `const later = import('@scope/name/lib/own.js');`, 'inside of a package'],
  ['apps/server/src/adapters/a.ts', `pool._clients.forEach(end);`, 'private member'],
])('finds in %s: %s', (file, source, dependency) => {
  expect(reachesIn(file, source)).toEqual([expect.stringMatching(new RegExp(`^${dependency}: `))]);
});

test.each([
  ['apps/server/src/patches/pg-boss/a.ts', 'sql`update pgboss.job set state = 1`;'],
  ['packages/readers/src/patches/pdfium/a.ts', `import { init } from '@embedpdf/pdfium';`],
  [JOBS, `// pgboss.job is looked at elsewhere\nconst row = item._id; this._own = 1;`],
  [JOBS, `import { fromKysely } from 'pg-boss'; await boss.send('a', {});`],
  ['apps/web/src/features/a.ts', `import { a } from '#lib/a.ts'; import b from './build/b.ts';`],
])('finds nothing in %s: %s', (file, source) => {
  expect(reachesIn(file, source)).toEqual([]);
});
