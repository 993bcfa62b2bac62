import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeWatchSize } from '#modules/library/watch-size.ts';
import { testEngine } from '#testing/database.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

const BYTES = 1_000;

let testApp: TestApp;
let person: Person;
const lines: string[] = [];
const toldByServer = () => lines.filter((line) => line.includes('the embedded database'));
beforeAll(async () => {
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  testApp = await openTestApp({}, pino({ level: 'warn' }, destination));
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const root = () => testApp.installation.database.root;
/** As many files as told, each of the same size, as rows without bytes. */
const setFiles = async (count: number) => {
  await sql`delete from file`.execute(root());
  await sql`insert into file (id, account_id, name, type, size, lang, hash, status, stages_completed, created_at, updated_at)
    select gen_random_uuid(), ${person.accountId}::uuid, 'row.pdf', 'PDF', ${BYTES}::bigint, 'en', ${randomUUID()} || n, 'complete', 6,
      now(), now() from generate_series(1, ${count}::integer) as n`.execute(root());
};
beforeEach(() => setFiles(0));

test.each([
  ['files', { files: 10, bytes: 1_000_000 }],
  ['bytes', { files: 1_000_000, bytes: 10 * BYTES }],
])(
  'eight tenths of the %s are told once, being beyond them once more, and both again after a fall',
  async (_what, sizeLimits) => {
    const warn = vi.fn();
    const watch = makeWatchSize({ database: testApp.installation.database, log: { warn }, sizeLimits });
    const told: [count: number, said: string | undefined][] = [];
    for (const count of [7, 8, 9, 10, 11, 12, 9, 7, 8, 11]) {
      await setFiles(count);
      await watch();
      told.push([count, /nearly as large|larger/.exec(warn.mock.calls.at(-1)?.[1] ?? '')?.[0]]);
      warn.mockClear();
    }
    const none = undefined;
    expect(told).toEqual([
      [7, none],
      [8, 'nearly as large'],
      [9, none],
      [10, none],
      [11, 'larger'],
      [12, none],
      [9, none],
      [7, none],
      [8, 'nearly as large'],
      [11, 'larger'],
    ]);
  },
);

test('the server with an embedded database says so at start and when an upload passes the mark, no other does', async () => {
  const isEmbedded = testEngine() === 'pglite';
  await setFiles(799);
  await testApp.installation.recover();
  expect(toldByServer()).toEqual([]);
  await testApp.upload(person);
  expect(toldByServer()).toHaveLength(isEmbedded ? 1 : 0);
  await setFiles(1_001);
  await testApp.installation.recover();
  expect(toldByServer()).toHaveLength(isEmbedded ? 2 : 0);
  if (isEmbedded) expect(toldByServer()[1]).toContain('DATABASE_URL');
});
