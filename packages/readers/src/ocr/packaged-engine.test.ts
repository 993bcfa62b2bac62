import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeEngineHolder } from '#ocr/packaged-engine.ts';

const image = { width: 1, height: 1, pixels: new Uint8Array(1) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A holder that counts its starts; the engine fails, or its start does, where told to. */
function arrange({ failStart = false, failRead = false } = {}) {
  const faults = { failStart, failRead };
  let starts = 0;
  const hold = makeEngineHolder(async () => {
    starts += 1;
    if (faults.failStart) throw new Error('no memory');
    return {
      use: () => undefined,
      recognise: () => {
        if (faults.failRead) throw new Error('trapped');
        return [];
      },
    };
  }, 1_000);
  return { faults, starts: () => starts, read: () => hold([])(image, 200) };
}

test('an engine is kept from page to page, and dropped when it is not used for a while', async () => {
  const { read, starts } = arrange();
  await read();
  vi.advanceTimersByTime(900);
  await read();
  vi.advanceTimersByTime(900);
  await read();
  expect(starts()).toBe(1);
  vi.advanceTimersByTime(1_000);
  await read();
  expect(starts()).toBe(2);
});

test.each(['failStart', 'failRead'] as const)(
  'the page after a fault has a new engine: %s',
  async (fault) => {
    const { read, starts, faults } = arrange({ [fault]: true });
    await expect(read()).rejects.toThrow();
    faults[fault] = false;
    expect(await read()).toEqual([]);
    expect(starts()).toBe(2);
  },
);
