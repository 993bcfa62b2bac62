import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

const testDir = join(import.meta.dirname, 'tests');
/** Those that look at every screen, or at very much: `scripts/lib/looks.mjs` says when they are left out. */
const LOOKS = ['chunks', 'large-folders', 'look', 'tour-pictures'].map((name) => `${name}.spec.ts`);
/** They take half of their looks then. */
const looksTwice = (spec: string) => /support\/looks/.test(readFileSync(join(testDir, spec), 'utf8'));
const looks = process.env['E2E_LOOKS'];

export default defineConfig({
  testDir,
  ...(looks === 'only' && {
    testMatch: globSync('*.spec.ts', { cwd: testDir }).filter(
      (spec) => LOOKS.includes(spec) || looksTwice(spec),
    ),
  }),
  ...(looks === 'none' && { testIgnore: LOOKS }),
  outputDir: './test-results',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // Specs about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a fifth of the time; a failure keeps its picture, and what the page held in words.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
