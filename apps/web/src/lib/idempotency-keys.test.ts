import { contract } from '@recto/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#lib/api.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

type Respond = () => Response | Promise<Response>;
const started: Respond = () => jsonAnswer(202, { comparisonId: 'c' });
const lost: Respond = () => Promise.reject(new TypeError('Failed to fetch'));

/** Starts comparisons that are answered so; gives the key of each request. */
async function keysOf(answers: readonly Respond[], filesOf = (_: number): string[] => ['a', 'b']) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return answers[keys.length - 1]?.();
  });
  for (const at of answers.keys())
    await call(contract.comparisons.start, { body: { fileIds: filesOf(at) } }).catch(() => undefined);
  return keys;
}

test('a call whose answer was lost is repeated under its key', async () => {
  const running: Respond = () => jsonAnswer(409, { code: 'idempotency.in_progress' }, 'Still running.');
  const cut: Respond = () => new Response('Bad gateway', { status: 502 });
  const [first, ...others] = await keysOf([lost, running, cut, started]);
  expect(first).toMatch(/^[a-z0-9]{10,40}$/);
  expect(others).toEqual([first, first, first]);
});

test('one that was answered, well or not, is another call when it is made again', async () => {
  const refused: Respond = () => jsonAnswer(422, { code: 'file.not_complete' }, 'Not yet.');
  expect(new Set(await keysOf([started, started, refused, started])).size).toBe(4);
});

test('another request has another key', async () => {
  expect(new Set(await keysOf([lost, lost], (at) => ['a', `b${at}`])).size).toBe(2);
});

test('so has the same request of another thing', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  for (const id of ['one', 'other', 'one'])
    await call(contract.batches.runAgain, { params: { id }, body: {} }).catch(() => undefined);
  expect(new Set(keys).size).toBe(2);
  expect(keys[2]).toBe(keys[0]);
});

test('calls that change nothing twice have none', async () => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return jsonAnswer(200, null);
  });
  await call(contract.comparisons.delete, { params: { id: 'c' } });
  expect(keys).toEqual([null]);
});
