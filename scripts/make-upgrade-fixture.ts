// node scripts/make-upgrade-fixture.ts <name> [folder of a checkout]
//
// Makes the data that `apps/server/src/testing/upgrade.test.ts` upgrades: runs the product of that checkout on PostgreSQL,
// works with it over HTTP as a person does, and keeps what it leaves as a logical dump with its blobs, beside what its calls
// answered. It speaks to any version, so it knows paths only and leaves out what a version does not offer.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startPostgres } from '../apps/server/src/testing/postgres.ts';
import {
  FIXTURES_FOLDER,
  type Kept,
  FIXTURE_PERSON,
  FIXTURE_SECRET,
} from '../apps/server/src/testing/upgrade-fixtures.ts';

const [name = '', checkout = path.resolve(import.meta.dirname, '..')] = process.argv.slice(2);
if (!/^[\w.-]+$/.test(name)) throw new Error('Give the fixture a name: the commit that makes the data.');

const BASE = '/api/v2';
const NOTES = `Minutes of the meeting of 3 March 2025

The delivery of the new scanners is due on 14 April 2025.
Anna Berg pays the deposit of 1,200 pounds by the end of March.
`;

type Json = Record<string, unknown>;

/** One account's calls; throws where a call fails. */
class Calls {
  readonly #url: string;
  token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async call<T = Json>(method: string, route: string, body?: Json | FormData): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#url + BASE + route, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const { result, message } = (await response.json()) as { result: T; message: string };
    if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${message}`);
    return result;
  }

  /** Asks until the answer is as it should be. */
  async until<T>(ask: () => Promise<T | undefined>): Promise<T> {
    for (let tries = 0; tries < 600; tries += 1) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      await wait(200);
    }
    throw new Error('It takes too long.');
  }
}

const postgres = await startPostgres();
const dataFolder = mkdtempSync(path.join(tmpdir(), 'recto-fixture-'));
try {
  const server = await startServer();
  const kept = await work(server.url).finally(async () => {
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
  });
  keep(kept);
} finally {
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function startServer() {
  const env = {
    ...process.env,
    PORT: '0',
    RECTO_DATA: dataFolder,
    DATABASE_URL: postgres.url('postgres'),
    APP_SECRET: FIXTURE_SECRET,
    LOG_LEVEL: 'warn',
    THROTTLE: 'off',
    MIN_FREE_MB: '1',
    DEFAULT_PLAN: 'none',
  };
  const main = path.join(checkout, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, ['--wasm-inlining-call-indirect', main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = Promise.withResolvers<string>();
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    const url = /ready at (\S+)/.exec(printed)?.[1];
    if (url) ready.resolve(url);
  });
  child.once('exit', () => ready.reject(new Error(`The server has not started: ${printed}`)));
  return { child, url: await ready.promise };
}

/** The journey of the account. */
async function work(url: string): Promise<Kept> {
  const calls = new Calls(url);
  const offered = Object.keys(
    ((await (await fetch(`${url}${BASE}/openapi.json`)).json()) as { paths: Json }).paths,
  );
  const has = (route: string) => offered.some((one) => one.endsWith(route));
  await signUp(calls);
  const folder = await calls.call('POST', '/folders', { name: 'Contracts' });
  const sample = path.join(checkout, 'apps/server/sample');
  const upload = async (fileName: string, bytes: Buffer, folderId = '') => {
    const form = new FormData();
    form.set('folderId', folderId);
    form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
    const { _id } = await calls.call<{ _id: string }>('POST', '/files', form);
    return calls.until(async () => {
      const file = await calls.call('GET', `/files/${_id}`);
      if (file['status'] === 'failed') throw new Error(`${fileName} has failed: ${JSON.stringify(file)}`);
      return file['status'] === 'complete' ? file : undefined;
    });
  };
  const ofSample = (fileName: string) => readFileSync(path.join(sample, fileName));
  const earlier = await upload(
    'Services agreement v1.pdf',
    ofSample('Services agreement v1.pdf'),
    String(folder['_id']),
  );
  const later = await upload('Services agreement v2.pdf', ofSample('Services agreement v2.pdf'));
  // Plain text came later than PDF.
  const notes = has('/documentDetail/{id}')
    ? await upload('Minutes.txt', Buffer.from(NOTES)).catch(() => null)
    : null;
  const files = [earlier, later, ...(notes ? [notes] : [])];
  const ask = async (file: Json, question: string) => {
    const { questions } = await calls.call<{ questions: Json[] }>('POST', '/qna/ask', {
      fileId: file['_id'],
      question,
    });
    return calls.until(async () => {
      const found = await calls.call<{ questions: Json[] }>('GET', `/history/id/${questions[0]?.['_id']}`);
      return found.questions[0]?.['completed'] ? found.questions[0] : undefined;
    });
  };
  const questions = [
    await ask(earlier, 'When is the service desk open?'),
    await ask(earlier, 'How often does the service manager meet the customer?'),
    await ask(later, 'What is the colour of the warehouse?'),
    ...(notes ? [await ask(notes, 'When is the delivery of the scanners due?')] : []),
  ];
  const [first] = questions;
  if (has('/qna/review/{answerId}')) {
    await calls.call('POST', `/qna/review/${first?.['_id']}`, {
      mark: 'accepted',
      note: 'Seen in the original.',
      ...(first?.['kind'] === 'closest' && { claim: 0 }),
    });
    const read = await calls.call<{ questions: Json[] }>('GET', `/history/id/${first?.['_id']}`);
    questions[0] = read.questions[0] ?? {};
  }
  const more = await workFurther(calls, has, { earlier, later });
  more['/folders/user'] = await calls.call('GET', '/folders/user');
  const contexts = await calls.call('GET', `/qna/context/${first?.['_id']}`);
  return { files, questions, contexts, more };
}

/** What came later: batches, comparisons, translations; the answers to the calls that show them. */
async function workFurther(
  calls: Calls,
  has: (route: string) => boolean,
  { earlier, later }: { readonly earlier: Json; readonly later: Json },
): Promise<Json> {
  const more: Json = {};
  if (has('/qna/batch')) {
    const template = await calls.call('POST', '/qna-template', {
      name: 'Basics',
      questions: ['When does the agreement begin?', 'How much notice is needed to end the agreement?'],
    });
    const { batchId } = await calls.call<{ batchId: string }>('POST', '/qna/batch', {
      fileIds: [earlier['_id'], later['_id']],
      templateId: template['_id'],
    });
    await calls.until(async () => {
      const batch = await calls.call<Json & { summary: { completed: boolean } | null }>(
        'GET',
        `/qna/batch/${batchId}`,
      );
      return batch['status'] !== 'running' && batch.summary?.completed ? batch : undefined;
    });
    for (const route of [
      `/qna-template/template-id/${template['_id']}`,
      `/qna/batch/${batchId}`,
      `/history/list-meta/batch/all?batchId=${batchId}`,
    ])
      more[route] = await calls.call('GET', route);
  }
  if (has('/compare/files')) {
    const { comparisonId } = await calls.call<{ comparisonId: string }>('POST', '/compare/files', {
      fileIds: [earlier['_id'], later['_id']],
    });
    const comparison = `/compare/${comparisonId}`;
    await calls.until(async () =>
      (await calls.call('GET', comparison))['status'] === 'running' ? undefined : true,
    );
    const { items } = await calls.call<{ items: Json[] }>('GET', `${comparison}/changes`);
    await calls.call('POST', `${comparison}/review/${items[0]?.['_id']}`, {
      mark: 'check',
      note: 'Ask them.',
    });
    for (const route of [comparison, `${comparison}/changes`, `${comparison}/rows`])
      more[route] = await calls.call('GET', route);
  }
  if (has('/translate/{id}/segments')) {
    const body = { fileId: later['_id'], source: 'en', target: 'de' };
    const { _id } = await calls.call<{ _id: string }>('POST', '/translate', body);
    await calls.until(async () =>
      (await calls.call('GET', `/translate/${_id}`))['status'] === 'running' ? undefined : true,
    );
    more[`/translate/${_id}/segments`] = await calls.call('GET', `/translate/${_id}/segments`);
  }
  return more;
}

async function signUp(calls: Calls): Promise<void> {
  const { email, password } = FIXTURE_PERSON;
  const names = { name: 'Adaline', lastName: 'Lovelace' };
  await calls.call('POST', '/auth/signup', { email, password, ...names, termsAndConditionsAccepted: '1' });
  const outbox = path.join(dataFolder, 'outbox');
  const code = await calls.until(async () => {
    const [mail] = (existsSync(outbox) ? readdirSync(outbox) : []).filter((file) => file.endsWith('.eml'));
    return (
      mail &&
      /\b\d{6}\b/.exec(readFileSync(path.join(outbox, mail), 'utf8').split('\r\n\r\n').slice(1).join())?.[0]
    );
  });
  await calls.call('POST', '/auth/verify-email', { email, code });
  const login = await calls.call<{ AuthenticationResult: { AccessToken: string } }>('POST', '/auth/login', {
    email,
    password,
  });
  calls.token = login.AuthenticationResult.AccessToken;
}

function keep(kept: Kept): void {
  const target = path.join(FIXTURES_FOLDER, name);
  rmSync(target, { recursive: true, force: true });
  cpSync(path.join(dataFolder, 'blobs'), path.join(target, 'blobs'), { recursive: true });
  const bin = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const dump = execFileSync(
    path.join(bin, 'pg_dump'),
    [
      '--inserts',
      '--rows-per-insert=200',
      '--no-owner',
      '--no-privileges',
      '--dbname',
      postgres.url('postgres'),
    ],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  // Orders to psql, which is not what restores it.
  const sql = dump
    .split('\n')
    .filter((line) => !/^\\(un)?restrict /.test(line))
    .join('\n');
  writeFileSync(path.join(target, 'database.sql.gz'), gzipSync(sql, { level: 9 }));
  writeFileSync(path.join(target, 'kept.json'), `${JSON.stringify(kept, null, 1)}\n`);
  console.log(`${target}: ${Math.round(gzipSync(sql).length / 1000)} kB of rows, beside its blobs`);
}
