import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/**
 * Chromium's headless shell, in which Playwright runs by default, too: it opens a page in a third of the time that the
 * whole browser takes. CHROMIUM names another; without any it is Playwright's own.
 */
const executablePath = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path && existsSync(path));

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
