import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EMBEDDED_TESTS, JOURNEYS } from './embedded-tests.ts';

const cwd = path.join(import.meta.dirname, '../..');
const modules = readdirSync(path.join(cwd, 'src/modules'));

test('every module has its pass over the embedded database', () => {
  expect(Object.keys(JOURNEYS).toSorted()).toEqual(modules.toSorted());
});

test.each(Object.entries(JOURNEYS))('that of %s goes through a server and its database', (_, patterns) => {
  const texts = patterns
    .flatMap((pattern) => globSync(pattern, { cwd }))
    .map((file) => readFileSync(path.join(cwd, file), 'utf8'));
  expect(texts.some((text) => /TestApp\b|openTestDatabase/.test(text))).toBe(true);
});

test('whatever is so on the embedded database alone is tested on it', () => {
  const embedded = new Set(EMBEDDED_TESTS.flatMap((pattern) => globSync(pattern, { cwd })));
  const ofOneEngine = globSync('src/**/*.test.ts', {
    cwd,
    exclude: ['src/testing/embedded-tests.test.ts'],
  }).filter((file) =>
    /onlyOn\('pglite'|testEngine\(\) === 'pglite'/.test(readFileSync(path.join(cwd, file), 'utf8')),
  );
  expect(ofOneEngine.length).toBeGreaterThan(4);
  expect(ofOneEngine.filter((file) => !embedded.has(file))).toEqual([]);
});

test.each(EMBEDDED_TESTS)('%s names tests', (pattern) => {
  expect(globSync(pattern, { cwd })).not.toEqual([]);
});
