/** The entry of a process that reads one file: the same pool with the same limits as in the server, apart from it. */
import type { IsolatedReply, IsolatedTask } from '#adapters/worker-pool/isolated-reading.ts';
import { openWorkerPool } from '#adapters/worker-pool/worker-pool.ts';

const send = (reply: IsolatedReply) => process.send?.(reply);

async function read({ entry, ...task }: IsolatedTask): Promise<void> {
  const pool = openWorkerPool({ workers: 2, ...(entry === undefined ? {} : { entry: new URL(entry) }) });
  await pool
    .readPdf({
      ...task,
      isIsolated: false,
      signal: new AbortController().signal,
      onPage: (page, pageCount) => send({ kind: 'page', page, pageCount }),
    })
    .then(
      ({ pageCount }) => send({ kind: 'read', pageCount }),
      (error: Error & { code?: string }) =>
        send({ kind: 'failed', code: error.code ?? 'crashed', message: String(error) }),
    );
}

// The server ends it as soon as it has the result; without a server nobody waits for one.
process.once('disconnect', () => process.exit());
process.once('message', (task: IsolatedTask) => void read(task));
