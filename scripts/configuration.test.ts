import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS, SURROUNDING_VARIABLES } from '../apps/server/src/config-table.ts';
import { configurationFile, describeConfiguration } from './configuration.ts';

const root = path.resolve(import.meta.dirname, '..');
const page = readFileSync(configurationFile, 'utf8');
const known = new Set([
  ...Object.values(SETTINGS).map(({ variable }) => variable),
  ...Object.keys(SURROUNDING_VARIABLES),
]);

/** Variables that a source reads from an environment; and whether it takes the environment of its process. */
function readsOf(source: string): { variables: string[]; takesAll: boolean } {
  const named = source.matchAll(/\benv(?:\?\.|\.|\[['"])([A-Z][A-Z0-9_]*)\b/g);
  return { variables: [...named].map(([, name = '']) => name), takesAll: /\bprocess\.env\b/.test(source) };
}

const sources = globSync('apps/server/src/**/*.ts', {
  cwd: root,
  exclude: ['**/*.{test,fixture}.ts', '**/testing/**'],
}).map((name) => ({
  name: name.replaceAll('\\', '/'),
  ...readsOf(readFileSync(path.join(root, name), 'utf8')),
}));

test('docs/configuration.md is what the table of settings says (npm run docs writes it)', () => {
  expect(page).toBe(describeConfiguration());
});

test('every setting has its row there, with what it means', () => {
  const rows = new Map([...page.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, name, rest]) => [name, rest]));
  expect([...rows.keys()]).toEqual([...known]);
  expect([...rows].filter(([, rest = '']) => rest.split('|').at(-1)?.trim() === '')).toEqual([]);
});

test('every variable that the server reads is in the table', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(({ variables }) => variables).filter((name) => !known.has(name))).toEqual([]);
  // Both hand it to `readConfig`, which knows no variable but those of the table.
  expect(
    sources
      .filter(({ takesAll }) => takesAll)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['apps/server/src/main.ts', 'apps/server/src/recto.ts']);
});

test('a variable that is in no table is found', () => {
  const { variables, takesAll } = readsOf(`const level = process.env.HIDDEN_LEVEL ?? env['HIDDEN_NAME'];`);
  expect([variables, takesAll]).toEqual([['HIDDEN_LEVEL', 'HIDDEN_NAME'], true]);
  expect(variables.some((name) => known.has(name))).toBe(false);
});
