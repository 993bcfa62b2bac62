import type { Instance } from '@recto/contract/instances';
import { expect, test } from 'vitest';
import { formatAge, tellStatus, tellWorker } from './words.ts';

const AT = '2026-11-21T10:00:00.000Z';
const worker = (given: Partial<Instance> = {}): Instance => ({
  id: 'worker-1',
  state: 'running',
  heartbeatAt: AT,
  load: 0,
  host: 'one',
  doing: [],
  stoppedAt: null,
  stoppedBy: null,
  ...given,
});

test('what a worker does is told by kind and number', () => {
  const doing = [
    { kind: 'reading' as const, count: 1 },
    { kind: 'batches' as const, count: 2 },
  ];
  expect(tellWorker(worker())).toBe('nothing to do');
  expect(tellWorker(worker({ doing }))).toBe('reading 1 file, answering 2 batches');
  expect(tellWorker(worker({ doing, state: 'stopping' }))).toBe(
    'reading 1 file, answering 2 batches, then stops',
  );
  const stopped = { state: 'stopped' as const, stoppedAt: AT, stoppedBy: 'ops@northwind.example' };
  expect(tellWorker(worker(stopped))).toMatch(/^stopped by ops@northwind\.example, .+; takes no work$/);
  expect(tellWorker(worker({ state: 'lost' }))).toContain('no sign of life');
});

test('what waits is told with the oldest of it', () => {
  const items = [worker(), worker({ id: 'worker-2', state: 'stopped' })];
  expect(tellStatus({ items, waiting: [], at: AT })).toBe('1 of 2 running · nothing waits');
  const waiting = [
    { kind: 'reading' as const, count: 4, oldestAt: '2026-11-21T09:59:50.000Z' },
    { kind: 'batches' as const, count: 1, oldestAt: '2026-11-21T09:59:20.000Z' },
  ];
  expect(tellStatus({ items, waiting, at: AT })).toBe(
    '1 of 2 running · 4 files, 1 batch waiting, the oldest for 40 s',
  );
});

test.each([
  ['2026-11-21T10:00:01.000Z', '0 s'],
  ['2026-11-21T09:59:58.000Z', '2 s'],
  ['2026-11-21T09:40:00.000Z', '20 min'],
  ['2026-11-20T18:00:00.000Z', '16 h'],
  ['2026-11-11T10:00:00.000Z', '10 days'],
])('%s is %s ago', (iso, age) => {
  expect(formatAge(iso, AT)).toBe(age);
});
