/** Tasks that do nothing useful: they stand in for what real ones seldom do, and know nothing of files. */
import { threadId } from 'node:worker_threads';
import { setTimeout as delay } from 'node:timers/promises';
import { defineTask, NextUnit, type TaskContext, TaskError, type WorkerState } from '#kernel/define-task.ts';

const SECONDS = { start: 10_000, inactivityTimeout: 10_000, total: 20_000 };

/** Says which thread it runs in. */
export const echo = defineTask<{ readonly value?: unknown }, { value: unknown; worker: number }>({
  name: 'echo',
  lane: 'text',
  limits: SECONDS,
  run: ({ value }) => ({ value, worker: threadId }),
});

/** Keeps its worker until the gate is opened: see `makeGate`. */
export const hold = defineTask<{ readonly gate: Int32Array }, void, 'held'>({
  name: 'hold',
  lane: 'text',
  limits: SECONDS,
  run: ({ gate }, { send }) => {
    send('held');
    Atomics.wait(gate, 0, 0);
  },
});

/** Sends each of its steps, a unit for each. */
export const countUp = defineTask<
  { readonly from: number; readonly to: number; readonly ms?: number },
  { to: number },
  number
>({
  name: 'count-up',
  lane: 'text',
  limits: SECONDS,
  async run(payload, { send }) {
    const { from, to, ms = 0 } = payload;
    await delay(ms);
    send(from);
    return from < to ? new NextUnit({ ...payload, from: from + 1 }, { isShort: to < 5 }) : { to };
  },
});

/** Writes its units into a buffer that goes from one to the next. */
export const fill = defineTask<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly at: number }, Uint8Array>({
  name: 'fill',
  lane: 'text',
  limits: SECONDS,
  run({ bytes, at }, { move }) {
    bytes[at] = at + 1;
    move(bytes.buffer);
    return at + 1 < bytes.length ? new NextUnit({ bytes, at: at + 1 }) : bytes;
  },
});

/** Sends its moments until something more urgent waits. */
export const untilHurried = defineTask<object, void, number>({
  name: 'until-hurried',
  lane: 'comparison',
  limits: SECONDS,
  async run(_, { send, isHurried }) {
    for (let moment = 1; !isHurried(); moment++) {
      send(moment);
      await delay(5);
    }
  },
});

/** What it received, piece by piece. */
export const collect = defineTask<object, { numbers: number[] }, never, Float64Array>({
  name: 'collect',
  lane: 'text',
  limits: SECONDS,
  async run(_, { receive }) {
    const numbers: number[] = [];
    for (let piece = await receive(); piece; piece = await receive()) numbers.push(...piece);
    return { numbers };
  },
});

const notes: WorkerState<Map<string, number>> = {
  create: () => new Map(),
  erase: (known, subject) => void known.delete(subject),
  keptBytes: (known) => known.size,
};

/** How often this worker has done it for the subject; loads bytes the first time and moves them back. */
export const remember = defineTask<
  { readonly subject: string },
  { times: number; worker: number; bytes?: Uint8Array }
>({
  name: 'remember',
  lane: 'question',
  limits: SECONDS,
  async run({ subject }, { use, loadBytes, move }) {
    const times = (use(notes).get(subject) ?? 0) + 1;
    use(notes).set(subject, times);
    if (times > 1) return { times, worker: threadId };
    const bytes = await loadBytes();
    move(bytes.buffer);
    return { times, worker: threadId, bytes };
  },
});

const engine: WorkerState<{ hasTrapped: boolean }> = {
  create: () => ({ hasTrapped: false }),
  isBroken: ({ hasTrapped }) => hasTrapped,
};

const hoard: ArrayBuffer[] = [];

const ACTS: Record<string, (context: TaskContext<number, Int32Array>) => unknown> = {
  'endless step': ({ send }) => {
    send(threadId);
    for (;;);
  },
  'endless start': () => {
    for (;;);
  },
  'out of memory': () => {
    const numbers: number[][] = [];
    for (;;) numbers.push(new Array<number>(1_000_000).fill(numbers.length));
  },
  'uncaught error': () => {
    setTimeout(() => {
      throw new Error('made up');
    });
    return new Promise(() => {});
  },
  error: () => {
    throw new Error('made up');
  },
  'two requests': async ({ receive }) => void (await Promise.all([receive(), receive()])),
  'request not awaited': ({ receive }) => void receive(),
  'known error': () => {
    throw new TaskError('too-made-up', 'made up');
  },
  exit: () => process.exit(3),
  'kill process': () => process.kill(process.pid, 'SIGKILL'),
  // Twenty, two seconds in all.
  'slow steps': async ({ send }) => {
    for (let step = 1; step <= 20; step++) {
      await delay(100);
      send(step);
    }
  },
  // For each gate that it receives, a twentieth of a second of a core; then the gate is opened.
  'short steps': async ({ receive }) => {
    for (let gate = await receive(); gate; gate = await receive()) {
      const before = process.threadCpuUsage();
      while (process.threadCpuUsage(before).user < 50_000);
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    }
  },
  'wait a second': () => delay(1_000),
  'much memory': () => void hoard.push(new ArrayBuffer(300_000_000)),
  trap: ({ use }) => {
    use(engine).hasTrapped = true;
    throw new TaskError('engine-failed', 'made up');
  },
  'trap at the end': ({ use }) => void (use(engine).hasTrapped = true),
};

/** Does what its payload names, and says which thread it runs in. */
export const act = defineTask<{ readonly act: string }, { worker: number }, number, Int32Array>({
  name: 'act',
  lane: 'text',
  // Less than the slow steps take together, and far more than one of them.
  limits: { start: 10_000, inactivityTimeout: 1_500, total: 20_000 },
  async run({ act: name }, context) {
    await ACTS[name]?.(context);
    return { worker: threadId };
  },
});

const warmUps: WorkerState<{ times: number }> = { create: () => ({ times: 0 }) };

/** What `keepWarm` may be given: counts how often it was done in this worker. */
export const warm = defineTask<null, boolean>({
  name: 'warm',
  lane: 'text',
  limits: SECONDS,
  run(_, { use }) {
    use(warmUps).times += 1;
    return true;
  },
});

/** Another, which ends when it is hurried only. */
export const warmUntilHurried = defineTask<null, boolean>({
  name: 'warm-until-hurried',
  lane: 'text',
  limits: SECONDS,
  async run(_, { isHurried }) {
    while (!isHurried()) await delay(5);
    return false;
  },
});

/** How often this worker was warmed up. */
export const countWarmUps = defineTask<object, { times: number; worker: number }>({
  name: 'count-warm-ups',
  lane: 'question',
  limits: SECONDS,
  run: (_, { use }) => ({ times: use(warmUps).times, worker: threadId }),
});

export const MADE_UP_TASKS = [
  echo,
  hold,
  countUp,
  fill,
  untilHurried,
  collect,
  remember,
  act,
  warm,
  warmUntilHurried,
  countWarmUps,
];
