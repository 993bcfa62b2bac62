import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

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

export const launchOptions: LaunchOptions = { args, ...(executablePath ? { executablePath } : {}) };
