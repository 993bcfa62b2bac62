import { randomUUID } from 'node:crypto';
import { API_BASE } from '@recto/contract';
import { endpoint } from '@recto/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addProductModules } from '#compose/modules.ts';
import type { Database } from '#kernel/database.ts';
import { bindJob, defineJob, type JobQueue } from '#kernel/define-job.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const stampNote = defineJob({ name: 'made-up.stamp', payload: z.object({ id: z.string() }) });

const endpoints = {
  add: endpoint({
    method: 'POST',
    path: '/made-up/notes',
    summary: 'Add a note',
    body: z.object({ text: z.string() }),
    result: z.object({ id: z.string() }),
  }),
};

interface Note {
  readonly text: string;
  readonly stamped: boolean;
}

interface NotesDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly told: string[];
}

/** A capability that the product does not have; all there is of it stands here. */
function makeNotes({ database, jobs, told }: NotesDeps) {
  const { root } = database;
  return {
    name: 'made-up',
    routes: [
      makeRoutes(endpoints, {
        async add({ body: { text }, context: { caller } }) {
          const id = randomUUID();
          await database.transaction(async (trx) => {
            await sql`insert into note values (${id}, ${caller.accountId}, ${text}, false)`.execute(trx);
            await jobs.enqueue(trx, stampNote, { id });
          });
          return { result: { id } };
        },
      }),
    ],
    jobs: [
      bindJob(stampNote, {
        async handle({ id }) {
          await sql`update note set stamped = true where id = ${id}`.execute(root);
        },
      }),
    ],
    async open() {
      await sql`create table note (id text, account_id text, text text, stamped boolean)`.execute(root);
    },
    async recover({ isAlone }) {
      told.push(isAlone ? 'recovered alone' : 'recovered');
    },
    async exportFor(accountId) {
      const notes = sql<Note>`select text, stamped from note where account_id = ${accountId}`;
      return { parts: { notes: (await notes.execute(root)).rows } };
    },
    async forget(gone) {
      if ('accountId' in gone) await sql`delete from note where account_id = ${gone.accountId}`.execute(root);
    },
    async stop() {
      told.push('stopped');
    },
  } satisfies Module;
}

const told: string[] = [];
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(undefined, undefined, undefined, {
    addModules(add, kit) {
      const product = addProductModules(add, kit);
      add(makeNotes({ ...kit, told }));
      return product;
    },
  });
}, 60_000);
afterAll(() => testApp.close());

const countNotes = async () =>
  (await sql`select 1 from note`.execute(testApp.installation.database.root)).rows.length;

test('a capability takes part in everything by one line in the list of modules', async () => {
  expect(told).toEqual(['recovered alone']);
  const person = await testApp.signUp();
  expect((await testApp.request('POST', '/made-up/notes', null, { text: 'Mine' })).statusCode).toBe(401);
  expect((await testApp.request('POST', '/made-up/notes', person, { text: 1 })).statusCode).toBe(400);
  expect((await testApp.request('POST', '/made-up/notes', person, { text: 'Mine' })).statusCode).toBe(200);

  const readExport = async () => (await testApp.request('GET', '/auth/account/export', person)).json().result;
  const notes = [{ text: 'Mine', stamped: true }];
  await vi.waitFor(async () => expect(await readExport()).toMatchObject({ files: [], notes }), 20_000);

  const leaving = await testApp.inject({
    method: 'DELETE',
    url: `${API_BASE}/auth/account`,
    headers: testApp.headers(person),
    payload: { password: person.password },
  });
  expect(leaving.statusCode).toBe(200);
  await vi.waitFor(async () => expect(await countNotes()).toBe(0), 20_000);

  await testApp.installation.stop();
  expect(told).toEqual(['recovered alone', 'stopped']);
});
