import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  act,
  countUp,
  countWarmUps,
  echo,
  hold,
  remember,
  untilHurried,
  warm,
  warmUntilHurried,
} from '#adapters/worker-pool/made-up-tasks.fixture.ts';
import { openWorkerPool, type WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { type Lane, LANES } from '#kernel/define-task.ts';

const entry = new URL('./made-up-worker.fixture.ts', import.meta.url);
/** As long as no test looks at the spare worker, none is started. */
const settings = { workers: 2, entry, waitMs: 20_000 };

let pool: WorkerPool;
beforeAll(() => {
  pool = openWorkerPool(settings);
});
afterAll(() => pool.close());

/** Keeps a worker busy until it is released: the one for questions where `isShort`, otherwise the other. */
async function holdWorker({ isShort = false, of = pool, lane = 'text' as Lane } = {}) {
  const gate = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const begun = Promise.withResolvers<void>();
  const onMessage = () => begun.resolve();
  const held = of.run(hold, { gate }, { account: 'holder', isShort, lane, onMessage });
  await Promise.race([begun.promise, held]);
  return async () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    await held;
  };
}

/** Runs tasks while a worker is held, and notes which are done in which order. */
function makeRecord(of = pool) {
  const done: string[] = [];
  const run = async (name: string, { account = 'a', lane = 'text' as Lane, isShort = false } = {}) => {
    await of.run(echo, {}, { account, lane, isShort });
    done.push(name);
  };
  return { done, run };
}

describe('the lanes', () => {
  test('are served in their order: what waits in a less urgent one comes later', async () => {
    const releaseKept = await holdWorker({ isShort: true });
    const release = await holdWorker();
    const { done, run } = makeRecord();
    const all = LANES.toReversed().map((lane) => run(lane, { lane }));
    await release();
    await Promise.all(all);
    // The other workers read before they answer, since one is kept for questions, which is held here.
    expect(done).toEqual(['text', 'question', 'comparison', 'ocr', 'batch']);
    await releaseKept();
  });

  test('leave the kept worker to questions and short units of text', async () => {
    const release = await holdWorker();
    const { done, run } = makeRecord();
    const others = [
      ...(['batch', 'ocr', 'comparison'] as const).map((lane) => run(lane, { lane, isShort: true })),
      run('long text'),
    ];
    await run('short text', { isShort: true });
    await run('question', { lane: 'question' });
    // It is free, and takes none of them.
    expect(done).toEqual(['short text', 'question']);
    await release();
    await Promise.all(others);
  });

  test('give questions to the others too, and to a spare worker where the kept one is held up', async () => {
    const release = [await holdWorker({ isShort: true }), await holdWorker()];
    const { done, run } = makeRecord();
    const asked = run('question', { lane: 'question' });
    await release[1]?.();
    await asked;
    expect(done).toEqual(['question']);
    await release[0]?.();

    const hasty = openWorkerPool({ ...settings, waitMs: 50 });
    onTestFinished(() => hasty.close());
    const releases = [await holdWorker({ isShort: true, of: hasty }), await holdWorker({ of: hasty })];
    await Promise.all([1, 2].map(() => makeRecord(hasty).run('question', { lane: 'question' })));
    for (const end of releases) await end();
  });

  test('cut less urgent work short where something waits for its worker', async () => {
    const reading = Promise.withResolvers<void>();
    const long = pool.run(untilHurried, {}, { account: 'a', onMessage: () => reading.resolve() });
    await reading.promise;
    await pool.run(echo, {}, { account: 'b' });
    await long;

    // A short text in the kept worker, for a question; the other worker is busy with text, which it prefers.
    const release = await holdWorker();
    const short = Promise.withResolvers<void>();
    const cut = pool.run(
      untilHurried,
      {},
      { account: 'a', lane: 'text', isShort: true, onMessage: () => short.resolve() },
    );
    await short.promise;
    await pool.run(echo, {}, { account: 'b', lane: 'question' });
    await cut;
    await release();
  });
});

describe('the accounts of a lane', () => {
  test('take turns: never two units of one in a row while another waits', async () => {
    const release = await holdWorker();
    const { done, run } = makeRecord();
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
      run(name, { account: name.charAt(0), lane: 'ocr' }),
    );
    await release();
    await Promise.all(all);
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('take turns by unit, so that a long task does not hold up a later one', async () => {
    const release = await holdWorker();
    const steps: string[] = [];
    const count = (account: string, to: number) =>
      pool.run(countUp, { from: 1, to }, { account, onMessage: (step) => void steps.push(account + step) });
    const all = [count('a', 6), count('a', 6), count('b', 2)];
    await release();
    await Promise.all(all);
    expect(steps.slice(0, 5).filter((step) => step.startsWith('b'))).toEqual(['b1', 'b2']);
    for (const [index, step] of steps.slice(1, 4).entries())
      expect(step.charAt(0), steps.join(' ')).not.toBe(steps[index]?.charAt(0));
  });

  test('have turns of their own in each lane', async () => {
    const release = await holdWorker();
    const { done, run } = makeRecord();
    // Questions of c, answered meanwhile: they say nothing about its files.
    for (const name of ['question', 'another']) await run(name, { account: 'c', lane: 'question' });
    const all = ['c1', 'd1'].map((name) => run(name, { account: name.charAt(0) }));
    await release();
    await Promise.all(all);
    expect(done).toEqual(['question', 'another', 'c1', 'd1']);
  });
});

test('a task runs in another lane than its own where the caller says so', async () => {
  const releaseKept = await holdWorker({ isShort: true });
  const release = await holdWorker();
  const { done, run } = makeRecord();
  const less = pool
    .run(
      remember,
      { subject: 'x' },
      { account: 'a', lane: 'batch', loadBytes: async () => new Uint8Array(1) },
    )
    .then(() => done.push('batch'));
  const more = run('ocr', { lane: 'ocr', account: 'b' });
  await release();
  await Promise.all([less, more]);
  expect(done).toEqual(['ocr', 'batch']);
  await releaseKept();
});

describe('the kept worker', () => {
  const openOwn = (warmUpAfterMs = 0) => {
    const own = openWorkerPool({ ...settings, warmUpAfterMs });
    onTestFinished(() => own.close());
    return own;
  };

  test('is warmed up once where nothing is to do, and again after it was replaced', async () => {
    const own = openOwn();
    const counted = () => own.run(countWarmUps, {}, { account: 'a' });
    own.keepWarm(warm);
    await expect.poll(counted, { interval: 200 }).toMatchObject({ times: 1 });
    const { worker } = await counted();
    await expect(own.run(act, { act: 'exit' }, { account: 'a', isShort: true })).rejects.toMatchObject({
      code: 'crashed',
    });
    await expect.poll(counted, { interval: 200 }).toMatchObject({ times: 1 });
    expect((await counted()).worker).not.toBe(worker);
  });

  test('is not warmed up while anything is to do', async () => {
    const own = openOwn();
    const release = await holdWorker({ of: own });
    own.keepWarm(warm);
    expect(await own.run(countWarmUps, {}, { account: 'a' })).toMatchObject({ times: 0 });
    await release();
  });

  test('is not warmed up between the steps of a question', async () => {
    const own = openOwn(60_000);
    own.keepWarm(warm);
    const steps: { times: number; worker: number }[] = [];
    for (let step = 0; step < 6; step++) {
      steps.push(await own.run(countWarmUps, {}, { account: 'a' }));
      // As long as a query takes between them.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(new Set(steps.map(({ worker }) => worker)).size).toBe(1);
    expect(steps.at(-1)?.times).toBe(0);
  });

  test('leaves off being warmed up for a question that waits for it', async () => {
    const own = openOwn();
    own.keepWarm(warmUntilHurried);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const release = await holdWorker({ of: own });
    // The spare worker would be started much later.
    await own.run(echo, {}, { account: 'a', lane: 'question' });
    await release();
  });

  test('goes on where it cannot be warmed up', async () => {
    const own = openOwn();
    own.keepWarm({ ...warm, name: 'unknown' });
    await own.run(echo, {}, { account: 'a', isShort: true });
    await own.run(echo, {}, { account: 'a', lane: 'question' });
  });
});
