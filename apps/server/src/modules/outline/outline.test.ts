import { randomUUID } from 'node:crypto';
import { makePdf, textAt, tinyPdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const outlineOf = async (fileId: string, who = person) =>
  (await testApp.request('GET', `/documentOutline/${fileId}`, who)).json();

const SECTIONS = [
  ['Warranty period', 'The warranty period of the machine is twenty four months from delivery.'],
  ['Payment terms', 'The payment terms are thirty days from the date of the invoice.'],
  ['Place of delivery', 'The place of delivery is the harbour of Porto in Portugal.'],
  ['Law of the contract', 'The law of the contract is the law of Portugal.'],
] as const;

const pageOf = ([heading, sentence]: readonly [string, string]) => ({
  content:
    textAt(50, 700, heading, 16) +
    Array.from({ length: 3 }, (_, at) => textAt(50, 660 - 14 * at, sentence)).join(''),
});

const contract = (seed: string) =>
  Buffer.from(
    makePdf([
      {
        content:
          textAt(50, 700, 'Contract of sale', 24) +
          textAt(50, 600, 'This contract of sale is made between Nordwind GmbH and Alder Ltd.') +
          textAt(50, 580, 'Dated 3 March 2021') +
          textAt(50, 560, `No. ${seed}`),
      },
      ...SECTIONS.map(pageOf),
    ]),
  );

test('tells the title, the contents with their places, and questions that the file answers', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: contract(randomUUID()) });
  const { result } = await outlineOf(file._id);
  expect(result).toMatchObject({
    title: 'Contract of sale',
    kind: 'Contract',
    date: '3 March 2021',
    parties: ['Nordwind GmbH', 'Alder Ltd.'],
    sources: { title: 1, kind: 1, date: 1, parties: 1 },
  });
  expect(
    result.headings.map(({ text, level, page }: Record<string, unknown>) => [text, level, page]),
  ).toEqual(SECTIONS.map(([heading], at) => [heading, 1, at + 2]));
  expect(result.headings[0]).toMatchObject({
    span: { start: 0, end: 15 },
    boxes: [{ x: expect.closeTo(50 / 600) }],
  });
  expect(result.suggestions).toHaveLength(4);
  expect(result.suggestions[0]).toEqual({
    question: 'What is this document about?',
    page: 1,
    isOverview: true,
  });
  for (const { question } of result.suggestions)
    expect((await testApp.askAndWait(person, file._id, question)).kind).toBe('answer');
  expect(await outlineOf(file._id)).toMatchObject({ result });
});

test('a file without a title goes by its name', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: tinyPdf([['Rent is due.']], randomUUID()) });
  expect((await outlineOf(file._id)).result).toEqual({
    title: file.name,
    sources: {},
    headings: [],
    suggestions: [],
  });
});

test('somebody else’s file is not found', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: tinyPdf([['Mine.']], randomUUID()) });
  expect(await outlineOf(file._id, await testApp.signUp())).toMatchObject({ status: 404 });
});
