import { Worker } from 'node:worker_threads';
import { decodePage, type Page } from '@recto/core/document';
import type { FromWorker, ToWorker } from './protocol.ts';

export type Reading =
  | { readonly pages: Page[]; readonly wallMs: number; readonly cpuMs: number }
  | { readonly code: string; readonly message: string };

/** One worker thread that reads files one after the other; a file that takes too long costs the thread. */
export function makeReader(entry = new URL('./reading-worker.ts', import.meta.url)) {
  let worker: Worker | undefined;

  async function stop(): Promise<void> {
    await worker?.terminate();
    worker = undefined;
  }

  function read(bytes: Uint8Array, limitMs: number): Promise<Reading> {
    worker ??= new Worker(entry);
    const started = worker;
    const encoded: Uint8Array[] = [];
    return new Promise((resolve) => {
      const end = (reading: Reading) => {
        clearTimeout(timer);
        started.removeAllListeners('message').removeAllListeners('error');
        resolve(reading);
      };
      const fail = (code: string, message: string) => void stop().then(() => end({ code, message }));
      const timer = setTimeout(() => fail('timeout', `not read in ${limitMs} ms`), limitMs);
      started.on('error', (error) => fail('crashed', String(error)));
      started.on('message', (message: FromWorker) => {
        if (message.kind === 'page') encoded.push(message.encoded);
        else if (message.kind === 'failed') end(message);
        else if (message.kind === 'done')
          end({ pages: encoded.map(decodePage), wallMs: message.wallMs, cpuMs: message.cpuMs });
      });
      const task = { bytes: new Uint8Array(bytes) } satisfies ToWorker;
      started.postMessage(task, [task.bytes.buffer]);
    });
  }

  return { read, stop };
}
