import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is waited for may have to be loaded first, on a machine that has other things to do.
configure({ asyncUtilTimeout: 20_000 });

// React then says when a test forgets to wait for it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a browser would print as a fault is one: a test that expects it says so by mocking the console itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(async () => {
  // A part of a screen that is loaded when it is first shown may still be on its way, though no test waits for it.
  await act(() => vi.dynamicImportSettled());
  const noise = [console.error, console.warn].flatMap((print) =>
    vi.isMockFunction(print) && print.getMockImplementation() === undefined ? print.mock.calls : [],
  );
  cleanup();
  localStorage.clear();
  expect(noise, 'console noise').toEqual([]);
});
