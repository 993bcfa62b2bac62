import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const DOCUMENTS = /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/;
/** What a file of ours ends with; dots also stand in names of settings and of calls. */
const FILE = /^[\w.-]+\.(tsx?|mjs|md|jsonl?|mp4|png|jpg|txt|css|html)$/;
const FOLDER =
  /^(packages|apps|e2e|bench|scripts|docs|core|modules|adapters|kernel|compose|testing|features|shared|readers|lib|ui|app)\/[\w./-]+$/;
/** Patterns of names. */
const NO_PATHS = new Set(['verb-noun.ts', 'noun.kind.ts']);

/** Of the project itself: what is installed, built or kept by a run is no part of it. */
const isForeign = (name: string) => /^(node_modules|\.git|dist|test-results|data)$/.test(name);
const files = globSync('**/*', {
  cwd: root,
  withFileTypes: true,
  exclude: (entry) => entry.isDirectory() && isForeign(entry.name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
/** Logs of the past name what was there then; their links lead somewhere all the same. */
const documents = files.filter((name) => name.endsWith('.md'));

/** All files and folders, each also by every end of its path: documents leave out the beginning that goes without saying. */
const known = new Set(
  files.flatMap((name) => {
    const parts = name.split('/');
    return parts.flatMap((_, end) =>
      parts.slice(0, end + 1).map((__, start) => parts.slice(start, end + 1).join('/')),
    );
  }),
);

const isPath = (name: string) =>
  !NO_PATHS.has(name) && (FOLDER.test(name) || FILE.test(name.split('/').at(-1) ?? ''));

/** Paths in backquotes of a document that lead to nothing. */
const findGonePaths = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('/') && !name.startsWith('.') && isPath(name))
    .filter((name) => !known.has(name.replace(/\/$/, '')));

/** Links of a document that lead to no file, or to no heading of one. */
const findGoneLinks = (document: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(#[^)\s]+)?\)/g)]
    .filter(([, name = '', anchor]) => {
      const target = name === '' ? path.join(root, document) : path.join(root, path.dirname(document), name);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).has(anchor));
    })
    .map(([, name = '', anchor = '']) => name + anchor);

const anchorsOf = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-')}`,
    ),
  );

const findGone = (document: string, text: string): string[] =>
  [...(DOCUMENTS.test(document) ? findGonePaths(text) : []), ...findGoneLinks(document, text)].map(
    (name) => `${document}: ${name}`,
  );

test('every path and link of the documents leads somewhere', () => {
  expect(documents.length).toBeGreaterThan(80);
  const gone = documents.flatMap((name) => findGone(name, readFileSync(path.join(root, name), 'utf8')));
  expect(gone).toEqual([]);
});

test('paths that lead nowhere are found', () => {
  const text =
    'See `scripts/gone.ts`, `scripts/lib/stages.mjs`, `stages.mjs`, `modules/gone`, `npm start`, [a](docs/api.md#access-tokens), [b](docs/gone.md) and [c](docs/api.md#gone).';
  expect(findGone('README.md', text)).toEqual([
    'README.md: scripts/gone.ts',
    'README.md: modules/gone',
    'README.md: docs/gone.md',
    'README.md: docs/api.md#gone',
  ]);
  expect(findGone('bench/a/NOTES.md', 'Was `scripts/gone.ts`, see [a](../gone.md).')).toEqual([
    'bench/a/NOTES.md: ../gone.md',
  ]);
});

test('the map stays a map of two pages', () => {
  const lines = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').split('\n');
  expect(lines.length).toBeLessThanOrEqual(130);
});
