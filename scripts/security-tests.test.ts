import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const ACCOUNTS = 'apps/server/src/modules/accounts';

/** Where docs/security.md says that a test lies: below the accounts without a folder, else from one of these. */
const placesOf = (name: string): string[] =>
  name.includes('/')
    ? ['.', 'apps/server/src', ACCOUNTS].map((folder) => path.join(folder, name))
    : [`${ACCOUNTS}/**/${name}`];

const isThere = (name: string) => globSync(placesOf(name), { cwd: root }).length > 0;

test('every test that docs/security.md names is there', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const named = [...page.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  expect(isThere('../library/moved.test.ts') || isThere('moved.test.ts')).toBe(false);
});
