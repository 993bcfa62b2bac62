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
    // Specs about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a fifth of the time; a failure keeps its picture, and what the page held in words.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
