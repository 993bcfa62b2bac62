import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upload } from '@recto/testing/api';
import { startServer } from '../../e2e/support/server.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { median } from '../extraction/words.ts';
import { workBare } from '../support/bare.ts';
import { signIn } from '../support/client.ts';
import { checkLimit } from '../support/figures.ts';
import { hearComplete, listen } from '../support/events.ts';
import { delaysOfStages } from './stage-delays.ts';

/** From the first byte of an upload to Complete, beside the bare work, by turns; `run.ts 5` for five rounds. */
/** None of their pages goes through OCR, which the bare work leaves out. */
const FILES = ['BOEING_2017_10K', 'JPMORGAN_2023Q2_10Q'];
const ROUNDS = Number(process.argv[2] ?? 3);
const LIMITS = { times: 2, andMs: 1_000, eventMs: 500 };

/** An account of its own for each, as the same bytes again would be a duplicate. */
async function measureUpload(server: Awaited<ReturnType<typeof startServer>>, name: string, bytes: Buffer) {
  const client = await signIn(server);
  const listener = await listen(client);
  const start = Date.now();
  const { _id } = await upload(client.api, {
    name: `${name}.pdf`,
    content: new Blob([new Uint8Array(bytes)]),
  });
  const completeMs = (await hearComplete(listener, _id)) - start;
  listener.close();
  return { completeMs, delays: delaysOfStages(listener.heard, _id) };
}

async function measureFile(server: Awaited<ReturnType<typeof startServer>>, name: string): Promise<number[]> {
  const bytes = readFileSync(join(TEST_DATA, `filings/${name}.pdf`));
  // The first of each is not counted below: it compiles.
  const { pages } = await workBare(bytes);
  const first = await measureUpload(server, name, bytes);
  console.log(`\n${name}: ${pages.length} pages`);
  console.log(`  first upload ${first.completeMs.toFixed(0)} ms`);
  const rounds: { bareMs: number; completeMs: number }[] = [];
  const delays = [...first.delays];
  for (let round = 0; round < ROUNDS; round++) {
    const { extractionMs, indexingMs } = await workBare(bytes);
    const upload = await measureUpload(server, name, bytes);
    const bareMs = extractionMs + indexingMs;
    rounds.push({ bareMs, completeMs: upload.completeMs });
    delays.push(...upload.delays);
    console.log(
      `  upload to Complete ${upload.completeMs.toFixed(0)} ms; bare extraction ${extractionMs.toFixed(0)} ms, indexing ${indexingMs.toFixed(0)} ms; ${(upload.completeMs / bareMs).toFixed(2)} times as long`,
    );
  }
  const middle = (key: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[key]));
  checkLimit(
    `${name}, upload to Complete, 2 × bare work + 1 s`,
    middle('completeMs'),
    LIMITS.times * middle('bareMs') + LIMITS.andMs,
    'ms',
  );
  return delays;
}

async function measurePipeline(): Promise<void> {
  const server = await startServer({ THROTTLE: 'off', DEFAULT_PLAN: 'none' });
  try {
    const delays: number[] = [];
    for (const name of FILES) delays.push(...(await measureFile(server, name)));
    console.log(
      `\n${delays.length} stages and progresses, half of them within ${median(delays).toFixed(0)} ms`,
    );
    checkLimit('events, from the change to the client, at most', Math.max(...delays), LIMITS.eventMs, 'ms');
  } finally {
    await server.stop();
  }
}

if (hasTestData()) await measurePipeline();
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
