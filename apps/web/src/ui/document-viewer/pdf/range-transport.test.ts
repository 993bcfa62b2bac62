import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTransport } from '#ui/document-viewer/pdf/range-transport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const bytes = () =>
  new Response(new Uint8Array(10), { status: 206, headers: { 'content-range': 'bytes 0-9/10' } });
const fail = () => {
  throw new Error('not expected');
};

test('a range that is refused is asked for again at a new address', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return url === '/signed/1' ? new Response(null, { status: 403 }) : bytes();
  });
  let made = 0;
  const source = { key: 'file-1', getUrl: async () => `/signed/${++made}` };
  const opened = openTransport(source, new AbortController().signal, fail);
  await vi.advanceTimersByTimeAsync(400);
  expect((await opened).length).toBe(10);
  expect(fetched).toEqual(['/signed/1', '/signed/2']);
});

test('an address that cannot be had fails at once: whoever gives it has tried again already', async () => {
  const getUrl = vi.fn(() => Promise.reject(new Error('away')));
  const opened = openTransport({ key: 'file-1', getUrl }, new AbortController().signal, fail);
  await expect(opened).rejects.toThrow('away');
  expect(getUrl).toHaveBeenCalledOnce();
});
