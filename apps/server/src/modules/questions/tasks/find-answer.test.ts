import { createHash } from 'node:crypto';
import { buildFileIndex, encodeFileIndex } from '@recto/core/answers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { findAnswer } from '#modules/questions/tasks/find-answer.ts';
import { openTestPool } from '#testing/worker-pool.ts';

let pool: WorkerPool;
beforeAll(() => {
  pool = openTestPool();
});
afterAll(() => pool.close());

const LINES = [
  'The warranty period of the machine is twenty four months from delivery.',
  'Payment is due within thirty days of the date of the invoice.',
  'This agreement is governed by the law of Portugal.',
];
const index = encodeFileIndex(
  buildFileIndex(
    LINES.map((text, page) => ({ number: page + 1, state: 'text' as const, text })),
    'en',
  ),
);
const stored = createHash('sha256').update(index).digest('hex');

test('questions are answered from the index, which is loaded where it is not held, or no longer', async () => {
  let loaded = 0;
  const loadBytes = async () => {
    loaded += 1;
    return index;
  };
  const ask = (fileId: string, sha256 = stored) => {
    const request = {
      fileId,
      indexKey: `indexes/${fileId}/1`,
      sha256,
      question: 'How long is the warranty period?',
    };
    return pool.run(findAnswer, request, { account: 'a', loadBytes });
  };
  const first = await ask('file');
  expect(first.pages).toEqual([1]);
  expect(first.citations[0]?.quote).toContain('twenty four months');
  expect(await ask('file')).toEqual(first);
  expect(loaded).toBe(1);
  await ask('other');
  expect(loaded).toBe(2);
  await expect(ask('third', 'f00')).rejects.toMatchObject({ code: 'index-unusable' });
  expect(loaded).toBe(3);
  pool.forget('file');
  expect(await ask('file')).toEqual(first);
  await ask('other');
  expect(loaded).toBe(4);
});
