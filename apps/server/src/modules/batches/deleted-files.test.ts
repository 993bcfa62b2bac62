import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const TERMS = ['thirty days', 'forty-five days', 'sixty days'];
const WAIT = { timeout: 20_000 };

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});
const api = () => testApp.apiOf(person);
let templateId: string;
beforeAll(async () => {
  const questions = ['When are invoices payable?'];
  templateId = (await makeTemplate(api(), { name: 'Contracts', questions }))._id;
});

async function runBatch() {
  const uploads = TERMS.map((term, at) => {
    const bytes = tinyPdf([[`Invoices are payable within ${term} of receipt.`]], randomUUID());
    return testApp.uploadAndWait(person, { bytes, name: `contract_${at + 1}.pdf` });
  });
  const fileIds = (await Promise.all(uploads)).map(({ _id }) => _id);
  const { batchId } = await api().call(contract.batches.start, { body: { fileIds, templateId } });
  return { fileIds, batch: await waitForBatch(api(), batchId) };
}
const removeFiles = (ids: string[]) => api().call(contract.files.deleteMany, { body: { ids } });
const getBatch = (id: string) => api().call(contract.batches.get, { params: { id } });
const listed = async () =>
  (await api().call(contract.history.list, { query: { kind: 'batch' } })).items.map((entry) =>
    entry.kind === 'batch' ? entry.batchId : '',
  );

test('a batch that loses files is summed up anew, from those that are left', async () => {
  const { fileIds, batch } = await runBatch();
  expect(batch.summary?.text).toContain('contract_2.pdf');
  await removeFiles(fileIds.slice(1));
  const now = (await getBatch(batch.batchId)).summary?.text ?? '';
  expect(now).not.toMatch(/contract_[23]|forty-five|sixty/);
  await vi.waitFor(async () => {
    const { summary, files, total } = await getBatch(batch.batchId);
    expect({ summary, files, total }).toEqual({
      summary: { text: expect.stringContaining('thirty days'), completed: true },
      files: 1,
      total: 1,
    });
    expect(summary?.text).not.toMatch(/contract_[23]|forty-five|sixty/);
  }, WAIT);
});

test('what goes with files is told before', async () => {
  const { fileIds, batch } = await runBatch();
  const [first = '', second = ''] = fileIds;
  const comparisonId = await testApp.compareAndWait(person, [first, second]);
  await testApp.askAndWait(person, first, 'When are invoices payable?');
  const { generation: changes } = await api().call(contract.comparisons.get, {
    params: { id: comparisonId },
  });
  const review = { mark: 'check' as const, note: '' };
  await testApp.request('POST', `/compare/${comparisonId}/review/${changes[0]?._id}`, person, review);
  const cells = await api().call(contract.batches.cells, {
    params: { id: batch.batchId },
    query: { limit: 500 },
  });
  const answerId = cells.items.find(({ fileId }) => fileId === first)?.answerId ?? '';
  await testApp.request('POST', `/qna/review/${answerId}`, person, review);
  const preview = (ids: string[]) =>
    api().call(contract.history.deletionPreview, { body: { fileIds: ids, folderIds: [] } });
  expect(await preview([first])).toEqual({ files: 1, answers: 2, comparisons: 1, batches: 0, reviews: 2 });
  expect(await preview(fileIds)).toEqual({ files: 3, answers: 4, comparisons: 1, batches: 1, reviews: 2 });
});

test('a batch that loses its last file goes with it, from the history too', async () => {
  const { fileIds, batch } = await runBatch();
  await removeFiles(fileIds.slice(0, 1));
  expect(await listed()).toContain(batch.batchId);
  await removeFiles(fileIds.slice(1));
  expect((await testApp.request('GET', `/qna/batch/${batch.batchId}`, person)).statusCode).toBe(404);
  expect(await listed()).not.toContain(batch.batchId);
});
