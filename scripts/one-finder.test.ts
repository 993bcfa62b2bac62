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
  { kind: 'headings', name: /^(find|detect|learn)\w*Headings$|^\w*HeadingFinder$/ },
  { kind: 'paragraphs', name: /^(find|detect|learn)(?!In)\w*Paragraphs$/ },
  { kind: 'tables', name: /^(find|detect|learn)(?!In)\w*Tables$/ },
  { kind: 'notes', name: /^(find|detect|learn)\w*Notes$/ },
  { kind: 'captions', name: /^(is|find|detect)\w*Captions?$/ },
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
  for (const name of [
    'findRunningLines',
    'findLayoutHeadings',
    'detectParagraphs',
    'findPrintedTables',
    'findNotes',
    'isCaption',
  ])
    expect(
      findersIn('packages/core/src/outline/a.ts', `export function ${name}(lines: string[]) {}`),
      name,
    ).toHaveLength(1);
});
