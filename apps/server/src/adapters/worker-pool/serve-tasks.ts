import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type AnyTask, NextUnit, type TaskContext, TaskError } from '#kernel/define-task.ts';
import { makeWorkerStates, type WorkerStates } from '#adapters/worker-pool/worker-states.ts';
import type {
  FromWorker,
  Supply,
  TaskResult,
  ToWorker,
  UnitRequest,
  WorkerSettings,
} from '#adapters/worker-pool/protocol.ts';

/**
 * What serves requests, and answers questions, goes before the rest wherever they share a core. As far down as it goes: a
 * thread that wakes takes the core from one of niceness 10 milliseconds later than from this one, and a question wakes
 * threads fifty times.
 */
const BACKGROUND_NICENESS = 19;

/** Has this worker thread do the tasks listed, one unit at a time, until the pool ends it. */
export function serveTasks(tasks: readonly AnyTask[]): void {
  const port = parentPort;
  if (!port) throw new Error('tasks are served in a worker thread');
  const { isForQuestions, hurry } = workerData as WorkerSettings;
  // Linux counts priorities by thread, other systems by process, which would slow down the whole server.
  if (!isForQuestions && process.platform === 'linux') lowerPriority();
  const table = new Map(tasks.map((task) => [task.name, task]));
  const states = makeWorkerStates();
  const connection = connect(port);

  const runUnit = async ({ task: name, payload }: UnitRequest, moved: ArrayBuffer[]): Promise<TaskResult> => {
    const task = table.get(name);
    if (!task) throw new Error(`the worker knows no task "${name}"`);
    const context: TaskContext<unknown, unknown> = {
      ...connection.context,
      isHurried: () => Atomics.load(hurry, 0) === 1,
      use: states.use,
      move: (buffer) => void moved.push(buffer),
    };
    const begun = performance.now();
    const value = await task.run(payload, context);
    if (!(value instanceof NextUnit)) return { kind: 'done', value };
    return { kind: 'next', payload: value.payload, isShort: value.isShort, ms: performance.now() - begun };
  };

  port.on('message', async (message: ToWorker) => {
    if (message.kind === 'erase') return states.erase(message.subject);
    if (message.kind !== 'run') return connection.settle(message);
    connection.begin();
    const moved: ArrayBuffer[] = [];
    const result = await runUnit(message, moved).catch(toFailure);
    connection.post({ kind: 'ended', result, ...measure(states) }, result.kind === 'failed' ? [] : moved);
  });
}

function lowerPriority(): void {
  try {
    setPriority(BACKGROUND_NICENESS);
  } catch {
    // Where a sandbox forbids it, this thread takes its share of the cores like everything else.
  }
}

/** What goes between a task and the pool in the middle of a unit. */
function connect(port: MessagePort) {
  const post = (message: FromWorker, moved: readonly ArrayBuffer[] = []) => port.postMessage(message, moved);
  let waiting: PromiseWithResolvers<unknown> | undefined;

  const ask = async (supply: Supply): Promise<unknown> => {
    if (waiting) throw new Error('a task asks for one thing at a time');
    waiting = Promise.withResolvers();
    post({ kind: 'ask', supply });
    return waiting.promise;
  };

  return {
    post,
    /** What the unit before has asked for and not waited for is no longer awaited. */
    begin: (): void => void (waiting = undefined),
    settle(message: Extract<ToWorker, { kind: 'supplied' | 'supply-failed' }>): void {
      if (message.kind === 'supplied') waiting?.resolve(message.value);
      else waiting?.reject(new TaskError('input-failed', 'what the task asked for cannot be had'));
      waiting = undefined;
    },
    context: {
      send: (message: unknown, moved?: readonly ArrayBuffer[]) => post({ kind: 'message', message }, moved),
      receive: () => ask('input'),
      // The pool sends the bytes of the caller's `loadBytes` in answer to this.
      loadBytes: async () => (await ask('bytes')) as Uint8Array<ArrayBuffer>,
    },
  };
}

function measure(states: WorkerStates) {
  const keptBytes = states.keptBytes();
  // V8 counts the memory of WebAssembly modules as external.
  const heldBytes = getHeapStatistics().external_memory - keptBytes;
  return { heldBytes, keptBytes, isBroken: states.isAnyBroken() };
}

function toFailure(error: unknown): TaskResult {
  if (error instanceof TaskError) return { kind: 'failed', code: error.code, message: error.message };
  const cause = error instanceof Error ? error.cause : undefined;
  return {
    kind: 'failed',
    code: 'crashed',
    message: `${String(error)}${cause ? ` (${String(cause)})` : ''}`,
  };
}
