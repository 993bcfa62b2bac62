import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationFile, describeConfiguration } from './configuration.ts';

test('docs/configuration.md is what the table of settings says (npm run docs writes it)', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(describeConfiguration());
});
