import { randomUUID } from 'node:crypto';
import { AccountExport } from '@recto/contract/own-account';
import { tinyPdf } from '@recto/testing/pdf';
import { describe, expect, test } from 'vitest';
import { LanguageModelError } from '#kernel/language-model.ts';
import { makeModelCalls } from '#modules/model-calls/model-calls.ts';
import type { CallPurpose } from '#modules/model-calls/tables.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';
import { silentLog } from '#testing/database.ts';
import { silentMetrics } from '#testing/silent-metrics.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const TOKENS = { inputTokens: 100, outputTokens: 20 };
const database = () => testApp.installation.database;

/** A ledger whose clock goes on by a second with each look at it. */
function makeLedger() {
  let now = Date.UTC(2026, 10, 1);
  return makeModelCalls({
    database: database(),
    clock: () => (now += 1_000),
    log: silentLog,
    metrics: silentMetrics,
  });
}

/** A call about a question of its own. */
async function makeCall() {
  const { questionId } = await testApp.makeThings(person);
  return { purpose: 'question', subjectId: questionId, round: randomUUID(), part: 0 } as const;
}

/** How a model is asked that says something, or fails after its tokens were used. */
function asking(reply: unknown, error?: Error) {
  const asked = { count: 0 };
  const ask = async (spend: (tokens: typeof TOKENS) => void) => {
    asked.count += 1;
    spend(TOKENS);
    if (error) throw error;
    return reply;
  };
  return { asked, request: { accountId: person.accountId, model: 'made/up', ask } };
}

const rowOf = ({ subjectId, round }: { subjectId: string; round: string }) =>
  database()
    .root.selectFrom('model_call')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('round', '=', round)
    .executeTakeFirst();

describe('a call', () => {
  test('is made once, and what was said is known to whoever comes again', async () => {
    const [ledger, call] = [makeLedger(), await makeCall()];
    const { asked, request } = asking({ answer: 42 });
    const said = {
      outcome: 'replied',
      reply: { answer: 42 },
      model: 'made/up',
      usage: { ...TOKENS, ms: 1_000 },
    };
    expect(await ledger.recall(call)).toBeUndefined();
    expect(await ledger.callOnce(call, request)).toEqual(said);
    expect(await ledger.callOnce(call, request)).toEqual(said);
    expect(await ledger.recall(call)).toEqual(said);
    expect(asked.count).toBe(1);
  });

  test('that two ask for at once is made by one of them', async () => {
    const [ledger, call] = [makeLedger(), await makeCall()];
    const { asked, request } = asking('yes');
    await Promise.all([1, 2, 3].map(() => ledger.callOnce(call, request)));
    expect(asked.count).toBe(1);
  });

  test('that a kill has broken off is never made again, and booked as interrupted', async () => {
    const [ledger, call] = [makeLedger(), await makeCall()];
    const never = { ...asking('').request, ask: () => new Promise<never>(() => {}) };
    void ledger.callOnce(call, never);
    await expect.poll(() => rowOf(call)).toMatchObject({ outcome: null, ended_at: null });
    const { asked, request } = asking('again');
    expect(await ledger.callOnce(call, request)).toEqual({ outcome: 'interrupted' });
    expect(asked.count).toBe(0);
    expect(await rowOf(call)).toMatchObject({ outcome: 'interrupted', ended_at: expect.any(Date) });
  });

  test.each([
    ['a failure of the model', new LanguageModelError('cut', 'It broke off.'), 'cut'],
    ['a fault of ours', new Error('No room.'), 'failed'],
  ])('that ends with %s is booked with what it has used, and not made again', async (_, error, outcome) => {
    const [ledger, call] = [makeLedger(), await makeCall()];
    const { asked, request } = asking('', error);
    await expect(ledger.callOnce(call, request)).rejects.toBe(error);
    expect(await rowOf(call)).toMatchObject({ outcome, input_tokens: 100, output_tokens: 20, reply: null });
    expect(await ledger.callOnce(call, request)).toEqual({ outcome });
    expect(asked.count).toBe(1);
  });

  test('that is called off before it is made is never made; one that has ended stays as it is', async () => {
    const [ledger, call] = [makeLedger(), await makeCall()];
    const { asked, request } = asking('');
    await ledger.callOff(call, request);
    await ledger.callOff(call, request);
    expect(await ledger.callOnce(call, request)).toEqual({ outcome: 'called-off' });
    expect(asked.count).toBe(0);
    const made = { ...call, round: randomUUID() };
    await ledger.callOnce(made, request);
    await ledger.callOff(made, request);
    expect(await rowOf(made)).toMatchObject({ outcome: 'replied' });
  });

  test('that is settled keeps what it has used, and no reply: not one that comes later either', async () => {
    const [ledger, call] = [makeLedger(), await makeCall()];
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = ledger.callOnce(call, {
      ...asking('').request,
      async ask(spend) {
        const reply = await promise;
        spend(TOKENS);
        return reply;
      },
    });
    await expect.poll(() => rowOf(call)).toBeDefined();
    const other = { ...call, round: randomUUID() };
    await ledger.callOnce(other, asking('kept').request);
    const { purpose, subjectId, round } = call;
    await ledger.settle(database().root, { purpose, subjectIds: [subjectId], round });
    resolve('too late');
    await late;
    expect(await rowOf(call)).toMatchObject({ outcome: 'stopped', reply: null, input_tokens: 100 });
    expect(await rowOf(other)).toMatchObject({ outcome: 'replied', reply: 'kept' });
    await ledger.settle(database().root, { purpose, subjectIds: [subjectId] });
    expect(await rowOf(other)).toMatchObject({ outcome: 'replied', reply: null, output_tokens: 20 });
    expect(await ledger.recall(other)).toEqual({ outcome: 'interrupted' });
  });

  test.each(['question', 'batch-summary', 'comparison-summary'] as const)(
    'is not claimed for something that is gone (%s)',
    async (purpose: CallPurpose) => {
      const { asked, request } = asking('');
      const call = { purpose, subjectId: randomUUID(), round: 'one', part: 0 };
      await expect(makeLedger().callOnce(call, request)).rejects.toThrow('foreign key');
      expect(asked.count).toBe(0);
    },
  );

  test('has a purpose that the database knows, and so a reference to what it is about', async () => {
    const call = { ...(await makeCall()), purpose: 'poem' as CallPurpose };
    await expect(makeLedger().callOnce(call, asking('').request)).rejects.toThrow('model_call_subject');
  });
});

test('calls go with what they are about, and are told to whom they belong until then', async () => {
  const owner = await testApp.signUp();
  const { batchId, fileId, questionId } = await testApp.makeThings(owner);
  const { comparisonId } = await testApp.makeComparison(owner, fileId);
  const alone = await testApp.uploadAndWait(owner, { bytes: tinyPdf([['Of its own.']], randomUUID()) });
  const { _id: left } = await testApp.askAndWait(owner, alone._id, 'What does this page say?');
  const ledger = makeLedger();
  const request = { ...asking('said').request, accountId: owner.accountId };
  const subjects: [CallPurpose, string][] = [
    ['question', questionId],
    ['question', left],
    ['batch-summary', batchId],
    ['comparison-summary', comparisonId],
  ];
  for (const [purpose, subjectId] of subjects)
    await ledger.callOnce({ purpose, subjectId, round: 'one', part: 0 }, request);
  const { result } = (await testApp.request('GET', '/auth/account/export', owner)).json();
  const told = AccountExport.parse(result).modelCalls;
  expect(told.map(({ subjectId }) => subjectId).toSorted()).toEqual(
    subjects.map(([, subjectId]) => subjectId).toSorted(),
  );
  expect(told[0]).toEqual({
    purpose: 'batch-summary',
    subjectId: batchId,
    model: 'made/up',
    startedAt: expect.any(String),
    endedAt: expect.any(String),
    outcome: 'replied',
    ...TOKENS,
  });
  const listLeft = async () =>
    (await database().root.selectFrom('model_call').select('subject_id').execute()).flatMap(
      ({ subject_id }) => (subjects.some(([, id]) => id === subject_id) ? subject_id : []),
    );
  await testApp.request('DELETE', `/history/batch/${batchId}`, owner);
  expect((await listLeft()).toSorted()).toEqual([questionId, left, comparisonId].toSorted());
  await testApp.request('DELETE', `/files/${fileId}`, owner);
  expect(await listLeft()).toEqual([left]);
  await testApp.request('DELETE', '/auth/account', owner, { password: owner.password });
  expect(await listLeft()).toEqual([]);
});
