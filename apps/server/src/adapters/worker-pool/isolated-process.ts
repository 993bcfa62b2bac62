/** The entry of a process that does one task: the same pool with the same limits as in the server, apart from it. */
import type { IsolatedReply, IsolatedRequest } from '#adapters/worker-pool/isolated-run.ts';
import { openWorkerPool } from '#adapters/worker-pool/worker-pool.ts';

const send = (reply: IsolatedReply) => process.send?.(reply);

async function run({ task, payload, account, entry }: IsolatedRequest): Promise<void> {
  const pool = openWorkerPool({ workers: 2, entry: new URL(entry) });
  await pool
    .runNamed(task, payload, { account, onMessage: (message) => send({ kind: 'message', message }) })
    .then(
      (value) => send({ kind: 'done', value }),
      (error: Error & { code?: string }) =>
        send({ kind: 'failed', code: error.code ?? 'crashed', message: error.message }),
    );
}

// The server ends it as soon as it has the result; without a server nobody waits for one.
process.once('disconnect', () => process.exit());
process.once('message', (request: IsolatedRequest) => void run(request));
