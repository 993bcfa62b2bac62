import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onlyWhere } from '@recto/testing/skip';
import { act, collect, countUp, echo, fill, remember } from '#adapters/worker-pool/made-up-tasks.fixture.ts';
import { openWorkerPool, type WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { defineTask } from '#kernel/define-task.ts';

const settings = {
  workers: 2,
  maxHeapMb: 64,
  entry: new URL('./made-up-worker.fixture.ts', import.meta.url),
};
let pool: WorkerPool;
beforeAll(() => {
  pool = openWorkerPool(settings);
});
afterAll(() => pool.close());

const open = (more: Partial<typeof settings & { idleLimit: number }>) => {
  const opened = openWorkerPool({ ...settings, ...more });
  onTestFinished(() => opened.close());
  return opened;
};

const account = 'a';
const makeGate = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const doAct = (name: string, options = {}) => pool.run(act, { act: name }, { account, ...options });
/** In the worker that is kept for questions, since it is short and the first to be asked. */
const threadOf = async (name: string) => (await doAct(name, { isShort: true })).worker;

describe('a task', () => {
  test('gets a copy of its payload and gives one of its result', async () => {
    const value = { text: 'x', map: new Map([[1, new Uint8Array([2])]]) };
    expect((await pool.run(echo, { value }, { account })).value).toEqual(value);
  });

  test('goes on unit by unit, each with the payload that the one before has left', async () => {
    const steps: number[] = [];
    const onMessage = (step: number) => void steps.push(step);
    expect(await pool.run(countUp, { from: 1, to: 10 }, { account, onMessage })).toEqual({ to: 10 });
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('takes buffers along from unit to unit', async () => {
    const bytes = new Uint8Array(3);
    expect(await pool.run(fill, { bytes, at: 0 }, { account })).toEqual(Uint8Array.of(1, 2, 3));
  });

  test('receives its input piece by piece, and waits for it as long as that takes', async () => {
    const pieces = [Float64Array.of(1, 2), Float64Array.of(3)];
    const limits = { inactivityTimeout: 200 };
    const input = async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const value = pieces.shift();
      return value ? { value, moved: [value.buffer] } : null;
    };
    const { numbers } = await pool.run(collect, {}, { account, input, limits });
    expect(numbers).toEqual([1, 2, 3]);
  });

  test('fails with what its input failed with, and its worker goes on', async () => {
    const { worker } = await pool.run(echo, {}, { account, isShort: true });
    const gone = new Error('the database is gone');
    const input = () => Promise.reject(gone);
    await expect(pool.run(collect, {}, { account, isShort: true, input })).rejects.toBe(gone);
    await expect(
      pool.run(remember, { subject: 'z' }, { account, loadBytes: () => Promise.reject(gone) }),
    ).rejects.toBe(gone);
    expect((await pool.run(echo, {}, { account, isShort: true })).worker).toBe(worker);
  });

  test('need not wait for what it has asked for', async () => {
    const input = () => new Promise<null>(() => {});
    const { worker } = await doAct('request not awaited', { isShort: true, input });
    const pieces = [{ value: Float64Array.of(1) }];
    const next = async () => pieces.shift() ?? null;
    expect(await pool.run(collect, {}, { account, isShort: true, input: next })).toEqual({ numbers: [1] });
    expect(await threadOf('fine')).toBe(worker);
  });

  test('keeps what it likes in its worker, loads bytes where it does not, and erases what is deleted', async () => {
    const own = open({});
    let loaded = 0;
    const loadBytes = async () => Buffer.from([++loaded]);
    const times = (subject: string) => own.run(remember, { subject }, { account, loadBytes });
    expect(await times('x')).toMatchObject({ times: 1, bytes: Uint8Array.of(1) });
    expect(await times('x')).toMatchObject({ times: 2 });
    expect(await times('y')).toMatchObject({ times: 1, bytes: Uint8Array.of(2) });
    own.erase('x');
    expect(await times('x')).toMatchObject({ times: 1, bytes: Uint8Array.of(3) });
    expect(await times('y')).toMatchObject({ times: 2 });
    expect(loaded).toBe(3);
  });

  test('that the workers do not know is refused', async () => {
    const limits = { start: 1_000, inactivityTimeout: 1_000, total: 1_000 };
    const unknown = defineTask({ name: 'unknown', lane: 'text', limits, run: () => 1 });
    await expect(pool.run(unknown, {}, { account })).rejects.toThrow('no task "unknown"');
  });

  test(
    'gives way to the rest of the server on a core, unless it may be a question',
    onlyWhere(process.platform === 'linux', 'only Linux says how a thread is ranked'),
    async () => {
      const own = open({});
      await own.run(echo, {}, { account });
      const nicenesses = await Promise.all(
        (await readdir('/proc/self/task')).map(async (id) => {
          const stat = await readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '');
          // The nineteenth field, counted behind the name, which may hold anything.
          return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
        }),
      );
      expect(nicenesses).toContain(19);
    },
  );
});

describe('a task that misbehaves', () => {
  test.each([
    ['endless step', 'timeout'],
    ['out of memory', 'memory'],
    ['uncaught error', 'crashed'],
    ['error', 'crashed'],
    ['two requests', 'crashed'],
    ['known error', 'too-made-up'],
    ['exit', 'crashed'],
  ])('by "%s" fails (%s), and the next one is done', async (name, code) => {
    await expect(doAct(name)).rejects.toMatchObject({ name: 'TaskError', code });
    expect(await doAct('fine')).toEqual({ worker: expect.any(Number) });
  });

  test('is given the time of a step for each step', async () => {
    const steps: number[] = [];
    await doAct('slow steps', { onMessage: (step: number) => void steps.push(step) });
    expect(steps).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('is ended by the time of a core that it takes, and in any case in the end', async () => {
    const limits = { start: 300 };
    expect(await doAct('wait a second', { limits })).toMatchObject({ worker: expect.any(Number) });
    await expect(doAct('endless start', { limits })).rejects.toMatchObject({ code: 'timeout' });
    const inAll = { ...limits, total: 500 };
    await expect(doAct('wait a second', { limits: inAll })).rejects.toMatchObject({ code: 'timeout' });
  });

  test('is not charged for the step before, however late is heard what it asks for', async () => {
    // Longer than a busy machine keeps a thread waiting: a step of its own takes next to nothing.
    const limits = { inactivityTimeout: 800 };
    let step = 0;
    const input = async () => {
      step += 1;
      const gate = makeGate();
      await new Promise((resolve) => setTimeout(resolve, 20));
      // Busy until the first step is over and its limit has passed.
      if (step === 1)
        setImmediate(() => {
          Atomics.wait(gate, 0, 0);
          Atomics.wait(makeGate(), 0, 0, limits.inactivityTimeout);
        });
      return step > 8 ? null : { value: gate };
    };
    expect(await doAct('short steps', { limits, input, isShort: true })).toBeTruthy();
  });

  test('is ended when it takes too long as a whole, within a unit or over many', async () => {
    const limits = { total: 300 };
    await expect(doAct('endless start', { limits })).rejects.toMatchObject({ code: 'timeout' });
    // Where starting a thread takes as long, there would be no steps.
    await doAct('fine');
    const steps: number[] = [];
    const onMessage = (step: number) => void steps.push(step);
    const counting = pool.run(countUp, { from: 1, to: 1_000, ms: 50 }, { account, limits, onMessage });
    await expect(counting).rejects.toMatchObject({ code: 'timeout' });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThan(10);
  });

  test('has its worker replaced when that has done much, questions aside', async () => {
    const own = open({});
    const threadAfter = async (units: number, lane: 'question' | 'text') => {
      const run = () => own.run(echo, {}, { account, lane, isShort: true });
      for (let done = 1; done < units; done++) await run();
      return (await run()).worker;
    };
    const first = await threadAfter(1, 'question');
    expect(await threadAfter(1_000, 'question')).toBe(first);
    expect(await threadAfter(1_000, 'text')).toBe(first);
    expect(await threadAfter(1, 'question')).not.toBe(first);
  });

  test('has its worker replaced when that holds too much memory', async () => {
    const before = await threadOf('fine');
    expect(await threadOf('much memory')).toBe(before);
    expect(await threadOf('fine')).not.toBe(before);
  });

  test('has its worker replaced when what that keeps is broken', async () => {
    const before = await threadOf('fine');
    await expect(threadOf('trap')).rejects.toMatchObject({ code: 'engine-failed' });
    const after = await threadOf('fine');
    expect(after).not.toBe(before);
    expect(await threadOf('trap at the end')).toBe(after);
    expect(await threadOf('fine')).not.toBe(after);
  });

  test('is ended when it is called off, and so is the wait of one that has not begun', async () => {
    const own = open({});
    const run = (name: string, signal: AbortSignal) => own.run(act, { act: name }, { account, signal });
    const running = new AbortController();
    const waiting = new AbortController();
    const first = expect(run('endless start', running.signal)).rejects.toMatchObject({ code: 'stopped' });
    const second = run('fine', waiting.signal);
    waiting.abort();
    await expect(second).rejects.toMatchObject({ code: 'stopped' });
    running.abort();
    await first;
    await expect(run('fine', AbortSignal.abort())).rejects.toMatchObject({ code: 'stopped' });
    expect(await run('fine', new AbortController().signal)).toBeTruthy();
  });

  test('is ended with the pool, as is whatever waits', async () => {
    const closing = openWorkerPool(settings);
    const run = () => closing.run(act, { act: 'endless start' }, { account });
    const outcomes = Promise.allSettled([run(), run()]);
    await closing.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'stopped' } });
    await expect(run()).rejects.toMatchObject({ code: 'stopped' });
  });
});

describe('a worker with nothing to do', () => {
  const loadBytes = async () => new Uint8Array(1);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

  test('gives its memory back', async () => {
    const resting = open({ idleLimit: 50 });
    const threadNow = async () => (await resting.run(echo, {}, { account })).worker;
    const before = await threadNow();
    expect(await threadNow()).toBe(before);
    await pause();
    expect(await threadNow()).not.toBe(before);
  });

  test('stays where it is kept for questions and keeps something for the next one', async () => {
    const resting = open({ idleLimit: 50 });
    const ask = () => resting.run(remember, { subject: 'x' }, { account, loadBytes });
    const { worker } = await ask();
    await pause();
    expect(await ask()).toEqual({ times: 2, worker });
    resting.erase('x');
  });
});

describe('a process of its own for a task', () => {
  const isolated = { account, isIsolated: true };
  const doIsolated = (name: string, options = {}) =>
    pool.run(act, { act: name }, { ...isolated, ...options });

  test('gives the same messages and the same result, or the same error', async () => {
    const steps: number[] = [];
    const onMessage = (step: number) => void steps.push(step);
    expect(await pool.run(countUp, { from: 3, to: 5 }, { ...isolated, onMessage })).toEqual({ to: 5 });
    expect(steps).toEqual([3, 4, 5]);
    await expect(doIsolated('known error')).rejects.toMatchObject({
      code: 'too-made-up',
      message: 'made up',
    });
  });

  test('may die of it, and the next one is done', async () => {
    await expect(doIsolated('kill process')).rejects.toMatchObject({ code: 'process-crashed' });
    expect(await doIsolated('fine')).toBeTruthy();
  });

  test('is ended when its task is called off, and so is the one that waits, with the pool', async () => {
    const running = new AbortController();
    const onMessage = () => running.abort();
    const first = expect(
      doIsolated('slow steps', { signal: running.signal, onMessage }),
    ).rejects.toMatchObject({ code: 'stopped' });
    const closing = openWorkerPool(settings);
    const begun = vi.fn<() => void>();
    const run = (heard: () => void) =>
      closing.run(act, { act: 'endless step' }, { ...isolated, onMessage: heard });
    const outcomes = Promise.allSettled([run(begun), run(() => {})]);
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), 20_000);
    await closing.close();
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { code: 'stopped' } });
    await first;
  });
});
