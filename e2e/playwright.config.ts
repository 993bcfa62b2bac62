import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // Filming every test takes a third of two cores; the snapshots of a trace say as much.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions,
  },
});
