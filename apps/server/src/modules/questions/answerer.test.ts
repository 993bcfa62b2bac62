import { randomUUID } from 'node:crypto';
import type { ScoredPassage } from '@recto/core/answers';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import type { Answerer } from '#modules/questions/ports.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

const PAGES = [
  ['Services Agreement', 'This agreement is made between Northwind Ltd and Fabrikam Inc.'],
  ['Payment', 'Invoices of 1,200 euros are payable within forty-five days of receipt.'],
  ['Termination', 'Either party may terminate this agreement with ninety days written notice.'],
];

/** Answers as it is told to, from what it is given. */
const madeUp: { draft: (passages: readonly ScoredPassage[]) => Awaited<ReturnType<Answerer['draft']>> } = {
  draft: () => ({ kind: 'none', claims: [] }),
};
const answerer: Answerer = {
  name: 'made-up/parrot',
  draft: async ({ ranking }) => madeUp.draft(ranking.passages),
};

let testApp: TestApp;
let person: Person;
let fileId: string;
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules: (add, deps) => addProductModules(add, { ...deps, answerer }),
  });
  person = await testApp.signUp();
  fileId = (await testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) }))._id;
});
afterAll(() => testApp.close());

const about = (passages: readonly ScoredPassage[], words: string): string =>
  passages.find(({ passage }) => passage.text.includes(words))?.passage.id ?? '';

test('another answerer drafts from the same ranking; what it cannot prove is dropped', async () => {
  madeUp.draft = (passages) => {
    const payment = about(passages, 'Invoices');
    return {
      kind: 'answer',
      claims: [
        {
          text: 'They are due soon.',
          citations: [{ passageId: payment, quote: 'payable within thirty days' }],
        },
        {
          text: 'After 45 days, 1,300 euros.',
          citations: [{ passageId: payment, quote: 'INVOICES of 1,200 euros are payable' }],
        },
        {
          text: 'Within forty-five days of receipt.',
          citations: [
            { passageId: payment, quote: 'payable within “forty-five days” of receipt' },
            { passageId: 'p99.0-10', quote: 'payable within forty-five days' },
            { passageId: 'nonsense', quote: 'payable within forty-five days' },
          ],
        },
      ],
    };
  };
  const answer = await testApp.askAndWait(person, fileId, 'When are invoices payable?');
  expect(answer).toMatchObject({
    answer: 'Within forty-five days of receipt.',
    kind: 'answer',
    answeredBy: 'made-up/parrot',
    pages: [2],
    claims: [{ text: 'Within forty-five days of receipt.', citations: [0] }],
  });
  expect(answer.citations).toHaveLength(1);
  expect(answer.citations[0]).toMatchObject({ page: 2, quote: 'payable within forty-five days of receipt' });
  expect(answer.citations[0]?.boxes.length).toBeGreaterThan(0);
});

test('an answer none of whose claims can be proved is none, whoever gave it', async () => {
  madeUp.draft = (passages) => ({
    kind: 'answer',
    claims: [
      {
        text: 'Nobody may end it.',
        citations: [{ passageId: about(passages, 'Either'), quote: 'Neither party may terminate' }],
      },
    ],
  });
  const answer = await testApp.askAndWait(person, fileId, 'How can the agreement be ended?');
  expect(answer).toMatchObject({ kind: 'none', answered: false, answeredBy: 'made-up/parrot', pages: [] });
  expect(answer.searched).toMatchObject({ pages: 3 });
});
