import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { makeModuleList } from '#compose/module-list.ts';
import type { Trx } from '#kernel/database.ts';
import { bindJob, defineJob } from '#kernel/define-job.ts';
import type { Module } from '#kernel/module.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const context = { id: '1', signal: new AbortController().signal, log, lastAttempt: false };
// The fold only passes it on.
const trx = {} as Trx;

function makeList() {
  const done: string[] = [];
  const note = (text: string) => async () => void done.push(text);
  const enqueue = vi.fn(async () => {});
  const list = makeModuleList({
    jobs: { enqueue },
    eraseJobs: async (ids) => void done.push(`jobs of ${ids.join()}`),
    log: { error: (details: object) => void done.push(`fault in ${JSON.stringify(details)}`) },
  });
  const addWhole = (name: string) => {
    const job = defineJob({ name: `${name}.job`, payload: z.object({}) });
    const module = {
      name,
      routes: [note(`routes of ${name}`)],
      jobs: [bindJob(job, { handle: note(`job of ${name}`) })],
      open: note(`open ${name}`),
      recover: async ({ isAlone }) => void done.push(`recover ${name} ${isAlone}`),
      exportFor: async (accountId) => ({
        parts: { [name]: [accountId] },
        files: [{ path: name, storedAt: new Date(0), isPacked: true, open: async () => null }],
      }),
      eraseAccount: note(`account leaves ${name}`),
      erase: note(`erase in ${name}`),
      stop: note(`stop ${name}`),
    } satisfies Module;
    return list.add(module);
  };
  return { list, addWhole, done, enqueue };
}

test('a capability that has nothing but a name takes no part in anything', async () => {
  const { list, done } = makeList();
  list.add({ name: 'nothing' });
  await list.open();
  await list.recover({ isAlone: true });
  list.startPeriodicWork();
  expect(await list.exportFor('a')).toEqual({ parts: {}, files: [] });
  expect([list.routes(), list.jobs().map(({ name }) => name)]).toEqual([[], ['forget']]);
  list.stopPeriodicWork();
  await list.stop();
  expect(done).toEqual([]);
});

test('the first is opened first, and the last lets go first', async () => {
  const { list, addWhole, done, enqueue } = makeList();
  addWhole('first');
  addWhole('second');
  await list.open();
  await list.recover({ isAlone: false });
  expect(done.splice(0)).toEqual([
    'open first',
    'open second',
    'recover first false',
    'recover second false',
  ]);

  expect(list.jobs().map(({ name }) => name)).toEqual(['first.job', 'second.job', 'forget']);
  await list
    .jobs()
    .at(-1)
    ?.handle({ fileIds: ['f'] }, context);
  expect(done.splice(0)).toEqual(['erase in second', 'erase in first', 'jobs of f']);

  await list.eraseAccount(trx, 'a');
  expect(done.splice(0)).toEqual(['account leaves second', 'account leaves first']);
  expect(enqueue).toHaveBeenCalledExactlyOnceWith(trx, expect.objectContaining({ name: 'forget' }), {
    accountId: 'a',
  });

  await list.stop();
  expect(done).toEqual(['stop second', 'stop first']);
});

test('one that cannot be stopped does not keep the others from it, and each of them is named', async () => {
  const { list, addWhole, done } = makeList();
  const failing = (name: string) => ({
    name,
    stop: async () => {
      throw new Error(`fault in ${name}`);
    },
  });
  addWhole('first');
  list.add(failing('second'));
  addWhole('third');
  list.add(failing('fourth'));
  await expect(list.stop()).rejects.toMatchObject({
    message: 'The module "fourth" could not be stopped. The module "second" could not be stopped.',
    errors: [{ cause: new Error('fault in fourth') }, { cause: new Error('fault in second') }],
  });
  expect(done).toEqual(['stop third', 'stop first']);
});

test('an account takes along what each of them keeps, and no two keep the same', async () => {
  const { list, addWhole } = makeList();
  const exported = list.exportFor;
  addWhole('first');
  addWhole('second');
  const { parts, files = [] } = await exported('a');
  expect(parts).toEqual({ first: ['a'], second: ['a'] });
  expect(files.map(({ path }) => path)).toEqual(['first', 'second']);
  list.add({ name: 'third', exportFor: async () => ({ parts: { second: [] } }) });
  await expect(exported('a')).rejects.toThrow('Two modules export the part "second".');
});

test('a name stands for one capability', () => {
  const { addWhole } = makeList();
  addWhole('first');
  expect(() => addWhole('first')).toThrow('Two modules have the name "first".');
});

test('periodic work is done until it is stopped, and goes on after a fault', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { list, done } = makeList();
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('once');
  };
  list.add({ name: 'sweeper', periodic: [{ everyMs: 1_000, run }] });
  list.startPeriodicWork();
  await vi.advanceTimersByTimeAsync(2_500);
  expect([runs, done]).toEqual([2, ['fault in {"err":{},"module":"sweeper"}']]);
  list.stopPeriodicWork();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toBe(2);
});
