import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { contract } from '@recto/contract';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { readAllQuestions } from '../questions/questions.ts';
import { median } from '../extraction/words.ts';
import { type Client, signIn, upload } from '../support/client.ts';
import { checkLimit, percentile } from '../support/figures.ts';
import { askAndListen, listen } from '../support/events.ts';
import { type AskingTimes, askSteadily } from './asking.ts';
import type { UploadersReport } from './uploaders.ts';

/**
 * How long a question takes while others upload without pause, on two cores: `run.ts 0,20` for other numbers of
 * uploaders, `run.ts 20 60` for a minute of each rate.
 */
const FILINGS = join(TEST_DATA, 'filings');
const ASKED = 'PG_E_2023Q3_10Q.pdf';
const UPLOADERS = (process.argv[2] ?? '0,5,20,50').split(',').map(Number);
const SECONDS = Number(process.argv[3] ?? 20);
const CORES = '0,1';
/** Uploads go on for so long before the first question: there are files to be read by then. */
const HEAD_START_MS = 5_000;
/** Milliseconds, 95 of 100 questions, beside so many uploaders. */
const LIMITS = { uploaders: 20, atOne: 500, atTwenty: 2_000 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const describe = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`;

async function startUploaders(server: RunningServer, count: number) {
  const clients: Client[] = [];
  for (let made = 0; made < count; made++) clients.push(await signIn(server));
  const worker = new Worker(new URL('./uploaders.ts', import.meta.url), {
    workerData: { url: server.url, folder: FILINGS, tokens: clients.map(({ api }) => api.token) },
  });
  // With nobody to wait for it reports at once.
  const reported = once(worker, 'message') as Promise<[UploadersReport]>;
  await wait(HEAD_START_MS);
  return {
    async countComplete(): Promise<number> {
      let complete = 0;
      for (const { api } of clients) {
        const { items } = await api.call(contract.files.perFolder, { body: {} });
        complete += items.filter(({ status }) => status === 'complete').length;
      }
      return complete;
    },
    async stop(): Promise<UploadersReport> {
      worker.postMessage('stop', []);
      const [report] = await reported;
      return report;
    },
  };
}

function print(rate: number, { accepted, answered, reads }: AskingTimes): void {
  console.log(
    `  ${rate} a second: answer ${describe(answered)}; 202 ${describe(accepted)}; folder ${describe(reads)}`,
  );
}

async function measureBeside(count: number): Promise<void> {
  const server = await startServer({ THROTTLE: 'off', DEFAULT_PLAN: 'none' }, { cores: CORES });
  try {
    const client = await signIn(server);
    const fileId = await upload(client, join(FILINGS, ASKED));
    const listener = await listen(client);
    const questions = readAllQuestions();
    // Not counted: they compile, and load the index.
    for (const question of questions.slice(0, 10)) await askAndListen(client, listener, { fileId, question });
    const begun = performance.now();
    const uploaders = await startUploaders(server, count);
    const asking = { client, listener, fileId, questions };
    const atOne = await askSteadily(asking, { perSecond: 1, seconds: SECONDS });
    const atTwenty = await askSteadily(asking, { perSecond: 20, seconds: SECONDS });
    const { times, failures } = await uploaders.stop();
    const seconds = (performance.now() - begun) / 1_000;
    const complete = await uploaders.countComplete();
    console.log(`\nBeside ${count} uploaders (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    print(1, atOne);
    print(20, atTwenty);
    if (count > 0)
      console.log(
        `  uploads: ${times.length} in ${seconds.toFixed(0)} s, each ${describe(times)}; ${complete} Complete; ${failures.length} refused ${[...new Set(failures)].join(', ')}`,
      );
    if (count === LIMITS.uploaders) {
      checkLimit(
        `a question a second beside ${count} uploaders, p95`,
        percentile(atOne.answered, 0.95),
        LIMITS.atOne,
        'ms',
      );
      checkLimit(
        `twenty a second beside ${count} uploaders, p95`,
        percentile(atTwenty.answered, 0.95),
        LIMITS.atTwenty,
        'ms',
      );
    }
    listener.close();
  } finally {
    await server.stop();
  }
}

if (hasTestData()) for (const count of UPLOADERS) await measureBeside(count);
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
