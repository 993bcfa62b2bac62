import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

const testDir = join(import.meta.dirname, 'tests');
/** Those that look at every screen, or at very much: `scripts/lib/looks.mjs` says when they have passed already. */
const wholeLooks = JSON.parse(
  readFileSync(join(import.meta.dirname, 'whole-looks.json'), 'utf8'),
) as readonly string[];
/** Large ones: `npm run soak` asks for them. */
const soakOnly = process.env['COMPARED_PAIRS'] === undefined ? ['compare-marks.spec.ts'] : [];
const passedLooks = process.env['E2E_PASSED_LOOKS']?.split(',') ?? [];

export default defineConfig({
  testDir,
  testIgnore: [...wholeLooks.filter((spec) => passedLooks.includes(spec)), ...soakOnly],
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  workers: 1,
  retries: 0,
  // They end what hangs, also on a machine that has ten times as much to do.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 120_000,
    // Specs about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a fifth of the time; a failure keeps its picture, and what the page held in words.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
