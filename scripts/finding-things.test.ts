import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '..', name), 'utf8');
const PATH = /^`([\w./-]+)`$/;

/** Rows whose folder the map does not name, or whose file lies elsewhere. That the files are there is held by `doc-paths.test.ts`. */
function findLost(table: string, map: string): string[] {
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(0);
  return rows.flatMap(([, sentence = '', folder = '', file = '']) => {
    const place = PATH.exec(folder)?.[1];
    const isIn = place !== undefined && PATH.exec(file)?.[1]?.startsWith(`${place}/`) === true;
    return isIn && map.includes(folder) ? [] : [sentence];
  });
}

test('the map names the folder of what the specification says', () => {
  const table = read('docs/walks/finding-things.md');
  expect(table.match(/^\| (?!The spec)\S/gm)?.length).toBe(15);
  expect(findLost(table, read('ARCHITECTURE.md'))).toEqual([]);
});

/** Folders in a folder that a map does not name. */
const findUnnamed = (names: readonly string[], parent: string, map: string): string[] =>
  names.filter((name) => !map.includes(`\`${parent}/${name}\``));

test.each([
  ['apps/server/src/modules', 'modules'],
  ['apps/web/src/features', 'features'],
])('the map names every folder of %s', (folder, parent) => {
  const entries = readdirSync(path.resolve(import.meta.dirname, '..', folder), { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(findUnnamed(names, parent, read('ARCHITECTURE.md'))).toEqual([]);
  expect(findUnnamed([...names, 'planted'], parent, read('ARCHITECTURE.md'))).toEqual(['planted']);
});

test('the test itself finds a folder that the map lacks, and a file elsewhere', () => {
  const table =
    '| One. | `modules/a` | `modules/a/b.ts` |\n| Two. | `modules/c` | `modules/c/b.ts` |\n| Three. | `modules/a` | `lib/b.ts` |';
  expect(findLost(table, 'See `modules/a`.')).toEqual(['Two.', 'Three.']);
});
