import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadPageMessage } from '#adapters/worker-pool/protocol.ts';
import { ReadingError } from '#adapters/worker-pool/reading-error.ts';

/** What a process is given to read, once. */
export interface IsolatedTask {
  readonly fileKey: string;
  readonly account: string;
  readonly original: { readonly path: string; readonly size: number };
  readonly firstPage: number;
  /** The script of a thread, where it is not the usual one. */
  readonly entry: string | undefined;
}

type IsolatedPage = Omit<ReadPageMessage, 'kind' | 'pageCount' | 'content'> & {
  readonly content: Uint8Array;
};

/** What it says: any number of pages, then the end. */
export type IsolatedReply =
  | { readonly kind: 'page'; readonly page: IsolatedPage; readonly pageCount: number }
  | { readonly kind: 'read'; readonly pageCount: number }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

interface Options {
  readonly onPage: (page: IsolatedPage, pageCount: number) => void;
  readonly signal: AbortSignal;
}

const SCRIPT = fileURLToPath(new URL('./isolated-process.ts', import.meta.url));

/**
 * Reads files in a process of their own each, one after the other: for files at which this process may have died. Should
 * they end theirs, that is known to be their doing.
 */
export function makeIsolatedReading() {
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  return {
    read(task: IsolatedTask, { onPage, signal }: Options): Promise<{ pageCount: number }> {
      const either = AbortSignal.any([signal, closing.signal]);
      const reading = last.then(() => readInProcess(task, { onPage, signal: either }));
      last = reading.catch(() => undefined);
      return reading;
    },

    async close(): Promise<void> {
      closing.abort();
      await last;
    },
  };
}

function readInProcess(task: IsolatedTask, { onPage, signal }: Options): Promise<{ pageCount: number }> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new ReadingError('stopped', 'the task was called off'));
    const child = fork(SCRIPT, { execArgv: [], serialization: 'advanced' });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    const end = () => {
      signal.removeEventListener('abort', stop);
      child.kill('SIGKILL');
    };
    child.on('message', (reply: IsolatedReply) => {
      if (reply.kind === 'page') return onPage(reply.page, reply.pageCount);
      end();
      if (reply.kind === 'read') resolve({ pageCount: reply.pageCount });
      else reject(new ReadingError(reply.code, reply.message));
    });
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code, killedBy) => {
      end();
      if (signal.aborted) reject(new ReadingError('stopped', 'the task was called off'));
      else reject(new ReadingError('process-crashed', `the process ended with ${killedBy ?? code}`));
    });
    child.send(task, (error) => {
      if (error) stop();
    });
  });
}
