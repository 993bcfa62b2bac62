import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { edgesOf } from './lib/imports.ts';
import { pinnedNode, root, toolPath } from './lib/paths.mjs';

/** The one file that knows where the real documents lie. */
const DOCUMENTS = 'packages/testing/src/test-data.ts';

const sources = new Map(
  globSync('{packages/*/src,apps/*/src,scripts,bench,e2e}/**/*.{ts,tsx,mjs}', { cwd: root })
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')]),
);

/** Tests of vitest that reach the real documents, by themselves or by what they import. */
function testsOnDocuments(): string[] {
  const importers = new Map<string, string[]>();
  for (const [name, source] of sources)
    for (const { to } of edgesOf(name, source)) {
      const file = [to, `${to}.ts`, `${to}/index.ts`].find((candidate) => sources.has(candidate));
      if (file) importers.set(file, [...(importers.get(file) ?? []), name]);
    }
  const reached = new Set([DOCUMENTS]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((name) => /\.test\.tsx?$/.test(name));
}

/** As somebody has it who has cloned the project and nothing else. */
async function runWithoutDocuments(tool: string, args: readonly string[], folder = root): Promise<string> {
  const { VITEST: _, REQUIRE_TEST_DATA: __, ...env } = process.env;
  const missing = path.join(root, 'there-is-no-such-folder');
  const alone = { ...env, TEST_DATA: missing, TEST_DATABASE: 'pglite', TEST_LIST_ONLY: '1' };
  const options = { cwd: path.resolve(root, folder), env: alone, maxBuffer: 20_000_000 };
  const { stdout } = await promisify(execFile)(pinnedNode(), [toolPath(tool), ...args], options);
  return stdout;
}
const collect = (files: readonly string[], ...where: [folder?: string, ...options: string[]]) => {
  const [folder = root, ...options] = where;
  return runWithoutDocuments(
    'vitest/vitest.mjs',
    ['list', '--no-static-parse', '--no-isolate', '--maxWorkers=1', ...options, ...files],
    folder,
  );
};

const LIMIT = 120_000;
const onDocuments = testsOnDocuments();
const ofServer = onDocuments.filter((name) => name.startsWith('apps/server/'));

test('tests that reach the real documents are found, also through others; nothing else looks for them', () => {
  expect(onDocuments).toEqual(
    expect.arrayContaining([
      'packages/readers/src/text/encodings.test.ts',
      'apps/server/src/modules/ingestion/tasks/mutated-files.test.ts',
    ]),
  );
  const own = /env(\.|\[')TEST_DATA\b|shared\/data/;
  const strangers = [...sources].filter(([name, source]) => own.test(source) && name !== DOCUMENTS);
  // What starts tests hands the folder on.
  const starters = ['scripts/soak.mjs', 'scripts/test.mjs', 'scripts/without-real-documents.test.ts'];
  expect(strangers.map(([name]) => name).toSorted()).toEqual(starters);
});

test('they are collected without the documents', { timeout: LIMIT }, async () => {
  const others = onDocuments.filter((name) => !ofServer.includes(name));
  expect(await collect(others)).toContain('encodings.test.ts');
});

test('those of the server are, too', { timeout: LIMIT }, async () => {
  const files = ofServer.map((name) => name.replace('apps/server/', ''));
  expect(await collect(files, 'apps/server')).toContain('reading.test.ts');
});

test('and those in the browser', { timeout: LIMIT }, async () => {
  const listed = await runWithoutDocuments('@playwright/test/cli.js', ['test', '--list'], 'e2e');
  expect(listed).toContain('walk.spec.ts');
});

test('a file that reads a document while it is collected is found', { timeout: LIMIT }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-collect-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = `describe.skip('later', () => { process.getBuiltinModule('fs').readFileSync(process.env['TEST_DATA']); });`;
  await writeFile(path.join(folder, 'early.test.ts'), text);
  await expect(collect([], folder, '--globals', '--root', folder)).rejects.toThrow(/ENOENT/);
});
