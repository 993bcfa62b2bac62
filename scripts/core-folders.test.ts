import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CORE_ORDER } from './lib/core-order.ts';
import { edgesOf } from './lib/imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const CORE = 'packages/core/src/';

/** Tests may arrange with anything, and what they arrange with is no part of the core. */
const isTest = (file: string) => /\.(test|fixture)\.ts$|\/(testing|golden)\//.test(file);
/** The folder of a file, for answers the part of it. */
function folderOf(file: string): string {
  const [folder = '', part = '', ...rest] = file.slice(CORE.length).split('/');
  return folder === 'answers' && rest.length > 0 ? `${folder}/${part}` : folder;
}
/** The folder within a part of answers; null for the files of the part itself, which its folders share. */
function innerFolderOf(file: string): string | null {
  const parts = file.slice(CORE.length).split('/');
  return parts[0] === 'answers' && parts.length > 3 ? parts.slice(0, 3).join('/') : null;
}
const rank = (folder: string) => CORE_ORDER.findIndex((row) => row.includes(folder));

type Arrows = ReadonlyMap<string, readonly string[]>;

/** Imports from one folder of the core into another: `from -> to`, with the files that do so. */
function arrowsIn(files: Map<string, string>, placeOf: (file: string) => string | null = folderOf): Arrows {
  const edges = [...files]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, source]) => edgesOf(file, source))
    .filter(({ to }) => to.startsWith(CORE))
    .filter(
      ({ from, to }) => placeOf(from) !== placeOf(to) && placeOf(from) !== null && placeOf(to) !== null,
    );
  const arrows = Map.groupBy(edges, ({ from, to }) => `${placeOf(from)} -> ${placeOf(to)}`);
  return new Map([...arrows].map(([arrow, own]) => [arrow, own.map(({ from, to }) => `${from} -> ${to}`)]));
}

/** Folders that use each other, whatever is between them. */
function knotsIn(arrows: Arrows): string[] {
  const next = new Map<string, string[]>();
  for (const arrow of arrows.keys()) {
    const [from = '', to = ''] = arrow.split(' -> ');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const reached = (from: string): Set<string> => {
    const found = new Set<string>();
    const walk = (folder: string): void => {
      for (const to of next.get(folder) ?? [])
        if (!found.has(to)) {
          found.add(to);
          walk(to);
        }
    };
    walk(from);
    return found;
  };
  return [...next.keys()].filter((folder) => reached(folder).has(folder)).toSorted();
}

const upwardIn = (arrows: Arrows): string[] =>
  [...arrows]
    .filter(([arrow]) => {
      const [from = '', to = ''] = arrow.split(' -> ');
      return rank(from) <= rank(to);
    })
    .flatMap(([, imports]) => imports);

/** What each folder has of its own: its public face, and the types that it hands on. */
const EACH_HAS = new Set(['index.ts', 'types.ts']);

/** Names that two files have, tests aside; every language has the same parts. */
function sharedFileNames(files: Iterable<string>): string[] {
  const own = [...files].filter((file) => !isTest(file) && !/\/language\/\w+\//.test(file));
  return [...Map.groupBy(own, (file) => path.posix.basename(file))]
    .filter(([name, all]) => all.length > 1 && !EACH_HAS.has(name))
    .map(([, all]) => all.map((file) => file.slice(CORE.length)).join(', '));
}

/** Names that two folders have, at whatever depth; every language has the same parts. */
function sharedNames(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const parts = file.slice(CORE.length).split('/').slice(0, -1);
    if (parts[0] === 'language') parts.splice(2);
    for (const [at] of parts.entries()) folders.add(parts.slice(0, at + 1).join('/'));
  }
  const byName = Map.groupBy(folders, (folder) => folder.split('/').at(-1) ?? '');
  return [...byName.values()]
    .filter((own) => own.length > 1)
    .map((own) => own.toSorted().join(', '))
    .toSorted();
}

describe('the folders of the core', () => {
  const names = globSync(`${CORE}**/*.ts`, { cwd: root }).map((name) => name.replaceAll('\\', '/'));
  const files = new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')]));
  const arrows = arrowsIn(files);

  test('have each a place in the order', () => {
    const folders = new Set(names.filter((name) => !isTest(name)).map(folderOf));
    expect([...folders].toSorted()).toEqual(CORE_ORDER.flat().toSorted());
    expect(arrows.size).toBeGreaterThan(20);
  });

  test('are in no knot', () => {
    expect(knotsIn(arrows)).toEqual([]);
  });

  test('use only what comes before them', () => {
    expect(upwardIn(arrows)).toEqual([]);
  });

  test('are in no knot within a part of answers either', () => {
    const inner = arrowsIn(files, innerFolderOf);
    expect(inner.size).toBeGreaterThan(10);
    expect(knotsIn(inner)).toEqual([]);
  });

  test('have a name each, and so have their files', () => {
    expect(sharedNames(names)).toEqual([]);
    expect(sharedFileNames(names)).toEqual([]);
  });

  test('say in answers what each part does', () => {
    const parts = CORE_ORDER.flat().filter((folder) => folder.startsWith('answers'));
    const silent = parts.filter((part) => !files.get(`${CORE}${part}/index.ts`)?.startsWith('/**'));
    expect(parts.length).toBeGreaterThan(5);
    expect(silent).toEqual([]);
  });
});

describe('the test itself finds', () => {
  const planted = (...pairs: [string, string][]) =>
    arrowsIn(new Map(pairs.map(([file, source]) => [CORE + file, source])));

  test('a knot, also one over several folders', () => {
    const knot = planted(
      ['about/a.ts', `import '#outline/a.ts';`],
      ['outline/a.ts', `export * from '../answers/a.ts';`],
      ['answers/a.ts', `const a = () => import('#about/a.ts');`],
      ['columns/a.ts', `import '#answers/a.ts';`],
    );
    expect(knotsIn(knot)).toEqual(['about', 'answers', 'outline']);
    const parts = planted(
      ['answers/question/a.ts', `import '../retrieval/a.ts';`],
      ['answers/retrieval/a.ts', `import type { A } from '../question/spelling/a.ts';`],
    );
    expect(knotsIn(parts)).toEqual(['answers/question', 'answers/retrieval']);
  });

  test('a knot within a part of answers, and none by what its folders share', () => {
    const inner = new Map(
      Object.entries({
        'extraction/features/a.ts': `import '../candidates/a.ts'; import '../draft.ts';`,
        'extraction/candidates/a.ts': `import type { A } from '../features/a.ts';`,
        'extraction/draft.ts': `import './drafting/a.ts';`,
        'extraction/drafting/a.ts': `import '../draft.ts';`,
      }).map(([file, source]) => [`${CORE}answers/${file}`, source]),
    );
    expect(knotsIn(arrowsIn(inner, innerFolderOf))).toEqual([
      'answers/extraction/candidates',
      'answers/extraction/features',
    ]);
  });

  test('an arrow upward or within a row, and none in tests', () => {
    const upward = planted(
      ['text/a.ts', `import type { A } from '#answers/a.ts';`],
      ['clauses/a.ts', `import '../about/a.ts';`],
      ['answers/a.ts', `import '#text/a.ts'; import './extraction/a.ts';`],
      ['answers/question/spelling/a.ts', `import '../../file-index/a.ts'; import '../../retrieval/a.ts';`],
      ['answers/extraction/a.ts', `import '../a.ts'; import './features/a.ts';`],
      ['answers/overview/a.ts', `import '../verification/a.ts';`],
      ['text/a.test.ts', `import '#answers/a.ts';`],
    );
    expect(upwardIn(upward)).toEqual([
      `${CORE}text/a.ts -> ${CORE}answers/a.ts`,
      `${CORE}clauses/a.ts -> ${CORE}about/a.ts`,
      `${CORE}answers/question/spelling/a.ts -> ${CORE}answers/retrieval/a.ts`,
      `${CORE}answers/extraction/a.ts -> ${CORE}answers/a.ts`,
      `${CORE}answers/overview/a.ts -> ${CORE}answers/verification/a.ts`,
    ]);
  });

  test('two folders of one name', () => {
    const twice = ['text/a.ts', 'answers/text/a.ts', 'answers/text/b.ts', 'names/a.ts'];
    expect(sharedNames(twice.map((name) => CORE + name))).toEqual(['answers/text, text']);
  });

  test('two files of one name, but for those that every folder has', () => {
    const twice = [
      'text/a.ts',
      'names/a.ts',
      'names/index.ts',
      'text/index.ts',
      'text/b.ts',
      'names/b.test.ts',
    ];
    const parts = ['language/pl/dates.ts', 'language/de/dates.ts'];
    expect(sharedFileNames([...twice, ...parts].map((name) => CORE + name))).toEqual([
      'text/a.ts, names/a.ts',
    ]);
  });
});
