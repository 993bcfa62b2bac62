import { expect, test } from 'vitest';
import { hasHeadlessShell } from './lib/system-packages.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';

test.each([
  { there: [SHELL], CHROMIUM: undefined, is: true },
  { there: ['/usr/bin/chromium'], CHROMIUM: undefined, is: false },
  { there: ['/usr/bin/chromium'], CHROMIUM: '/usr/bin/chromium', is: true },
  { there: [SHELL], CHROMIUM: '/opt/browser', is: false },
])(
  'with $there and CHROMIUM $CHROMIUM the browser of the pictures is there: $is',
  ({ there, CHROMIUM, is }) => {
    const exists = (path: unknown) => there.includes(String(path));
    expect(hasHeadlessShell({ env: CHROMIUM ? { CHROMIUM } : {}, exists })).toBe(is);
  },
);
