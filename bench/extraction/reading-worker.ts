import { parentPort } from 'node:worker_threads';
import { encodePage } from '@recto/core/document';
import { ReaderError, readers } from '@recto/readers';
import type { FromWorker, ToWorker } from './protocol.ts';

/** Reads files as the server's workers do: open, read, encode, hand over page by page. */
const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function read(bytes: Uint8Array): Promise<void> {
  const wall = performance.now();
  const cpu = process.threadCpuUsage();
  const file = await readers.openDocument('PDF', bytes);
  for (let number = 1; number <= file.pageCount; number++) {
    const encoded = new Uint8Array(encodePage(file.readPage(number)));
    post({ kind: 'page', encoded }, [encoded.buffer]);
  }
  file.close();
  const used = process.threadCpuUsage(cpu);
  post({ kind: 'done', wallMs: performance.now() - wall, cpuMs: (used.user + used.system) / 1000 });
}

port.on('message', ({ bytes }: ToWorker) => {
  read(bytes).catch((error: unknown) => {
    const code = error instanceof ReaderError ? error.code : 'crashed';
    post({ kind: 'failed', code, message: error instanceof Error ? error.message : String(error) });
  });
});
