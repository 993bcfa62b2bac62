import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { API_BASE } from '@recto/contract';
import type { InjectOptions } from 'fastify';
import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { pino } from 'pino';
import type { Database } from '#kernel/database.ts';
import type { JobHandler, JobQueue } from '#kernel/define-job.ts';
import { makeDownloads } from '#kernel/downloads.ts';
import type { Mail } from '#kernel/mail.ts';
import { makeServer } from '#kernel/server.ts';
import {
  type AccountsDeps,
  type AccountSettings,
  makeAccounts,
  type Passwords,
} from '#modules/accounts/index.ts';
import { makeAudit } from '#modules/audit/index.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestDatabase } from '#testing/database.ts';

const START = Date.UTC(2026, 10, 21, 12);

export const accountSettings: AccountSettings = {
  secret: 'a secret of the tests, long enough to derive keys from',
  signup: 'open',
  signupDomains: [],
  productName: 'Recto',
  publicUrl: 'http://localhost:3000',
  throttle: 'on',
  unconfirmedDays: 30,
  outboxDays: 30,
  defaultPlan: 'FREE',
};

export interface Form {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly lastName: string;
}

export interface CallFrom {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly ip?: string;
  readonly token?: string;
  readonly userAgent?: string;
}

/** The accounts module behind HTTP, on a database of its own, with a clock that tests move and cheap password hashes. */
export async function openAccountsTestApp(
  settings: Partial<AccountSettings> = {},
  more: Partial<AccountsDeps> = {},
) {
  const opened = await openTestDatabase();
  const counted = countQueries(opened.database);
  const passwords = countHashes(more.passwords ?? makeCheapPasswords());
  const time = { now: START };
  const clock = () => time.now;
  const queue = await makeQueue(counted.database, clock);
  const mails: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => void mails.push(mail),
    close: async () => {},
  };
  const logLines: string[] = [];
  const log = pino({ level: 'trace' }, collect(logLines));
  const accounts = makeAccounts({
    database: counted.database,
    audit: makeAudit({ database: counted.database, clock }).api,
    jobs: queue.jobs,
    mailer,
    clock,
    log,
    settings: { ...accountSettings, ...settings },
    downloads: makeDownloads(accountSettings.secret, clock),
    eraseAccount: async () => {},
    exportFor: async () => ({ parts: {} }),
    ...more,
    passwords,
  });
  const app = await makeServer(
    {
      productName: 'Recto',
      trustProxy: false,
      floodGuard: false,
      behindTls: false,
      webFolder: '/nowhere',
      chatWidgetOrigin: null,
    },
    log,
  );
  for (const mount of accounts.routes) mount(app, accounts.api.authenticateCall);

  /** Each call comes from an address of its own unless it is given one, so that throttles do not mix tests up. */
  const call = async (path: string, body?: object, from: CallFrom = {}) => {
    const { method = 'POST', ip = anyIp(), token, userAgent } = from;
    const response = await app.inject({
      method,
      url: `${API_BASE}${path}`,
      remoteAddress: ip,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const sendMails = () => queue.work(accounts.jobs);
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email.normalize('NFC').toLowerCase());
  const codeFor = async (email: string): Promise<string> => {
    await sendMails();
    const code = /^\d{6}$/m.exec(mailsTo(email).at(-1)?.text ?? '')?.[0];
    if (!code) throw new Error(`no code was mailed to ${email}`);
    return code;
  };
  const signUp = (form: Form, ip?: string) =>
    call('/auth/signup', { ...form, termsAndConditionsAccepted: '1' }, ip === undefined ? {} : { ip });
  const addPerson = async (more: Partial<Form> = {}): Promise<Form> => {
    const form = makeForm(more);
    await signUp(form);
    await call('/auth/verify-email', { email: form.email, code: await codeFor(form.email) });
    return form;
  };
  const logIn = (form: Pick<Form, 'email' | 'password'>, more: { rememberMe?: boolean } = {}, ip?: string) =>
    call(
      '/auth/login',
      { email: form.email, password: form.password, ...more },
      ip === undefined ? {} : { ip },
    );

  return {
    accounts,
    addPerson,
    advance: (seconds: number) => void (time.now += seconds * 1000),
    call,
    clock,
    close: async () => {
      await app.close();
      await opened.close();
    },
    codeFor,
    database: opened.database,
    logIn,
    logLines,
    mailsTo,
    queries: counted.queries,
    hashes: passwords.counts,
    inject: (options: InjectOptions) => app.inject(options),
    queue,
    sendMails,
    signUp,
  };
}
export type AccountsTestApp = Awaited<ReturnType<typeof openAccountsTestApp>>;

export function makeForm(more: Partial<Form> = {}): Form {
  const email = `${randomUUID()}@example.org`;
  return { email, password: 'correct horse battery', name: 'Augusta', lastName: 'Lovelace', ...more };
}

let lastIp = 0;
export function anyIp(): string {
  lastIp += 1;
  return `10.${(lastIp >> 16) & 255}.${(lastIp >> 8) & 255}.${lastIp & 255}`;
}

const collect = (lines: string[]) =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });

/** The same database, noting the SQL of each statement it is given. */
function countQueries(database: Database) {
  const queries: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted: Database = {
    root: database.root.withPlugin(plugin),
    transaction: (work) => database.transaction((trx) => work(trx.withPlugin(plugin))),
    inBackground: database.inBackground,
  };
  return { database: counted, queries };
}

function countHashes(passwords: Passwords) {
  const counts = { hash: 0, verify: 0 };
  return {
    ...passwords,
    counts,
    hash(password: string) {
      counts.hash += 1;
      return passwords.hash(password);
    },
    verify(stored: string | null, password: string) {
      counts.verify += 1;
      return passwords.verify(stored, password);
    },
  };
}

interface WaitingJob {
  readonly id: number;
  readonly name: string;
  readonly payload: unknown;
}

/** A queue in a table of the same database, worked off only when a test says so. */
async function makeQueue({ root }: Database, clock: () => number) {
  await sql`create table waiting_job (id bigserial primary key, name text not null, key text unique,
    payload jsonb not null, due timestamptz not null)`.execute(root);
  const jobs: JobQueue = {
    async enqueue(trx, job, payload, options = {}) {
      const due = new Date(clock() + (options.startAfter ?? 0) * 1000);
      const key = job.options.singleton ? `${job.name}:${job.options.singleton(payload)}` : null;
      await sql`insert into waiting_job (name, key, payload, due)
        values (${job.name}, ${key}, ${JSON.stringify(payload)}::jsonb, ${due}) on conflict (key) do nothing`.execute(
        trx,
      );
    },
  };
  const waiting = async (): Promise<readonly WaitingJob[]> =>
    (
      await sql<WaitingJob>`select id, name, payload from waiting_job where due <= ${new Date(clock())} order by id`.execute(
        root,
      )
    ).rows;
  const log = pino({ level: 'silent' });
  const work = async (handlers: readonly JobHandler[], lastAttempt = false): Promise<void> => {
    for (const { id, name, payload } of await waiting()) {
      const handler = handlers.find((each) => each.name === name);
      if (!handler) throw new Error(`nobody handles ${name}`);
      const context = { id: String(id), signal: new AbortController().signal, log, lastAttempt };
      await handler.handle(payload, context);
      await sql`delete from waiting_job where id = ${id}`.execute(root);
    }
  };
  return { jobs, waiting, work };
}
