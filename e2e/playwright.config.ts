import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's Chromium where it is installed; elsewhere whatever CHROMIUM names, or Playwright's own browser. */
const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** A closed network must not see a browser that phones home, and a container has no sandbox to offer root. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
});
