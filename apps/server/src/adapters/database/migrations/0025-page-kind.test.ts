import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '#adapters/database/migrations/0025-page-kind.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const root = () => testApp.installation.database.root;

test('files of before have pages with a layout, and so has what a server of before adds', async () => {
  const { _id } = await testApp.uploadAndWait(person);
  await sql`alter table file drop column page_kind`.execute(root());
  await up(root() as unknown as Kysely<unknown>);
  await sql`insert into file (id, account_id, name, type, size, lang, hash, status, stages_completed, created_at, updated_at)
    select 'added', account_id, name, type, size, lang, 'other', status, stages_completed, created_at, updated_at
    from file where id = ${_id}`.execute(root());
  for (const id of [_id, 'added']) {
    const { result } = (await testApp.request('GET', `/files/${id}`, person)).json();
    expect(result).toMatchObject({ _id: id, pageKind: 'layout' });
  }
});
