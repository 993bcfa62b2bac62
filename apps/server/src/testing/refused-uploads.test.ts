import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

/** More than the buffers on the way hold, so that some of it is still to come when the answer is given. */
const LARGE_BYTES = 8_000_000;
const BOUNDARY = 'a-boundary';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
/** For an answer that must come; without it a lost one would look like a slow machine. */
const LOST_AFTER_MS = 20_000;

let testApp: TestApp;
let person: Person;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
  await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.installation.app.server.address() as AddressInfo).port;
});
afterAll(() => testApp.close());

const partOf = (header: string, content: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${header}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const fileOf = (bytes: Uint8Array) => partOf('name="file"; filename="a.pdf"', bytes);

interface Sent {
  readonly body: Buffer;
  readonly type?: string;
  readonly agent?: Agent;
}

const post = ({ body, type = FORM, agent }: Sent) =>
  new Promise<{ status: number | undefined; code: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${person.AccessToken}`, 'content-type': type };
    const options = { port, host: '127.0.0.1', path: '/api/v2/files', method: 'POST', headers };
    const sending = request({ ...options, ...(agent ? { agent } : {}) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => (text += more));
      response.on('end', () =>
        resolve({ status: response.statusCode, code: JSON.parse(text).result.code ?? '' }),
      );
    });
    sending.setTimeout(LOST_AFTER_MS, () => sending.destroy(new Error('no answer')));
    sending.on('error', reject);
    sending.end(body);
  });

test('the connection on which an upload is refused serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrongType = Buffer.concat([fileOf(Buffer.alloc(LARGE_BYTES, 1)), END]);
  const nowhere = Buffer.concat([partOf('name="folderId"', randomUUID()), wrongType]);
  for (let round = 0; round < 3; round++) {
    expect(await post({ body: wrongType, agent })).toEqual({ status: 415, code: 'file.type_refused' });
    expect(await post({ body: nowhere, agent })).toEqual({ status: 404, code: 'folder.not_found' });
  }
  agent.destroy();
});

test.each([
  ['without a boundary', 'multipart/form-data', 'anything'],
  ['that is none', FORM, 'anything'],
  ['that ends in its first part', FORM, fileOf(Buffer.alloc(0)).subarray(0, 30).toString()],
])('a form %s is refused as such', async (_what, type, body) => {
  expect(await post({ type, body: Buffer.from(body) })).toEqual({ status: 400, code: 'request.invalid' });
});

test('a field that means something is refused behind the file, not passed over', async () => {
  const pdf = () => fileOf(tinyPdf([['Late fields.']], randomUUID()));
  const late = Buffer.concat([pdf(), partOf('name="lang"', 'de'), END]);
  expect(await post({ body: late })).toEqual({ status: 400, code: 'request.invalid' });
  const harmless = [partOf('name="lang"', ''), partOf('name="whatever"', 'x')];
  expect(await post({ body: Buffer.concat([pdf(), ...harmless, END]) })).toMatchObject({ status: 201 });
});
