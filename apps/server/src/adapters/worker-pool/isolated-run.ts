import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TaskError, type TaskSettings } from '#kernel/define-task.ts';

/** What a process is given to do, once. */
export interface IsolatedRequest {
  readonly task: TaskSettings;
  readonly payload: unknown;
  readonly account: string;
  /** The script of a worker. */
  readonly entry: string;
}

/** What it says: any number of messages, then the end. */
export type IsolatedReply =
  | { readonly kind: 'message'; readonly message: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

interface Options {
  readonly onMessage?: ((message: unknown) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const SCRIPT = fileURLToPath(new URL('./isolated-process.ts', import.meta.url));
const calledOff = () => new TaskError('stopped', 'the task was called off');

/**
 * Runs tasks in a process of their own each, one after the other: on what this process may have died of. Should they end
 * theirs, that is known to be their doing.
 */
export function makeIsolatedRuns() {
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  return {
    run(request: IsolatedRequest, { onMessage, signal }: Options): Promise<unknown> {
      const either = AbortSignal.any(signal ? [signal, closing.signal] : [closing.signal]);
      const running = last.then(() => runInProcess(request, { onMessage, signal: either }));
      last = running.catch(() => undefined);
      return running;
    },

    async close(): Promise<void> {
      closing.abort();
      await last;
    },
  };
}

function runInProcess(request: IsolatedRequest, { onMessage, signal }: Options): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(calledOff());
    const child = fork(SCRIPT, { execArgv: [], serialization: 'advanced' });
    const stop = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', stop, { once: true });
    const end = () => {
      signal?.removeEventListener('abort', stop);
      child.kill('SIGKILL');
    };
    child.on('message', (reply: IsolatedReply) => {
      if (reply.kind === 'message') return onMessage?.(reply.message);
      end();
      if (reply.kind === 'done') resolve(reply.value);
      else reject(new TaskError(reply.code, reply.message));
    });
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code, killedBy) => {
      end();
      if (signal?.aborted) reject(calledOff());
      else reject(new TaskError('process-crashed', `the process ended with ${killedBy ?? code}`));
    });
    child.send(request, (error) => {
      if (error) stop();
    });
  });
}
