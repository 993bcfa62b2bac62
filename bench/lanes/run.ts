import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileItem } from '@recto/contract/library';
import { contract } from '@recto/contract';
import { upload } from '@recto/testing/api';
import { heavyPdf, tinyPdf } from '@recto/testing/pdf';
import { makeScan } from '../../apps/server/src/testing/make-scan.ts';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData } from '../answers/test-data.ts';
import { median } from '../extraction/words.ts';
import { workBare } from '../support/bare.ts';
import { type Client, signIn } from '../support/client.ts';
import { checkLimit } from '../support/figures.ts';
import { askAndListen, hearComplete, type Listener, listen } from '../support/events.ts';

/**
 * How long a short file and a question take beside somebody's long file; `run.ts --rounds 9`. With `--scan` the long file is a
 * scan that OCR reads.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, scan: { type: 'boolean', default: false } },
});
const ROUNDS = Number(values.rounds);
const HEAVY = { pages: 300, pageMs: 350 };
const SHORT_PAGES = 10;
const ASKED = 'BOEING_2017_10K';
const QUESTION = 'What was the total research and development expense in 2017?';
const LIMITS = { shortTimes: 3, questionTimes: 2, questionMs: 500 };

const makePages = (count: number) =>
  Array.from({ length: count }, (_, page) =>
    Array.from(
      { length: 40 },
      (_, line) => `Item ${line + 1} of page ${page + 1} is in store until the end of May.`,
    ),
  );

/** Bytes of their own each time: the same ones would be a duplicate. */
const makeShort = () => tinyPdf(makePages(SHORT_PAGES), randomUUID());

interface LongFile {
  readonly bytes: Buffer;
  /** What it is, to be printed. */
  readonly name: string;
}

const makeLongScan = async (): Promise<LongFile> => ({
  bytes: await makeScan(makePages(HEAVY.pages)),
  name: `${HEAVY.pages} pages of a scan`,
});

/** A file whose pages take about the time wanted on this machine, one after the other in a thread of its own. */
async function makeHeavy(): Promise<LongFile> {
  const measure = async (lines: number) => {
    const pages = 4;
    await workBare(heavyPdf(1, lines));
    return (await workBare(heavyPdf(pages, lines))).extractionMs / pages;
  };
  const trial = 200_000;
  const lines = Math.ceil((trial * HEAVY.pageMs) / (await measure(trial)));
  const pageMs = await measure(lines);
  return { bytes: heavyPdf(HEAVY.pages, lines), name: `${HEAVY.pages} pages of ${pageMs.toFixed(0)} ms` };
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
    ({ type, body }) =>
      type === 'FILE_PROGRESS' &&
      body._id === _id &&
      // Only OCR tells how long it still takes.
      Boolean(values.scan ? body.progress?.eta : body.progress),
  );
  return () => client.api.call(contract.files.get, { params: { id: _id } });
}

async function measureLanes(): Promise<void> {
  const long = await (values.scan ? makeLongScan() : makeHeavy());
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
    const findHeavy = await beginHeavy(owner, long.bytes);
    console.log(
      `  beside ${long.name} of another account: short files, then questions; then short files of the same account`,
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
