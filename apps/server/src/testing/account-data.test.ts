import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { AccountExport } from '@recto/contract/own-account';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';
import { readZip } from '#testing/read-zip.ts';
import { findTraces } from '#testing/traces.ts';

const WAIT = { timeout: 20_000, interval: 50 };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const exportOf = async (person: Person) =>
  AccountExport.parse((await testApp.request('GET', '/auth/account/export', person)).json().result);
const leave = (person: Person, payload: object) =>
  testApp.inject({
    method: 'DELETE',
    url: `${API_BASE}/auth/account`,
    headers: testApp.headers(person),
    payload,
  });
const traces = (...ids: string[]) =>
  findTraces({ database: testApp.installation.database, dataFolder: testApp.dataFolder }, ids);
const accounts = () => testApp.installation.database.root;

describe('taking one’s data along', () => {
  test('gives everything that is one’s own and nothing else', async () => {
    const [person, other] = [await testApp.signUp(), await testApp.signUp()];
    const [mine, theirs] = [await testApp.makeThings(person), await testApp.makeThings(other)];
    await testApp.request('POST', '/send-feedback', person, { text: 'Mine alone', page: '/files' });
    await testApp.request('POST', '/send-feedback', other, { text: 'Not yours' });
    const data = await exportOf(person);
    expect(data.account).toMatchObject({
      userId: person.accountId,
      email: person.email,
      name: 'Adaline',
      lastName: 'Lovelace',
      mfaEnabled: false,
    });
    expect(data.account.identities).toMatchObject([{ issuer: `https://${mine.identityId}.example` }]);
    expect(data.sessions).toMatchObject([{ _id: mine.sessionId, current: false }, { current: true }]);
    expect(data.tokens).toMatchObject([{ _id: mine.tokenId, name: 'Import', scopes: ['read'] }]);
    expect(JSON.stringify(data)).not.toContain(mine.tokenText);
    expect(data.folders.map(({ _id }) => _id)).toEqual([mine.folderId]);
    expect(data.files.map(({ _id }) => _id)).toEqual([mine.fileId]);
    // That of the batch too, which was asked last.
    expect(data.questions.map(({ _id }) => _id)).toEqual([expect.any(String), mine.questionId]);
    expect(data.templates).toMatchObject([{ _id: mine.templateId, questions: ['Who is the owner?'] }]);
    expect(data.batches).toMatchObject([
      { batchId: mine.batchId, templateName: 'Owners', status: 'complete' },
    ]);
    expect(data.questions[0]?.answered).toBe(true);
    expect(data.feedback).toMatchObject([{ text: 'Mine alone', page: '/files' }]);
    const whole = JSON.stringify(data);
    for (const foreign of [...Object.values(theirs), other.accountId, other.email, 'Not yours', 'argon2'])
      expect(whole).not.toContain(foreign);
  });

  test('gives comparisons with their changes, and what was said of them', async () => {
    const person = await testApp.signUp();
    const { _id: fileId } = await testApp.uploadAndWait(person, {
      bytes: tinyPdf([['The owner of this page is Ada.']], randomUUID()),
    });
    const { comparisonId } = await testApp.makeComparison(person, fileId);
    const review = { mark: 'check', note: 'Who keeps it?' };
    await testApp.request('POST', `/compare/${comparisonId}/review/1`, person, review);
    const [comparison] = (await exportOf(person)).comparisons;
    expect(comparison).toMatchObject({ comparisonId, generation: [{ _id: 1, review }] });
  });

  describe('with many answers', () => {
    const COUNT = 650;
    const askMany = async () => {
      const person = await testApp.signUp();
      const { fileId, questionId } = await testApp.makeThings(person);
      // Long answers, several of one instant, some with quotes that look like the end of the list.
      await sql`insert into question (id, account_id, file_set, conversation_id, question, answered_by, answer, created_at,
          completed_at)
        select gen_random_uuid(), account_id, file_set, conversation_id, '"questions":[] ' || number || repeat(' and more', 300),
          answered_by, answer, created_at - (number / 3) * interval '1 second', completed_at
        from question, generate_series(2, ${COUNT}::integer) number where id = ${questionId}`.execute(
        accounts(),
      );
      return { person, fileId };
    };
    const countLeft = (text: string) => text.match(/"answeredBy"/g)?.length ?? 0;
    /** Reads a little, has the questions deleted meanwhile, and reads the rest. */
    const readWhileDeleted = async (url: string, person: Person, fileId: string) => {
      const response = await testApp.inject({
        method: 'GET',
        url,
        headers: testApp.headers(person),
        payloadAsStream: true,
      });
      const chunks: Buffer[] = [];
      for await (const chunk of response.stream()) {
        if (chunks.push(chunk as Buffer) === 1)
          await sql`delete from question where file_set = ${fileId}`.execute(accounts());
      }
      return Buffer.concat(chunks);
    };

    test('holds each of them once, the newest first', async () => {
      const { person } = await askMany();
      const { questions, archive } = await exportOf(person);
      // And that of the batch.
      expect(new Set(questions.map(({ _id }) => _id)).size).toBe(COUNT + 1);
      const times = questions.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().reverse());
      const zip = readZip((await testApp.inject({ method: 'GET', url: archive.url })).rawPayload);
      const text = zip.get('data.json')?.toString() ?? '';
      expect(JSON.parse(text).questions).toEqual(questions);
      expect(text).toBe(JSON.stringify(JSON.parse(text), null, 2));
    });

    test('reads them as it is sent, and never all at once', async () => {
      const { person, fileId } = await askMany();
      const { archive } = await exportOf(person);
      const answer = await readWhileDeleted(`${API_BASE}/auth/account/export`, person, fileId);
      expect(countLeft(answer.toString())).toBeLessThan(COUNT);
      expect(AccountExport.parse(JSON.parse(answer.toString()).result).files).toHaveLength(1);
      const again = await askMany();
      const { archive: other } = await exportOf(again.person);
      const zip = readZip(await readWhileDeleted(other.url, again.person, again.fileId));
      expect(countLeft(zip.get('data.json')?.toString() ?? '')).toBeLessThan(COUNT);
      expect(archive.url).not.toBe(other.url);
    });
  });

  test('comes as a zip with the files as they were uploaded, in their folders', async () => {
    const person = await testApp.signUp();
    const { folderId, fileId } = await testApp.makeThings(person);
    const bytes = tinyPdf([['In a folder.']], randomUUID());
    await testApp.uploadAndWait(person, { folderId, bytes, name: 'same.pdf' });
    const twin = tinyPdf([['Another of that name.']], randomUUID());
    await testApp.uploadAndWait(person, { folderId, bytes: twin, name: 'same.pdf' });
    const data = await exportOf(person);
    const answer = await testApp.inject({
      method: 'GET',
      url: data.archive.url,
      // Parts of something that is being made are not to be had; the whole is.
      headers: { range: 'bytes=0-9' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'none',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''export-[\d-]+\.zip$/),
    });
    expect(answer.headers['content-length']).toBeUndefined();
    const zip = readZip(answer.rawPayload);
    expect([...zip.keys()].sort()).toEqual([
      'data.json',
      'files/Private/same (2).pdf',
      'files/Private/same.pdf',
      'files/tiny.pdf',
    ]);
    expect(zip.get('files/Private/same.pdf')).toEqual(bytes);
    expect(zip.get('files/Private/same (2).pdf')).toEqual(twin);
    const { archive: _, exportedAt: __, sessions: ___, ...same } = data;
    expect(JSON.parse(zip.get('data.json')?.toString() ?? '')).toMatchObject(same);
    // A file that is deleted while the zip is made is left out, and the zip is whole.
    const { files } = await exportOf(person);
    await rm(join(testApp.dataFolder, 'blobs/originals', fileId));
    const later = readZip((await testApp.inject({ method: 'GET', url: data.archive.url })).rawPayload);
    expect(later.size).toBe(files.length);
  });
});

describe('deleting one’s account', () => {
  test('ends every session and socket at once, erases everything, and says so by mail', async () => {
    const person = await testApp.signUp();
    const things = await testApp.makeThings(person);
    await testApp.request('POST', '/send-feedback', person, { text: 'Farewell' });
    const second = await testApp.startSession(person, 'full');
    const neighbour = await testApp.signUp();
    const ofNeighbour = await traces(neighbour.accountId);
    const socket = io(await listen(), { auth: { token: person.AccessToken }, transports: ['websocket'] });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));

    const answer = await leave(person, { password: person.password });
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Your account and everything in it are deleted.',
    ]);
    await cut;
    socket.close();
    for (const AccessToken of [person.AccessToken, second, things.tokenText])
      expect((await testApp.request('GET', '/auth/sessions', { ...person, AccessToken })).statusCode).toBe(
        401,
      );
    const renewed = await testApp.request('POST', '/auth/refresh-token', null, {
      refreshToken: person.RefreshToken,
    });
    expect(renewed.statusCode).toBe(401);
    const wrong = await testApp.request('POST', '/auth/login', null, person);
    expect([wrong.statusCode, wrong.json().result.code]).toEqual([401, 'auth.wrong_credentials']);
    const ids = [person.accountId, person.email, ...Object.values(things)];
    await vi.waitFor(async () => expect(await traces(...ids)).toEqual([]), WAIT);
    expect(await traces(neighbour.accountId)).toEqual(ofNeighbour);
    const mail = await deletedMailTo(person.email);
    expect(mail).toMatch(/Your account at Recto was deleted/);
    // In case it was somebody else.
    expect(mail).toMatch(/When: \w+, \d+ \w+ \d{4} at \d\d:\d\d UTC\r?\nFrom: 127\.0\.0\.1\r?\nWith: /);
  });

  test('leaves the address free, at once', async () => {
    const person = await testApp.signUp();
    expect((await leave(person, { password: person.password })).statusCode).toBe(200);
    // The code of the first time must not be taken for the second one's.
    await deletedMailTo(person.email);
    const outbox = join(testApp.dataFolder, 'outbox');
    for (const name of await readdir(outbox)) await rm(join(outbox, name));
    const again = await testApp.signUp({ email: person.email });
    expect(again.accountId).not.toBe(person.accountId);
    expect((await exportOf(again)).files).toEqual([]);
  });

  test('asks for a proof, and a wrong one deletes nothing', async () => {
    const person = await testApp.signUp();
    const none = await leave(person, {});
    expect([none.statusCode, none.json().result.code]).toEqual([403, 'auth.reauth_needed']);
    const wrong = await leave(person, { password: 'a wrong password' });
    expect([wrong.statusCode, wrong.json().result.code]).toEqual([400, 'auth.password_wrong']);
    expect((await exportOf(person)).account.userId).toBe(person.accountId);
  });

  test('an account without a password needs a sign-in of the last ten minutes', async () => {
    const person = await testApp.signUp();
    const { accountId } = person;
    await accounts()
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', accountId)
      .execute();
    const eleven = new Date(Date.now() - 11 * 60_000);
    await accounts()
      .updateTable('session')
      .set({ created_at: eleven })
      .where('account_id', '=', accountId)
      .execute();
    const stale = await leave(person, { password: person.password });
    expect([stale.statusCode, stale.json().result.code]).toEqual([403, 'auth.reauth_needed']);
    const AccessToken = await testApp.startSession(person, 'full');
    expect((await leave({ ...person, AccessToken }, {})).statusCode).toBe(200);
  });

  test('asked for several times at once happens once; the others are told that nobody is signed in', async () => {
    const person = await testApp.signUp();
    const proof = { password: person.password };
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(person, proof)));
    const codes = answers.map((answer) => answer.json().result?.code ?? 'deleted').sort();
    expect(codes).toEqual([...Array(4).fill('auth.not_signed_in'), 'deleted']);
  });

  test('of the last two administrators one stays', async () => {
    const admins = [await testApp.signUp(), await testApp.signUp()];
    const ids = admins.map(({ accountId }) => accountId);
    await accounts().updateTable('account').set({ role: 'admin' }).where('id', 'in', ids).execute();
    const answers = await Promise.all(admins.map((admin) => leave(admin, { password: admin.password })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.result.code).toBe('account.last_admin');
  });
});

test('feedback is kept, limited, and its text stays out of the log', async () => {
  const person = await testApp.signUp();
  const send = () => testApp.request('POST', '/send-feedback', person, { text: '  Good, mostly. ' });
  const first = await send();
  expect([first.statusCode, first.json().message]).toEqual([201, 'Thank you! Your feedback has been sent.']);
  expect((await exportOf(person)).feedback).toMatchObject([{ text: 'Good, mostly.', page: null }]);
  const empty = await testApp.request('POST', '/send-feedback', person, { text: ' ' });
  expect([empty.statusCode, empty.json().result.fields]).toEqual([
    400,
    { text: 'Please write a few words.' },
  ]);
  for (let more = 1; more < 20; more += 1) expect((await send()).statusCode).toBe(201);
  expect((await send()).statusCode).toBe(429);
});

let listening: Promise<string> | undefined;
const listen = () => (listening ??= testApp.installation.app.listen({ port: 0, host: '127.0.0.1' }));

const deletedMailTo = (email: string) =>
  vi.waitFor(async () => {
    const outbox = join(testApp.dataFolder, 'outbox');
    for (const name of (await readdir(outbox)).sort().reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      if (mail.includes(email) && mail.includes('was deleted')) return mail;
    }
    throw new Error('no mail yet');
  }, WAIT);
