import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { median } from '../extraction/words.ts';
import { type Client, connect, signIn, upload } from '../support/client.ts';
import { percentile } from '../support/figures.ts';
import { askAndListen, listen } from '../support/events.ts';

/** From the call that asks to the event with the answer, over HTTP and the socket; printed, not judged. */
export async function measureThroughApi(file: string, questions: readonly string[]): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'recto-questions-'));
  try {
    const { token, fileId, times } = await onServer(dataFolder, async (server) => {
      const client = await signIn(server);
      const id = await upload(client, file);
      return { token: client.api.token, fileId: id, times: await askAll(client, id, questions) };
    });
    const [first = 0, ...warm] = times;
    const [again = 0] = await onServer(dataFolder, (server) =>
      askAll(connect(server.url, token), fileId, questions.slice(0, 1)),
    );
    const shown = (ms: number) => `${ms.toFixed(0)} ms`;
    console.log(`\nThrough the API, ${basename(file)}: from the call that asks to the event with the answer`);
    console.log(
      `  median ${shown(median(warm))}, p95 ${shown(percentile(warm, 0.95))}; the very first ${shown(first)}, the first after a restart ${shown(again)}`,
    );
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function onServer<T>(dataFolder: string, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startServer({ RECTO_DATA: dataFolder, THROTTLE: 'off', DEFAULT_PLAN: 'none' });
  try {
    return await work({ ...server, dataFolder });
  } finally {
    await server.stop();
  }
}

async function askAll(client: Client, fileId: string, questions: readonly string[]): Promise<number[]> {
  const listener = await listen(client);
  const times: number[] = [];
  for (const question of questions) times.push(await askAndListen(client, listener, { fileId, question }));
  listener.close();
  return times;
}
