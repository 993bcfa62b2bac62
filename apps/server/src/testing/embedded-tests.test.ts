import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EMBEDDED_TESTS } from './embedded-tests.ts';

const cwd = path.join(import.meta.dirname, '../..');
const moduleOf = (file: string) => /^src\/modules\/([^/]+)\//.exec(file)?.[1];

/** Feedback is written and read by `forget` and `account-data`. */
const BY_OTHERS = ['feedback'];

test('every module that keeps something is tested on the embedded database, too', () => {
  const stores = globSync('src/modules/**/*{-,.,/}store.ts', { cwd }).map(moduleOf);
  expect(stores.length).toBeGreaterThan(20);
  const tested = new Set(EMBEDDED_TESTS.flatMap((pattern) => globSync(pattern, { cwd })).map(moduleOf));
  expect([...new Set(stores)].filter((name) => !tested.has(name)).toSorted()).toEqual(BY_OTHERS);
});

test.each(EMBEDDED_TESTS)('%s names tests', (pattern) => {
  expect(globSync(pattern, { cwd })).not.toEqual([]);
});
