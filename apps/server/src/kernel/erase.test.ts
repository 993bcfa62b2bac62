import { expect, test } from 'vitest';
import { type Erased, makeEraseHandler } from '#kernel/erase.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const context = { id: '1', signal: new AbortController().signal, log, lastAttempt: false };

test('the jobs that name what is gone are forgotten last, and only when every capability has let go', async () => {
  const done: string[] = [];
  let isBroken = true;
  const note = (name: string) => async (gone: Erased) => void done.push(`${name} ${JSON.stringify(gone)}`);
  const breaks = async () => {
    if (isBroken) throw new Error('the disk is away');
  };
  const { handle } = makeEraseHandler(
    [note('first'), breaks, note('second')],
    async (ids) => void done.push(`jobs ${ids.join()}`),
  );
  await expect(handle({ fileIds: ['a', 'b'] }, context)).rejects.toThrow('the disk is away');
  expect(done.splice(0)).toEqual(['first {"fileIds":["a","b"]}']);
  isBroken = false;
  await handle({ fileIds: ['a', 'b'] }, context);
  expect(done.splice(0)).toEqual(['first {"fileIds":["a","b"]}', 'second {"fileIds":["a","b"]}', 'jobs a,b']);
  await handle({ accountId: 'c' }, context);
  expect(done.at(-1)).toBe('jobs c');
});
