import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { LoginResult } from '@recto/contract/accounts';
import { FileItem } from '@recto/contract/library';
import { Question } from '@recto/contract/questions';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import { compose, type Installation, type ComposeOptions } from '#compose.ts';
import { outboxFolder, readConfig } from '#config.ts';
import type { Clock } from '#kernel/clock.ts';
import { type Log, makeLog } from '#kernel/log.ts';
import type { SessionLevel } from '#modules/accounts/index.ts';
import { openTestDatabase } from '#testing/database.ts';
import { tinyPdf } from '@recto/readers/testing';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly accountId: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

interface UploadFields {
  readonly folderId?: string;
  readonly name?: string;
  readonly lang?: string;
  readonly bytes?: Buffer;
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

const WAIT = { timeout: 30_000, interval: 20 };

/** The whole server on a database and in a folder of its own, spoken to as clients do, without a port. */
export async function openTestApp(
  env: Record<string, string> = {},
  log: Log = makeLog('silent'),
  clock: Clock = Date.now,
  room: Pick<ComposeOptions, 'freeSpace'> = {},
) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'recto-test-'));
  const config = readConfig({
    RECTO_DATA: dataFolder,
    TRUST_PROXY: 'true',
    MIN_FREE_MB: '1',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const opened = await openTestDatabase();
  const installation = await compose(config, { ...room, log, clock, database: opened, isAlone: true });
  await installation.startWorking();
  return {
    ...makeClient(installation, outboxFolder(config)),
    installation,
    dataFolder,
    /** Another server on the same database, as several processes on PostgreSQL are; it is the caller's to stop. */
    async openSecond(): Promise<Installation> {
      const appSecret = await readFile(join(dataFolder, 'app-secret'), 'utf8');
      const beside = { ...config, appSecret, dataFolder: join(dataFolder, 'second') };
      const second = await compose(beside, { log, database: opened });
      await second.startWorking();
      return second;
    },
    async close() {
      await installation.stop();
      await opened.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

let lastAddress = 0;
/** Each test person has an address of their own, so that throttles stay on without getting in the way. */
const nextAddress = () =>
  `10.${(++lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;

function makeClient({ app, accounts, database }: Installation, outbox: string) {
  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => app.inject(options);
  const headers = (person: Person) => ({ authorization: `Bearer ${person.AccessToken}` });

  const request = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    person: Person | null,
    payload?: object,
  ) => {
    const forwarded = { 'x-forwarded-for': nextAddress() };
    return inject({
      method,
      url: API_BASE + path,
      headers: person ? { ...headers(person), ...forwarded } : forwarded,
      ...(payload ? { payload } : {}),
    });
  };

  const readCode = (email: string) =>
    vi.waitFor(async () => {
      for (const name of (await readdir(outbox)).sort().reverse()) {
        const mail = await readFile(join(outbox, name), 'utf8');
        const code = /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0];
        if (mail.includes(email) && code) return code;
      }
      throw new Error(`no code for ${email}`);
    }, WAIT);

  const signUp = async ({
    email = `${randomUUID()}@people.example`,
  }: {
    readonly email?: string;
  } = {}): Promise<Person> => {
    const password = 'a long enough password';
    const names = { name: 'Adaline', lastName: 'Lovelace' };
    const created = await request('POST', '/auth/signup', null, {
      email,
      password,
      ...names,
      termsAndConditionsAccepted: '1',
    });
    expect(created.statusCode).toBe(201);
    const verified = await request('POST', '/auth/verify-email', null, {
      email,
      code: await readCode(email),
    });
    expect(verified.statusCode).toBe(200);
    const login = LoginResult.parse(
      (await request('POST', '/auth/login', null, { email, password })).json().result,
    );
    const accountId = login.UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? '';
    return { email, password, accountId, ...login.AuthenticationResult };
  };

  const upload = (
    person: Person,
    {
      name = 'tiny.pdf',
      bytes = tinyPdf([['A tiny document.']], randomUUID()),
      ...fields
    }: UploadFields = {},
  ) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return inject({ method: 'POST', url: `${API_BASE}/files`, headers: headers(person), payload: form });
  };

  const getFile = async (person: Person, id: string) =>
    FileItem.parse((await request('GET', `/files/${id}`, person)).json().result);

  /** Uploads a file and waits until its processing has ended, well or not. */
  const uploadAndWait = async (person: Person, fields?: UploadFields): Promise<FileItem> => {
    const { _id } = FileItem.parse((await upload(person, fields)).json().result);
    return vi.waitFor(async () => {
      const file = await getFile(person, _id);
      expect(['complete', 'failed']).toContain(file.status);
      return file;
    }, WAIT);
  };

  const askAndWait = async (person: Person, fileId: string, question: string): Promise<Question> => {
    const asked = (await request('POST', '/qna/ask', person, { fileId, question })).json().result
      .questions[0];
    return vi.waitFor(async () => {
      const { result } = (await request('GET', `/history/id/${asked._id}`, person)).json();
      const answered = Question.parse(result.questions[0]);
      expect(answered.completed).toBe(true);
      return answered;
    }, WAIT);
  };

  return {
    inject,
    headers,
    request,
    readCode,
    signUp,
    upload,
    uploadAndWait,
    askAndWait,
    getFile,
    /** A session of any level, as only the server itself can start one; gives its access token. */
    startSession: async (person: Person, level: SessionLevel): Promise<string> =>
      (await database.transaction((trx) => accounts.startSession(trx, person.accountId, level))).accessToken,
    /** One of everything that an account can own. */
    async makeThings(person: Person) {
      const folder = (await request('POST', '/folders', person, { name: 'Private' })).json().result;
      const file = await uploadAndWait(person, {
        bytes: tinyPdf([['The owner of this page is Ada.']], randomUUID()),
      });
      const question = await askAndWait(person, file._id, 'Who is the owner of this page?');
      // Linking one takes an OpenID provider; there is none here.
      const identityId = randomUUID();
      await database.root
        .insertInto('sso_identity')
        .values({
          id: identityId,
          account_id: person.accountId,
          issuer: `https://${identityId}.example`,
          subject: identityId,
          linked_at: new Date(),
        })
        .execute();
      const { sessionId } = await database.transaction((trx) =>
        accounts.startSession(trx, person.accountId, 'full'),
      );
      return {
        folderId: folder._id as string,
        fileId: file._id,
        questionId: question._id,
        identityId,
        sessionId,
      };
    },
  };
}
