import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import * as modelCalls from '#adapters/database/migrations/0029-model-calls.ts';
import { up } from '#adapters/database/migrations/0052-one-ledger-of-model-calls.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const AT = '2026-11-01T12:00:00.000Z';
const USAGE = { inputTokens: 120, outputTokens: 30, ms: 1_500 };
const DRAFT = { kind: 'answer', claims: [{ text: 'In thirty days.', citations: [] }] };

/** The tables as they were before. */
async function restoreTables(root: Kysely<unknown>): Promise<void> {
  await sql`drop table model_call`.execute(root);
  await modelCalls.up(root);
  await sql`create table summary_call (
    round_id text not null, part integer not null, batch_id text references batch (id) on delete cascade,
    comparison_id text references comparison (id) on delete cascade, model text not null,
    started_at timestamptz not null, reply jsonb, usage jsonb, primary key (round_id, part))`.execute(root);
}

test('calls of both tables are in one, with what they said and used', async () => {
  const root = testApp.installation.database.root as unknown as Kysely<unknown>;
  const { fileId, batchId } = await testApp.makeThings(person);
  const { comparisonId } = await testApp.makeComparison(person, fileId);
  const other = await testApp.uploadAndWait(person, { bytes: tinyPdf([['Of its own.']], randomUUID()) });
  const ask = async () => (await testApp.askAndWait(person, other._id, 'What does this page say?'))._id;
  const [replied, stopped, waiting, done, unproven] = [
    await ask(),
    await ask(),
    await ask(),
    await ask(),
    await ask(),
  ];
  await restoreTables(root);
  const [draft, usage] = [JSON.stringify(DRAFT), JSON.stringify(USAGE)];
  await sql`insert into model_call (question_id, model, started_at, is_stopped, draft, usage) values
    (${replied}, 'made/up', ${AT}, false, ${draft}::jsonb, ${usage}::jsonb),
    (${stopped}, 'made/up', ${AT}, true, null, null),
    (${waiting}, 'made/up', ${AT}, false, null, null)`.execute(root);
  await sql`insert into summary_call (round_id, part, batch_id, comparison_id, model, started_at, reply, usage) values
    ('of-batch', 0, ${batchId}, null, 'made/up', ${AT}, '{"lines": []}'::jsonb, ${usage}::jsonb),
    ('of-batch', 1, ${batchId}, null, 'made/up', ${AT}, null, null),
    ('of-comparison', 0, null, ${comparisonId}, 'made/up', ${AT}, '{"changes": []}'::jsonb, ${usage}::jsonb)`.execute(
    root,
  );
  // What results of before have used, whose calls are gone.
  await sql`update question set answer = jsonb_set(answer, '{usage}', ${usage}::jsonb)
    where id in (${done}, ${unproven}, ${replied})`.execute(root);
  await sql`update question set answered_by = 'other/model' where id = ${done}`.execute(root);
  await sql`update batch set summary = jsonb_build_object('text', '', 'writtenBy', 'other/model', 'usage', ${usage}::jsonb)
    where id = ${batchId}`.execute(root);
  await sql`update comparison set written = jsonb_build_object('usage', ${usage}::jsonb) where id = ${comparisonId}`.execute(
    root,
  );

  await up(root);

  const subjects = [replied, stopped, waiting, done, unproven, batchId, comparisonId];
  const { rows } = await sql<Record<string, unknown>>`
    select subject_id, round, part, account_id, model, outcome, reply, input_tokens, output_tokens, started_at, ended_at
    from model_call where subject_id in (${sql.join(subjects)}) order by round, part, subject_id`.execute(
    root,
  );
  const call = (subjectId: string, round: string, part = 0) =>
    rows.find((row) => row['subject_id'] === subjectId && row['round'] === round && row['part'] === part);
  const tokens = { input_tokens: 120, output_tokens: 30, account_id: person.accountId };
  const open = { outcome: null, reply: null, input_tokens: 0, ended_at: null, model: 'made/up' };
  const started_at = new Date(AT);
  const ended_at = new Date('2026-11-01T12:00:01.500Z');
  const kept = { ...tokens, model: 'made/up', outcome: 'replied', started_at, ended_at };
  expect(rows).toHaveLength(10);
  expect(call(replied, 'answer')).toMatchObject({ ...kept, reply: DRAFT });
  expect(call(stopped, 'answer')).toMatchObject({ ...open, outcome: 'called-off', ended_at: started_at });
  expect(call(waiting, 'answer')).toMatchObject({ ...open, started_at });
  expect(call(batchId, 'of-batch')).toMatchObject({ ...kept, reply: { lines: [] } });
  expect(call(batchId, 'of-batch', 1)).toMatchObject(open);
  expect(call(comparisonId, 'of-comparison')).toMatchObject({ ...kept, reply: { changes: [] } });
  const finished = { ...tokens, outcome: 'replied', reply: null };
  expect(call(done, 'answer')).toMatchObject({ ...finished, model: 'other/model' });
  expect(call(unproven, 'answer')).toMatchObject({ ...finished, model: 'unknown' });
  expect(call(batchId, 'earlier')).toMatchObject({ ...finished, model: 'other/model' });
  expect(call(comparisonId, 'earlier')).toMatchObject({ ...finished, model: 'unknown' });
  const { rows: left } = await sql`
    select 1 from information_schema.tables where table_name in ('summary_call', 'question_call')`.execute(
    root,
  );
  expect(left).toEqual([]);
});
