import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import type { ModelCall, Reply } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeBatchSummary } from '#modules/batches/jobs.ts';
import { keepReply } from '#testing/keep-reply.ts';
import { type ModelTestApp, openModelTestApp } from '#testing/model-test-app.ts';

const QUESTIONS = ['When are invoices payable?', 'What is the notice period?'];
const TERMS = ['thirty days', '30 days', 'forty-five days'];

let app: ModelTestApp;
let fileIds: string[];
let templateId: string;
beforeAll(async () => {
  app = await openModelTestApp();
  const uploads = TERMS.map((term, at) => {
    const page = [
      `Invoices are payable within ${term} of receipt.`,
      `The notice period is ${at + 1} months.`,
    ];
    const bytes = tinyPdf([page], randomUUID());
    return app.testApp.uploadAndWait(app.person, { bytes, name: `contract_${at + 1}.pdf` });
  });
  fileIds = (await Promise.all(uploads)).map(({ _id }) => _id);
  templateId = (await makeTemplate(api(), { name: 'Contracts', questions: QUESTIONS }))._id;
});
afterAll(() => app.close());
beforeEach(() => app.use('openai-compatible'));

const api = () => app.testApp.apiOf(app.person);
const isSummary = ({ input }: ModelCall) => input.includes('<answer id=');
const summaryCalls = () => app.server().calls.filter(isSummary);
const root = () => app.testApp.installation.database.root;

/** The answers stay those of the files, and their summary is what the model says. */
const summing = (reply: (call: ModelCall) => Reply | Promise<Reply>) =>
  app.server().respond((call) => (isSummary(call) ? reply(call) : { reply: 'no JSON' }));

/** What a model says of the answers that hold some words: `[text, ...words]` by the question. */
const saying =
  (lines: Readonly<Record<string, readonly (readonly [text: string, ...words: string[]])[]>>) =>
  ({ input }: ModelCall) => ({
    reply: {
      lines: Object.entries(lines).map(([question, statements]) => {
        const block = input.slice(input.indexOf(`<question id="${question}">`)).split('</question>')[0] ?? '';
        const all = [...block.matchAll(/<answer id="(A\d+)">([\s\S]*?)<\/answer>/g)];
        const named = (words: string) => all.find(([, , text = '']) => text.includes(words))?.[1] ?? 'A99';
        return {
          question,
          statements: statements.map(([text, ...words]) => ({ text, answers: words.map(named) })),
        };
      }),
    },
  });

async function start(): Promise<string> {
  const { batchId } = await api().call(contract.batches.start, { body: { fileIds, templateId } });
  return batchId;
}
const runBatch = async (): Promise<Batch> => waitForBatch(api(), await start());

const RIGHT = {
  Q1: [
    ['thirty days in most cases', 'thirty'],
    ['longer, forty-five days', 'forty-five'],
  ],
  Q2: [['between 1 and 3 months', '1 month', '3 months']],
} as const;
const BY_MODEL = [
  'When are invoices payable? thirty days in most cases (2 of 3: contract_1.pdf, contract_2.pdf); longer, forty-five days (1 of 3: contract_3.pdf).',
  'What is the notice period? between 1 and 3 months (2 of 3: contract_1.pdf, contract_3.pdf); 1 more answer.',
];
const BY_ANSWERS = [
  'When are invoices payable? 2 of 3: “thirty days” (contract_1.pdf, contract_2.pdf); 1 of 3: “forty-five days” (contract_3.pdf).',
  'What is the notice period? 1 of 3: “1 months” (contract_1.pdf); 1 of 3: “2 months” (contract_2.pdf); 1 of 3: “3 months” (contract_3.pdf).',
];

describe('the summary of a batch', () => {
  test.each(['openai-compatible', 'anthropic'] as const)(
    'is worded by a model where its answers bear it out (%s)',
    async (by) => {
      app.use(by);
      summing(saying(RIGHT));
      const { summary } = await runBatch();
      expect(summary).toEqual({
        text: BY_MODEL.join('\n'),
        completed: true,
        written: [0, 1],
        writtenBy: 'openai-compatible/made-up',
        usage: { inputTokens: 120, outputTokens: 30, ms: expect.any(Number) },
      });
      const { input = '', body = {} } = summaryCalls().at(-1) ?? {};
      expect(input).not.toContain('contract_1.pdf');
      expect(body['tools']).toBeUndefined();
    },
  );

  test.each([
    ['another number', ['sixty days', 'thirty']],
    ['the number of another file', ['forty-five days', 'thirty']],
    ['a name that no file has', ['thirty days for Contoso Ltd', 'thirty']],
    ['another date', ['thirty days from 31 March 2025', 'thirty']],
    ['a link', ['thirty days, see www.evil.example', 'thirty']],
    ['an answer that is not there', ['thirty days', 'fortnight']],
  ] as const)('keeps the line of the answers where the model says %s', async (_, wrong) => {
    summing(saying({ ...RIGHT, Q1: [...RIGHT.Q1, wrong] }));
    const { summary } = await runBatch();
    expect(summary).toMatchObject({ text: [BY_ANSWERS[0], BY_MODEL[1]].join('\n'), written: [1] });
  });

  test.each([
    ['refuses', { status: 400 }],
    ['says no JSON', { reply: 'All is well.' }],
    ['has another form', { reply: { lines: 'none' } }],
    ['breaks off', { reply: { lines: [] }, fault: 'break' }],
    ['says too much', { reply: { lines: [] }, finish: 'length' }],
  ] as const)('is that of the answers where the model %s', async (_, reply) => {
    summing(() => reply);
    const { summary } = await runBatch();
    expect(summary).toEqual({ text: BY_ANSWERS.join('\n'), completed: true });
  });

  test('is there at once, and again when the model has worded it', async () => {
    const events = await app.listen();
    const { promise, resolve } = Promise.withResolvers<void>();
    summing(async (call) => {
      await promise;
      return saying(RIGHT)(call);
    });
    const batchId = await start();
    const read = () => api().call(contract.batches.get, { params: { id: batchId } });
    await expect
      .poll(async () => (await read()).summary, { timeout: 20_000 })
      .toEqual({ text: BY_ANSWERS.join('\n'), completed: false });
    await expect.poll(() => summaryCalls().at(-1)?.isLeft, { timeout: 10_000 }).toBe(false);
    resolve();
    await waitForBatch(api(), batchId);
    const last = () =>
      events.findLast(({ type, body }) => type === 'BATCH_SUMMARY_PROGRESS' && body.batchId === batchId)
        ?.body;
    const summary = BY_MODEL.join('\n');
    await expect.poll(last).toEqual({ batchId, summary, completed: true });
  });

  test('is not asked for twice: what was said before a kill is checked, a call without a reply is left alone', async () => {
    summing(saying(RIGHT));
    const first = await runBatch();
    const { batchId } = first;
    const asked = summaryCalls().length;
    for (const reply of [saying(RIGHT)(summaryCalls().at(-1) as ModelCall).reply, null]) {
      const roundId = randomUUID();
      const summary = JSON.stringify({ text: BY_ANSWERS.join('\n'), roundId });
      await sql`update batch set summary = ${summary}::jsonb where id = ${batchId}`.execute(root());
      const { accountId } = app.person;
      const call = { purpose: 'batch-summary', subjectId: batchId, accountId } as const;
      await keepReply(root(), { ...call, round: roundId, reply });
      await app.testApp.installation.database.transaction((trx) =>
        app.jobs.enqueue(trx, writeBatchSummary, { batchId, accountId: app.person.accountId, roundId }),
      );
      const again = await waitForBatch(api(), batchId);
      expect(again.summary?.text).toBe((reply ? BY_MODEL : BY_ANSWERS).join('\n'));
    }
    expect(summaryCalls()).toHaveLength(asked);
    const { rows } = await sql`
      select outcome, reply, input_tokens as tokens from model_call where subject_id = ${batchId} order by outcome, input_tokens`.execute(
      root(),
    );
    expect(rows).toEqual([
      { outcome: 'interrupted', reply: null, tokens: 7 },
      { outcome: 'replied', reply: null, tokens: 7 },
      { outcome: 'replied', reply: null, tokens: 120 },
    ]);
  });

  test('is called off when its batch is deleted', async () => {
    summing(() => new Promise<Reply>(() => {}));
    const batchId = await start();
    const before = summaryCalls().length;
    await expect.poll(() => summaryCalls().length, { timeout: 20_000 }).toBe(before + 1);
    await api().call(contract.history.deleteBatch, { params: { id: batchId } });
    await expect.poll(() => summaryCalls().at(-1)?.isLeft, { timeout: 10_000 }).toBe(true);
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from model_call where subject_id = ${batchId}`.execute(root());
      expect(rows).toEqual([]);
    });
  });

  test.each(['account', 'folder'] as const)(
    'of what its owner keeps inside leaves nothing (%s)',
    async (by) => {
      summing(saying(RIGHT));
      const folder = await app.testApp.request('POST', '/folders', app.person, { name: by });
      const folderId = folder.json().result._id;
      const keepInside = (isKept: boolean) =>
        by === 'account'
          ? app.testApp.sendOutside(app.person, !isKept)
          : api().call(contract.folders.settings, {
              params: { id: folderId },
              body: { neverSendOutside: isKept },
            });
      await keepInside(true);
      const marker = randomUUID();
      const isSent = () => app.server().received().includes(marker);
      const page = ['Invoices are payable within twelve days of receipt.', `The notice period is ${marker}.`];
      const bytes = tinyPdf([page], marker);
      const { _id } = await app.testApp.uploadAndWait(app.person, { bytes, folderId });
      const calls = summaryCalls().length;
      const body = { fileIds: [_id, ...fileIds], templateId };
      const { batchId } = await api().call(contract.batches.start, { body });
      const { summary } = await waitForBatch(api(), batchId);
      expect(summaryCalls()).toHaveLength(calls);
      expect(isSent()).toBe(false);
      expect(summary?.text).toContain('twelve days');
      expect(summary).not.toHaveProperty('writtenBy');
      // Allowed, the same answers are read by the model.
      await keepInside(false);
      await waitForBatch(api(), (await api().call(contract.batches.start, { body })).batchId);
      expect(summaryCalls()).toHaveLength(calls + 1);
      expect(isSent()).toBe(true);
    },
  );
});
