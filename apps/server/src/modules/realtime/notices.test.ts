import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { ServerEvent } from '@recto/contract/events';
import { ask, makeTemplate } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import { TaskError, type TaskRunner } from '#kernel/define-task.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const WAIT = { timeout: 30_000, interval: 50 };
const BROKEN = 'What is the notice period?';

let isTooLong = false;

/** Runs tasks as the pool does, and gives up comparing where a test says so. */
const limitComparing = <Pool extends TaskRunner>(pool: Pool): Pool => ({
  ...pool,
  run: (task, payload, options) =>
    isTooLong && task.name === 'compare-files'
      ? Promise.reject(new TaskError('timeout', 'planted'))
      : pool.run(task, payload, options),
});

let testApp: TestApp;
let person: Person;
let url: string;
const events: ServerEvent[] = [];
const others: ServerEvent[] = [];
const sockets: Socket[] = [];

async function listen(who: Person, into: ServerEvent[]) {
  const socket = io(url, {
    auth: { token: who.AccessToken },
    forceNew: true,
    transports: ['websocket'],
  });
  sockets.push(socket);
  socket.on('events', (event: ServerEvent) => into.push(event));
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
}

beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules: (add, deps) =>
      addProductModules(add, {
        ...deps,
        passwords: makeCheapPasswords(),
        tasks: limitComparing(deps.tasks),
        answerer: {
          ...deps.answerer,
          async draft(request) {
            if (request.question === BROKEN) throw new Error('planted');
            return deps.answerer.draft(request);
          },
        },
      }),
  });
  url = await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' });
  person = await testApp.signUp();
  await listen(person, events);
  await listen(await testApp.signUp(), others);
});
afterAll(async () => {
  for (const one of sockets) one.disconnect();
  await testApp.close();
  // Everything above was about one account.
  expect(others).toEqual([]);
});

const api = () => testApp.apiOf(person);
const upload = async (name = 'terms.pdf') =>
  (await testApp.uploadAndWait(person, { name, bytes: tinyPdf([['Invoices fall due.']], randomUUID()) }))._id;
const startBatch = async (question: string, name: string) => {
  const { _id: templateId } = await makeTemplate(api(), { name, questions: [question] });
  return (await api().call(contract.batches.start, { body: { fileIds: [await upload()], templateId } }))
    .batchId;
};
/** What was told about one thing, once it was. */
const toldOf = (about: object) =>
  vi.waitFor(() => {
    const told = events.filter(
      ({ type, body }) =>
        (type === 'NOTIFY_USER' || type === 'error_response') &&
        JSON.stringify(body.about) === JSON.stringify(about),
    );
    expect(told).toHaveLength(1);
    return { type: told[0]?.type, message: told[0] && 'message' in told[0].body && told[0].body.message };
  }, WAIT);

test('the end of a batch and of a comparison is told to the one whose they are', async () => {
  const batchId = await startBatch('When do invoices fall due?', 'Payment terms');
  expect(await toldOf({ batchId })).toEqual({
    type: 'NOTIFY_USER',
    message: 'The batch “Payment terms” is complete: 1 question asked of 1 file.',
  });
  const comparisonId = await testApp.compareAndWait(person, [await upload('a.pdf'), await upload('b.pdf')]);
  expect(await toldOf({ comparisonId })).toEqual({
    type: 'NOTIFY_USER',
    message: expect.stringMatching(/^“a\.pdf” and “b\.pdf” are compared: \d+ changes?\.$/),
  });
});

test('what has failed for good is told as an error', async () => {
  const [fileId, batchId] = [await upload(), await startBatch(BROKEN, 'Broken')];
  const { _id: questionId } = await ask(api(), fileId, BROKEN);
  const damaged = await testApp.uploadAndWait(person, {
    name: 'damaged.pdf',
    bytes: Buffer.from(`%PDF-1.7\n${randomUUID()}`),
  });
  isTooLong = true;
  const comparisonId = await testApp.compareAndWait(person, [await upload('a.pdf'), await upload('b.pdf')]);
  const error = (message: RegExp) => ({ type: 'error_response', message: expect.stringMatching(message) });
  expect(await toldOf({ fileId: damaged._id })).toEqual(error(/^“damaged\.pdf” could not be read\. ./));
  expect(await toldOf({ comparisonId })).toEqual(error(/^“a\.pdf” and “b\.pdf” could not be compared\. ./));
  expect(await toldOf({ fileId, questionId })).toEqual(
    error(/^“What is the notice period\?” could not be answered\. ./),
  );
  expect(await toldOf({ batchId })).toEqual(
    error(/^The batch “Broken” failed: no question could be worked out\.$/),
  );
});
