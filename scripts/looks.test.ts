import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  describePassedLooks,
  digestLooks,
  findLooks,
  findPassedLooks,
  importedBy,
  recordLooks,
} from './lib/looks.mjs';
import { root } from './lib/paths.mjs';

test('tests that look at everything are found', () => {
  const whole = JSON.parse(readFileSync(path.join(root, 'e2e/whole-looks.json'), 'utf8')) as string[];
  expect(findLooks()).toEqual(expect.arrayContaining([...whole, 'search.spec.ts']));
  expect(findLooks()).not.toContain('accounts.spec.ts');
});

test('a test depends on what it imports, also through others', () => {
  const imported = importedBy('e2e/tests/look.spec.ts');
  expect(imported).toEqual(
    expect.arrayContaining(['e2e/support/looks.ts', 'e2e/support/server.ts', 'packages/testing/src/api']),
  );
  expect(imported.filter((file) => file.startsWith('e2e/tests/'))).toEqual(['e2e/tests/look.spec.ts']);
  const missing = findLooks()
    .flatMap((spec) => importedBy(`e2e/tests/${spec}`))
    .filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
});

test('what has passed is left out until the pages change', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-looks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const pages = path.join(folder, 'pages');
  await mkdir(pages);
  const draw = (text: string) => writeFile(path.join(pages, 'index.html'), text);
  const [file, here] = [path.join(folder, 'passed.txt'), path.join(folder, 'here/passed.txt')];
  const on = { files: [file, here], everything: [pages] };
  const record = (spec: string, to = file) => recordLooks([spec], digestLooks(on), to);
  await draw('one');
  expect(findPassedLooks(on)).toEqual([]);
  record('look.spec.ts');
  expect(findPassedLooks(on)).toEqual(['look.spec.ts']);
  record('chunks.spec.ts');
  expect(findPassedLooks(on)).toEqual(['chunks.spec.ts', 'look.spec.ts']);
  record('marks.spec.ts', here);
  expect(findPassedLooks(on)).toEqual(['chunks.spec.ts', 'look.spec.ts', 'marks.spec.ts']);
  await draw('two');
  expect(findPassedLooks(on)).toEqual([]);
});

test('what is left out is said', () => {
  expect(describePassedLooks([])).toEqual({});
  expect(describePassedLooks(['home.spec.ts', 'look.spec.ts', 'search.spec.ts'])).toEqual({
    note: 'without look.spec.ts and with one look of four in 2 files: they have passed on these pages',
  });
});
