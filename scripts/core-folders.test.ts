import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CORE_ORDER } from './lib/core-order.ts';
import { edgesOf } from './lib/imports.ts';

const root = path.resolve(import.meta.dirname, '..');
const CORE = 'packages/core/src/';

/** Tests may arrange with anything, and what they arrange with is no part of the core. */
const isTest = (file: string) => /\.(test|fixture)\.ts$|\/(testing|golden)\//.test(file);
const folderOf = (file: string): string => file.slice(CORE.length).split('/')[0] ?? '';
const rank = (folder: string) => CORE_ORDER.findIndex((row) => row.includes(folder));

type Arrows = ReadonlyMap<string, readonly string[]>;

/** Imports from one folder of the core into another: `from -> to`, with the files that do so. */
function arrowsIn(files: Map<string, string>): Arrows {
  const edges = [...files]
    .filter(([file]) => !isTest(file))
    .flatMap(([file, source]) => edgesOf(file, source))
    .filter(({ from, to }) => to.startsWith(CORE) && folderOf(from) !== folderOf(to));
  const arrows = Map.groupBy(edges, ({ from, to }) => `${folderOf(from)} -> ${folderOf(to)}`);
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
  const arrows = arrowsIn(new Map(names.map((name) => [name, readFileSync(path.join(root, name), 'utf8')])));

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

  test('have a name each', () => {
    expect(sharedNames(names)).toEqual([]);
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
  });

  test('an arrow upward or within a row, and none in tests', () => {
    const upward = planted(
      ['text/a.ts', `import type { A } from '#answers/a.ts';`],
      ['clauses/a.ts', `import '../about/a.ts';`],
      ['answers/a.ts', `import '#text/a.ts'; import './extraction/a.ts';`],
      ['text/a.test.ts', `import '#answers/a.ts';`],
    );
    expect(upwardIn(upward)).toEqual([
      `${CORE}text/a.ts -> ${CORE}answers/a.ts`,
      `${CORE}clauses/a.ts -> ${CORE}about/a.ts`,
    ]);
  });

  test('two folders of one name', () => {
    const twice = ['text/a.ts', 'answers/text/a.ts', 'answers/text/b.ts', 'names/a.ts'];
    expect(sharedNames(twice.map((name) => CORE + name))).toEqual(['answers/text, text']);
  });
});
