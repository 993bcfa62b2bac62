import type { Export } from '@recto/contract/exports';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { receive } from '#shared/events/receive.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';
import { batchExport } from './mutations.ts';

const item: Export = {
  exportId: 'export-1',
  format: 'xlsx',
  name: 'Leases.xlsx',
  status: 'running',
  done: 30,
  total: 120,
  url: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};

let onServer: Export;
let calls: string[];
const assign = vi.fn();

beforeEach(() => {
  signIn();
  calls = [];
  onServer = item;
  assign.mockClear();
  useToasts.setState({ toasts: [] });
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url.replace(/^.*\/api\/v2/u, '')}`);
    if (url.endsWith('/cancel')) onServer = { ...item, status: 'cancelled' };
    return jsonAnswer(onServer.status === 'running' ? 202 : 200, onServer);
  });
});

/** Asks for a file as the menu of a batch does. */
const runExport = () =>
  new MutationObserver(new QueryClient(), batchExport('batch-1')).mutate({ format: 'xlsx' });
const said = () => useToasts.getState().toasts.filter(({ isOpen }) => isOpen);
/** As the socket brings it. */
const bringEvent = () =>
  receive(new QueryClient(), {
    type: 'EXPORT_PROGRESS',
    body: { exportId: 'export-1', format: 'xlsx', status: onServer.status, done: 120, total: 120 },
  });

test('a file that takes a while says how far it is, and is downloaded at its end', async () => {
  const running = runExport();
  await vi.waitFor(() => expect(said()).toMatchObject([{ message: 'Writing Leases.xlsx · 25 %' }]));
  onServer = { ...item, status: 'complete', done: 120, url: '/download/ticket' };
  bringEvent();
  await running;
  expect(assign).toHaveBeenCalledWith('/download/ticket');
  expect(said()).toEqual([]);
  expect(calls).toEqual(['POST /qna/batch/batch-1/export', 'GET /exports/export-1']);
});

test('it can be stopped, and says so', async () => {
  const running = runExport();
  await vi.waitFor(() => expect(said()[0]?.action?.label).toBe('Cancel'));
  said()[0]?.action?.onClick();
  await vi.waitFor(() => expect(calls).toContain('POST /exports/export-1/cancel'));
  bringEvent();
  await running;
  expect(assign).not.toHaveBeenCalled();
  expect(said()).toMatchObject([{ message: 'The export was cancelled.' }]);
});

test('a file that could not be written says why', async () => {
  onServer = { ...item, status: 'failed', error: 'There is no room to store the file.' };
  await runExport();
  expect(said()).toMatchObject([{ kind: 'error', message: 'There is no room to store the file.' }]);
});
