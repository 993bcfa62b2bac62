import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FromWorker, ToWorker } from './protocol.ts';

/** The yardstick: the text with places as pdf.js gives it, page by page, in a thread of its own. */
const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');
const post = (message: FromWorker) => port.postMessage(message);

async function read(bytes: Uint8Array): Promise<void> {
  const wall = performance.now();
  const cpu = process.threadCpuUsage();
  const task = getDocument({ data: bytes, verbosity: 0 });
  const file = await task.promise;
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    post({ kind: 'items', items });
    page.cleanup();
  }
  await task.destroy();
  const used = process.threadCpuUsage(cpu);
  post({ kind: 'done', wallMs: performance.now() - wall, cpuMs: (used.user + used.system) / 1000 });
}

port.on('message', ({ bytes }: ToWorker) => {
  read(bytes).catch((error: unknown) => post({ kind: 'failed', code: 'crashed', message: String(error) }));
});
