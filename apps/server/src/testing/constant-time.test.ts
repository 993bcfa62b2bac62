import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** What is compared here is no secret to whoever sends it: a text of the same request. */
const HARMLESS = new Set([
  'kernel/caller-references.ts: value === token',
  // Hashes by which copies are compared are nobody's secret.
  'compose/move/move-files.ts: sha256 === hash',
  'compose/move/move-rows.ts: expected.hash !== found.hash',
  'compose/move/move-rows.ts: here.hash !== there.hash',
]);

const COMPARISON = /([\w.?[\]]+)\s*([=!]==)\s*([\w.?'"[\]]+)/g;
const NAMES_A_SECRET = /(hash|digest|signature|mac|secret|token|sealed)$/i;
const IS_CONSTANT = /^(null|undefined|''|""|'.*|".*|\d+)$/;

function comparisonsIn(path: string, source: string): string[] {
  return [...source.matchAll(COMPARISON)]
    .filter(([, left = '', , right = '']) => !IS_CONSTANT.test(left) && !IS_CONSTANT.test(right))
    .filter(([, left = '', , right = '']) => NAMES_A_SECRET.test(left) || NAMES_A_SECRET.test(right))
    .map(([whole]) => `${path}: ${whole}`);
}

/*
 * How long a comparison takes must not tell how much of a guess was right. Secrets are compared with timingSafeEqual,
 * or found by their hash in the database; `===` between them is a mistake.
 */
test('no secret is compared with ===', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.(test|fixture)\.ts$|^testing\//.test(path),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((path) => comparisonsIn(path, readFileSync(join(SOURCE, path), 'utf8')));
  expect(found.filter((comparison) => !HARMLESS.has(comparison))).toEqual([]);
});

test('such a comparison would be found', () => {
  expect(comparisonsIn('planted.ts', 'if (row.refresh_hash === given.hash) return')).toHaveLength(1);
  expect(comparisonsIn('planted.ts', 'if (signature !== right) return')).toHaveLength(1);
  expect(comparisonsIn('planted.ts', 'if (row.refresh_hash === null) return')).toEqual([]);
});
