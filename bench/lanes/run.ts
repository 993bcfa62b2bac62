import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileItem } from '@recto/contract/library';
import { contract } from '@recto/contract';
import { upload } from '@recto/testing/api';
import { heavyPdf, tinyPdf } from '@recto/testing/pdf';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { median } from '../extraction/words.ts';
import { workBare } from '../support/bare.ts';
import { type Client, signIn } from '../support/client.ts';
import { checkLimit } from '../support/figures.ts';
import { askAndListen, hearComplete, type Listener, listen } from '../support/events.ts';

/** How long a short file and a question take beside somebody's long file; `run.ts 9` for nine rounds. */
const ROUNDS = Number(process.argv[2] ?? 5);
const HEAVY = { pages: 300, pageMs: 350 };
const SHORT_PAGES = 10;
const ASKED = 'BOEING_2017_10K';
const QUESTION = 'What was the total research and development expense in 2017?';
const LIMITS = { shortTimes: 3, questionTimes: 2, questionMs: 500 };

/** Bytes of their own each time: the same ones would be a duplicate. */
const makeShort = () => {
  const lines = (page: number) =>
    Array.from(
      { length: 40 },
      (_, line) => `Item ${line + 1} of page ${page} is in store until the end of May.`,
    );
  return tinyPdf(
    Array.from({ length: SHORT_PAGES }, (_, page) => lines(page + 1)),
    randomUUID(),
  );
};

/** A file whose pages take about the time wanted on this machine, one after the other in a thread of its own. */
async function makeHeavy(): Promise<{ bytes: Buffer; pageMs: number }> {
  const measure = async (lines: number) => {
    const pages = 4;
    await workBare(heavyPdf(1, lines));
    return (await workBare(heavyPdf(pages, lines))).extractionMs / pages;
  };
  const trial = 200_000;
  const lines = Math.ceil((trial * HEAVY.pageMs) / (await measure(trial)));
  return { bytes: heavyPdf(HEAVY.pages, lines), pageMs: await measure(lines) };
}

interface Person {
  readonly client: Client;
  readonly listener: Listener;
}

async function makePerson(server: RunningServer): Promise<Person> {
  const client = await signIn(server);
  return { client, listener: await listen(client) };
}

async function timeUpload({ client, listener }: Person, bytes: Buffer): Promise<number> {
  const start = Date.now();
  const { _id } = await upload(client.api, { name: 'short.pdf', content: bytes });
  return (await hearComplete(listener, _id)) - start;
}

async function repeat(what: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await what());
  console.log(`    ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  return median(times);
}

/** Uploads the long file and waits until some of its pages are there. */
async function beginHeavy({ client, listener }: Person, bytes: Buffer): Promise<() => Promise<FileItem>> {
  const { _id } = await upload(client.api, { name: 'long.pdf', content: bytes });
  await listener.wait(
    ({ type, body }) => type === 'FILE_PROGRESS' && body._id === _id && Boolean(body.progress),
  );
  return () => client.api.call(contract.files.get, { params: { id: _id } });
}

async function measureLanes(): Promise<void> {
  const heavy = await makeHeavy();
  const server = await startServer({ THROTTLE: 'off', DEFAULT_PLAN: 'none' });
  try {
    const [owner, other] = [await makePerson(server), await makePerson(server)];
    const asked = await upload(other.client.api, {
      name: `${ASKED}.pdf`,
      content: readFileSync(join(TEST_DATA, `filings/${ASKED}.pdf`)),
    });
    await hearComplete(other.listener, asked._id);
    const ask = () => askAndListen(other.client, other.listener, { fileId: asked._id, question: QUESTION });
    // The first of each is not counted: it compiles, and loads the index.
    await ask();
    await timeUpload(other, makeShort());

    console.log('  nothing else under way: short files, then questions');
    const idle = {
      short: await repeat(() => timeUpload(other, makeShort())),
      question: await repeat(ask),
    };
    const findHeavy = await beginHeavy(owner, heavy.bytes);
    console.log(
      `  beside ${HEAVY.pages} pages of ${heavy.pageMs.toFixed(0)} ms of another account: short files, then questions; then short files of the same account`,
    );
    const beside = {
      short: await repeat(() => timeUpload(other, makeShort())),
      question: await repeat(ask),
      own: await repeat(() => timeUpload(owner, makeShort())),
    };
    const { status, progress } = await findHeavy();
    if (status !== 'processing') throw new Error('the long file was over too soon');
    console.log(`  the long file is at page ${progress?.page} of ${progress?.of}\n`);
    const limit = Math.max(LIMITS.questionTimes * idle.question, LIMITS.questionMs);
    checkLimit(
      `${SHORT_PAGES} pages of another account, 3 × idle`,
      beside.short,
      LIMITS.shortTimes * idle.short,
      'ms',
    );
    checkLimit('a question, 2 × idle or 500 ms', beside.question, limit, 'ms');
    checkLimit(
      `${SHORT_PAGES} pages of the same account, 3 × idle`,
      beside.own,
      LIMITS.shortTimes * idle.short,
      'ms',
    );
    owner.listener.close();
    other.listener.close();
  } finally {
    await server.stop();
  }
}

if (hasTestData()) await measureLanes();
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
