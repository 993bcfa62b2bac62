import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { Batch } from '@recto/contract/batches';
import { ask, makeTemplate, waitForAnswer, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const QUESTIONS = [
  'When are invoices payable?',
  'What is the notice period?',
  'Who is the supplier?',
  'Which vitamins does a kiwi fruit contain?',
];
const TYPES = ['date', 'duration', 'names', 'text'];
const TERMS = ['thirty days', '30 days', '30 days', 'forty-five days', '30 days'];

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const api = () => testApp.apiOf(person);
let fileIds: string[];
let templateId: string;
beforeAll(async () => {
  const uploads = TERMS.map((term, at) => {
    const page = [
      `Invoices are payable within ${term} of receipt.`,
      `The notice period is ${at + 1} months.`,
      'The supplier is Northwind Ltd.',
    ];
    const bytes = tinyPdf([page], randomUUID());
    return testApp.uploadAndWait(person, { bytes, name: `contract_${at + 1}.pdf` });
  });
  fileIds = (await Promise.all(uploads)).map(({ _id }) => _id);
  templateId = (await makeTemplate(api(), { name: 'Contracts', questions: QUESTIONS }))._id;
});

const start = async (ids = fileIds) =>
  (await api().call(contract.batches.start, { body: { fileIds: ids, templateId } })).batchId;
const runBatch = async (): Promise<Batch> => waitForBatch(api(), await start());
const cellsOf = async (id: string) =>
  (await api().call(contract.batches.cells, { params: { id }, query: { limit: 500 } })).items;

describe('a batch of five files and four questions', () => {
  let batch: Batch;
  beforeAll(async () => {
    batch = await runBatch();
  }, 60_000);

  test('asks each question of each file once, and tells how it ended', async () => {
    expect(batch).toMatchObject({
      status: 'complete',
      templateId,
      templateName: 'Contracts',
      files: 5,
      questions: 4,
      total: 20,
      done: 20,
      failed: 0,
      eta: null,
      columns: QUESTIONS.map((question, at) => ({ question, type: TYPES[at], isGuessed: true })),
    });
    const cells = await cellsOf(batch.batchId);
    expect(cells.map(({ fileId, column }) => [fileId, column])).toEqual(
      fileIds.flatMap((id) => QUESTIONS.map((_, column) => [id, column])),
    );
    expect(new Set(cells.map(({ answerId }) => answerId)).size).toBe(20);
    expect(cells[0]).toMatchObject({ status: 'complete', kind: 'answer', pages: [1], words: 'thirty days' });
    expect(cells[3]).toMatchObject({ status: 'complete', kind: 'none', pages: [] });
    expect(cells[3]?.searched).toEqual({ pages: 1, unread: 0 });
    expect(cells[0]).not.toHaveProperty('searched');
    expect(cells[0]).not.toHaveProperty('labels');
  });

  test('gives the values of typed columns, and marks none that its column only guesses', async () => {
    const [payable, notice, , kiwi] = await cellsOf(batch.batchId);
    expect(payable).not.toHaveProperty('value');
    expect(payable).not.toHaveProperty('flags');
    expect(notice?.value).toMatchObject({ type: 'duration', amount: 1, unit: 'month', sure: true });
    expect(kiwi).not.toHaveProperty('value');
  });

  test('gives in a cell what the chat gives: answer, citations and marks', async () => {
    const cells = await cellsOf(batch.batchId);
    for (const cell of cells.slice(0, QUESTIONS.length)) {
      const { questions } = await api().call(contract.history.get, { params: { id: cell.answerId } });
      const body = { fileId: cell.fileId, question: QUESTIONS[cell.column] ?? '', followUpOf: null };
      const asked = await api().call(contract.questions.ask, { body });
      const inChat = await waitForAnswer(api(), asked.questions[0]?._id ?? '');
      const { _id, conversationId, createdAt, ...same } = inChat;
      expect(questions[0]).toMatchObject(same);
      expect(cell).toMatchObject({ text: inChat.answer, kind: inChat.kind, pages: inChat.pages });
    }
  });

  test('is summed up by what its answers say, word for word', () => {
    const { text = '', completed } = batch.summary ?? {};
    expect(completed).toBe(true);
    const [payable, notice, supplier, kiwi] = text.split('\n');
    expect(payable).toContain('4 of 5: “thirty days”; 1 of 5: “forty-five days” (contract_4.pdf)');
    expect(notice).toContain('1 of 5: “2 months” (contract_2.pdf)');
    expect(supplier).toContain('All 5 files say');
    expect(kiwi).toBe('Which vitamins does a kiwi fruit contain? None of 5 files answer.');
  });

  test('stands in the history with its files, and not among the questions of the chat', async () => {
    const history = async (query: object) => (await api().call(contract.history.list, { query })).items;
    const [first] = await history({ kind: 'batch' });
    const { columns, summary, ...meta } = batch;
    expect(first).toEqual(meta);
    for (const entry of await history({ fileId: fileIds[4] })) expect(entry.kind).toBe('question');
    expect(await history({ fileId: fileIds[4] })).toEqual([]);
    const items = await api().call(contract.history.batchItems, {
      query: { batchId: batch.batchId, limit: 2, page: 3 },
    });
    expect(items).toMatchObject({
      page: 3,
      limit: 2,
      total: 5,
      items: [
        { fileId: fileIds[4], fileName: 'contract_5.pdf', pages: 1, pageKind: 'layout', status: 'complete' },
      ],
    });
    const [item] = items.items;
    expect(item?.answers.map(({ question }) => question)).toEqual(QUESTIONS);
    const whole = await api().call(contract.history.get, { params: { id: item?._id ?? '' } });
    expect(whole).toEqual({ item, questions: item?.answers });
    const all = await api().call(contract.history.allBatchItems, { query: { batchId: batch.batchId } });
    expect(all.items.map(({ fileName }) => fileName)).toEqual(TERMS.map((_, at) => `contract_${at + 1}.pdf`));
    expect(JSON.stringify(all)).not.toContain('answers');
  });

  test('can be reviewed cell by cell', async () => {
    const [cell] = await cellsOf(batch.batchId);
    const params = { answerId: cell?.answerId ?? '' };
    await api().call(contract.questions.review, { params, body: { mark: 'check', note: 'Ask Ada.' } });
    expect((await cellsOf(batch.batchId))[0]?.review).toEqual({ mark: 'check', note: 'Ask Ada.' });
  });

  test('keeps its questions when the template changes, and can be run again', async () => {
    const body = { name: 'Renamed', questions: ['Who are the parties?'] };
    await api().call(contract.templates.update, { params: { id: templateId }, body });
    const params = { id: batch.batchId };
    expect(await api().call(contract.batches.get, { params })).toMatchObject({ templateName: 'Contracts' });
    const again = await api().call(contract.batches.runAgain, { params, body: {} });
    expect(again.batchId).not.toBe(batch.batchId);
    expect(again.eta).toBeGreaterThan(0);
    const second = await waitForBatch(api(), again.batchId);
    expect(second.summary).toEqual(batch.summary);
    const original = { name: 'Contracts', questions: QUESTIONS };
    await api().call(contract.templates.update, { params: { id: templateId }, body: original });
    await api().call(contract.history.deleteBatch, { params: { id: again.batchId } });
    const gone = await testApp.request('GET', `/qna/batch/${again.batchId}`, person);
    expect(gone.statusCode).toBe(404);
  });

  test('has nothing to be asked again', async () => {
    const answer = await testApp.request('POST', `/qna/batch/${batch.batchId}/retry`, person);
    expect(answer.statusCode).toBe(409);
  });

  test('stays as it is when it is cancelled', async () => {
    const cancelled = await testApp.request('POST', `/qna/batch/${batch.batchId}/cancel`, person);
    expect(cancelled.json()).toMatchObject({ status: 200, result: batch });
  });
});

test('a cancelled batch keeps its answers, and goes on where it was when it is asked again', async () => {
  const batchId = await start();
  const params = { id: batchId };
  const cancelled = await api().call(contract.batches.cancel, { params });
  expect(cancelled).toMatchObject({ status: 'cancelled', eta: null, summary: null });
  expect(await api().call(contract.batches.cancel, { params })).toMatchObject({ status: 'cancelled' });
  await api().call(contract.batches.retry, { params });
  expect(await waitForBatch(api(), batchId)).toMatchObject({ status: 'complete', done: 20, total: 20 });
});

test('a file that is not Complete is refused by its name, and nothing is started or counted', async () => {
  const failed = await testApp.uploadAndWait(person, {
    bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`),
    name: 'torn.pdf',
  });
  const answer = await testApp.request('POST', '/qna/batch', person, {
    fileIds: [fileIds[0], failed._id],
    templateId,
  });
  expect(answer.json()).toMatchObject({
    status: 422,
    message: expect.stringContaining('"torn.pdf"'),
    result: { code: 'file.not_complete' },
  });
});

test('a file that is deleted leaves the batch, with its answers', async () => {
  const { _id } = await testApp.uploadAndWait(person);
  const batchId = await start([fileIds[0] ?? '', _id]);
  await waitForBatch(api(), batchId);
  await testApp.request('DELETE', `/files/${_id}`, person);
  const batch = await api().call(contract.batches.get, { params: { id: batchId } });
  expect(batch).toMatchObject({ files: 1, total: 4, done: 4 });
});

test('a question of the chat is no follow-up of a batch', async () => {
  await waitForBatch(api(), await start([fileIds[1] ?? '']));
  const { _id } = await ask(api(), fileIds[1] ?? '', 'And of that?');
  expect(await waitForAnswer(api(), _id)).not.toHaveProperty('about');
});

describe('a file that says a value twice and otherwise', () => {
  const FEE =
    'The monthly fee for the cleaning of the warehouse at Lyon is EUR 12,000 and includes all materials.';
  const PAGES = [
    [FEE, 'Invoices are payable within thirty days of receipt.'],
    [
      'For the warehouse at Lyon EUR 15,500 is the monthly fee of the cleaning, and all materials are included.',
    ],
  ];

  test('has both in the cell, each cited on its page', async () => {
    const bytes = tinyPdf(PAGES, randomUUID());
    const { _id: fileId } = await testApp.uploadAndWait(person, { bytes, name: 'cleaning.pdf' });
    const question = 'What is the monthly fee for the cleaning of the warehouse?';
    const columns = [{ type: 'amount' as const }];
    const template = { name: 'Fees', questions: [question], columns };
    const { _id } = await api().call(contract.templates.create, { body: template });
    const body = { fileIds: [fileId], templateId: _id };
    const { batchId } = await api().call(contract.batches.start, { body });
    await waitForBatch(api(), batchId);
    const [cell] = await cellsOf(batchId);
    const size = { number: 12_000, unit: 'EUR' };
    expect(cell).toMatchObject({ value: { type: 'amount', value: 12_000, size }, flags: ['disagrees'] });
    expect(cell?.readings?.map(({ value }) => value.text)).toEqual(['EUR 12,000', 'EUR 15,500']);
    const other = cell?.readings?.[1];
    expect(other?.pages).toEqual([PAGES.length]);
    expect(other?.citations).toMatchObject([
      { page: PAGES.length, quote: expect.stringContaining('15,500'), boxes: [expect.anything()] },
    ]);
  });
});
