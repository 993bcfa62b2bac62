import { contract } from '@recto/contract';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const BROKEN = 'What is the notice period?';

let testApp: TestApp;
let person: Person;
let isBroken = true;
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules: (add, deps) =>
      addProductModules(add, {
        ...deps,
        passwords: makeCheapPasswords(),
        answerer: {
          ...deps.answerer,
          async draft(request) {
            if (isBroken && request.question === BROKEN) throw new Error('planted');
            return deps.answerer.draft(request);
          },
        },
      }),
  });
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const countQuestions = async (who = person) => {
  const { limits } = await testApp.apiOf(who).call(contract.plans.usage);
  return limits.find(({ name }) => name === 'questions')?.used;
};

test('a question that cannot be worked out fails alone, and can be asked again', async () => {
  const api = testApp.apiOf(person);
  const bytes = tinyPdf([['Invoices are payable within 30 days.', 'The notice period is 3 months.']]);
  const { _id: fileId } = await testApp.uploadAndWait(person, { bytes });
  const questions = [BROKEN, 'When are invoices payable?'];
  const { _id: templateId } = await makeTemplate(api, { name: 'Two', questions });
  const { batchId: id } = await api.call(contract.batches.start, { body: { fileIds: [fileId], templateId } });
  expect(await waitForBatch(api, id)).toMatchObject({ status: 'complete', done: 2, failed: 1 });
  const cells = async () => (await api.call(contract.batches.cells, { params: { id }, query: {} })).items;
  const [failed, answered] = await cells();
  expect(failed).toMatchObject({ status: 'failed', kind: 'none', error: expect.any(String) });
  expect(answered).toMatchObject({ status: 'complete', words: '30 days' });
  expect(await countQuestions()).toBe(1);

  isBroken = false;
  const again = await api.call(contract.batches.retry, { params: { id } });
  expect(again).toMatchObject({ status: 'running', done: 1, failed: 0, summary: null });
  expect(await waitForBatch(api, id)).toMatchObject({ status: 'complete', done: 2, failed: 0 });
  const [recovered, untouched] = await cells();
  expect(recovered).toMatchObject({ answerId: failed?.answerId, status: 'complete', words: '3 months' });
  expect(untouched).toEqual(answered);
  expect(await countQuestions()).toBe(2);
});

test('a question that fails in a chat is given back', async () => {
  const other = await testApp.signUp();
  const bytes = tinyPdf([['The notice period is 3 months.']]);
  const { _id: fileId } = await testApp.uploadAndWait(other, { bytes });
  isBroken = true;
  const { error } = await testApp.askAndWait(other, fileId, BROKEN);
  expect([error, await countQuestions(other)]).toEqual([expect.any(String), 0]);
  isBroken = false;
  await testApp.askAndWait(other, fileId, BROKEN);
  expect(await countQuestions(other)).toBe(1);
});
