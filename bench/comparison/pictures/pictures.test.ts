import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CASES } from './cases.ts';
import { drawCase } from './panels.ts';

test.each(CASES)('the picture of $name in the docs is what the comparison makes of it today', async (one) => {
  const file = new URL(`../../../docs/pictures/comparison-${one.name}.svg`, import.meta.url);
  expect(await drawCase(one)).toBe(readFileSync(file, 'utf8'));
});
