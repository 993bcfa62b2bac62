import type { Cell } from '@recto/contract/batches';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cellsQuery } from '#shared/batches/queries.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signIn } from '#testing/signed-in.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
});

const makeCell = (status: Cell['status']): Cell => ({
  answerId: '0198c0de-0000-7000-8000-000000000001',
  fileId: '0198c0de-0000-7000-8000-000000000002',
  column: 0,
  status,
  text: '',
  kind: 'none',
  pages: [],
});

test('cells that were fetched just before a batch ended are fetched until each has its end', async () => {
  const statuses: Cell['status'][] = ['running', 'running', 'complete'];
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    const cell = makeCell(statuses[Math.min(calls, 2)] ?? 'complete');
    calls += 1;
    return jsonAnswer(200, { items: [cell], page: 1, limit: 500, total: 1 });
  });
  const client = new QueryClient();
  const observer = new QueryObserver(client, cellsQuery('0198c0de-0000-7000-8000-000000000003', 'complete'));
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(observer.getCurrentResult().data?.[0]?.status).toBe('complete');
  expect(calls).toBe(3);
  unsubscribe();
});
