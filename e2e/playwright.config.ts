import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

const testDir = join(import.meta.dirname, 'tests');
/** Those that look at every screen, or at very much: `scripts/lib/looks.mjs` says when they have passed already. */
const wholeLooks = JSON.parse(
  readFileSync(join(import.meta.dirname, 'whole-looks.json'), 'utf8'),
) as readonly string[];
const passedLooks = process.env['E2E_PASSED_LOOKS']?.split(',') ?? [];

export default defineConfig({
  testDir,
  testIgnore: wholeLooks.filter((spec) => passedLooks.includes(spec)),
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
