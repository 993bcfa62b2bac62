import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/*
 * What a line of a document is, is found once, in structure/: a finder of its own elsewhere in the core would disagree with
 * it. Elsewhere what was found is read.
 */

const root = path.resolve(import.meta.dirname, '..');
const STRUCTURE = 'packages/core/src/structure/';
const FINDERS = [
  { kind: 'heads and feet of pages', name: /^(find|make|detect|learn)\w*(Running|Furniture)/ },
];

function findersIn(file: string, source: string): string[] {
  return [...source.matchAll(/\b(?:function|const|class) (\w+)/g)].flatMap(([, declared = '']) =>
    FINDERS.filter(({ name }) => name.test(declared)).map(({ kind }) => `${file}: ${declared} (${kind})`),
  );
}

const names = globSync('packages/core/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map((name) =>
  name.replaceAll('\\', '/'),
);
const found = names.flatMap((name) => findersIn(name, readFileSync(path.join(root, name), 'utf8')));

test('each kind of line has one finder', () => {
  for (const { kind } of FINDERS)
    expect(
      found.some((one) => one.endsWith(`(${kind})`)),
      kind,
    ).toBe(true);
  expect(found.filter((one) => !one.startsWith(STRUCTURE))).toEqual([]);
});

test('the test itself finds another finder', () => {
  const source = 'export function findRunningLines(lines: string[]) { return lines; }';
  expect(findersIn('packages/core/src/outline/a.ts', source)).toHaveLength(1);
});
