import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { rememberPage } from '#testing/remember-page.ts';

// What is waited for may have to be loaded first, on a machine that has other things to do.
configure({ asyncUtilTimeout: 60_000 });

// React then says when a test forgets to wait for it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a browser would print as a fault is one: a test that expects it says so by mocking the console itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const noise = [console.error, console.warn].flatMap((print) =>
    vi.isMockFunction(print) && print.getMockImplementation() === undefined ? print.mock.calls : [],
  );
  cleanup();
  localStorage.clear();
  expect(noise, 'console noise').toEqual([]);
});

// A process goes through many files: each has the modules of the product anew, and the page as it was.
const forgetPage = rememberPage();
afterAll(async () => {
  vi.useRealTimers();
  await forgetPage();
  vi.resetModules();
});
