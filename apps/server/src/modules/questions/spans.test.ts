import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Question } from '@recto/contract/questions';
import { foldText } from '@recto/core/quotes';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { loadSampleDocuments } from '#adapters/installation/sample-documents.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const SAMPLE = fileURLToPath(new URL('../../../sample', import.meta.url));
const root = () => testApp.installation.database.root;
const get = async (path: string) => (await testApp.request('GET', path, person)).json().result;
const read = async (id: string): Promise<Question> => (await get(`/history/id/${id}`)).questions[0];
const textOf = async (fileId: string, page: number): Promise<string> =>
  (await get(`/searchDocument/${fileId}?from=${page}&to=${page}`)).pages[0].text;

async function expectSpansOnTheirPages({ citations }: Pick<Question, 'citations'>): Promise<void> {
  expect(citations.length).toBeGreaterThan(0);
  for (const { fileId, page, span, quote } of citations) {
    const shown = (await textOf(fileId ?? '', page)).slice(span.start, span.end);
    // Of a long sentence a part is shown, and all of it is marked.
    expect(foldText(shown).text).toContain(foldText(quote.replace(/^…|…$/g, '')).text);
  }
}

/** As the version before this one wrote it. */
const makeOld = (id: string) =>
  sql`update question set answer = jsonb_set(answer - 'textVersions', '{citations}',
    (select jsonb_agg(citation - 'span') from jsonb_array_elements(answer -> 'citations') citation))
    where id = ${id}`.execute(root());

const storedAnswer = async (id: string) =>
  (await root().selectFrom('question').select('answer').where('id', '=', id).executeTakeFirst())?.answer;

/** A row that says the same on both lines, and a clause that runs over the end of a line. */
const PAGES = [
  ['Accounts', 'The rent is 1,200 euros.', 'The rent is 1,200 euros.', 'The wages are 900 euros.'],
  ['Payment', 'Invoices are payable within forty-five days of re-', 'ceipt, without deduction of any kind.'],
];
const upload = () => testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) });

test('a citation says where its quote stands in the text of its page', async () => {
  const sample = (await loadSampleDocuments(SAMPLE)).find(({ name }) => name.startsWith('Annual report'));
  const file = await testApp.uploadAndWait(person, { bytes: Buffer.from(sample?.bytes ?? []) });
  for (const question of ['What dividend does the board propose?', 'What was the revenue?']) {
    const answer = await testApp.askAndWait(person, file._id, question);
    await expectSpansOnTheirPages(answer);
    const { contexts } = await get(`/qna/context/${answer._id}`);
    await expectSpansOnTheirPages({ citations: contexts });
  }
});

test('an answer given by a process of the version before, beside this one, is of the kind that it says', async () => {
  const { _id: fileId } = await upload();
  for (const [question, kind] of [
    ['What is the rent?', 'answer'],
    ['Which vitamins does a kiwi fruit contain?', 'none'],
  ] as const) {
    const answer = await testApp.askAndWait(person, fileId, question);
    await sql`update question set answer = answer - 'kind' where id = ${answer._id}`.execute(root());
    expect(await read(answer._id)).toMatchObject({ kind });
    expect((await get(`/history/list-meta/userid?fileId=${fileId}`)).items[0]).toMatchObject({
      answerKind: kind,
    });
  }
});

describe('an answer whose spans are missing or out of date', () => {
  const ask = async () => testApp.askAndWait(person, (await upload())._id, 'What is the rent?');

  test('has them again however it is read, and is then as if it were new', async () => {
    const answer = await ask();
    await expectSpansOnTheirPages(answer);
    const reads: (() => Promise<Question>)[] = [
      () => read(answer._id),
      async () => (await get(`/history/list-meta/userid?fileId=${answer.fileId}`)).items[0],
      async () => ({ ...answer, citations: (await get(`/qna/context/${answer._id}`)).contexts }),
    ];
    const stored = await storedAnswer(answer._id);
    for (const again of reads) {
      await makeOld(answer._id);
      expect((await again()).citations.map(({ span }) => span)).toEqual(
        answer.citations.map(({ span }) => span),
      );
      expect(await storedAnswer(answer._id)).toEqual(stored);
    }
  });

  test('has those of the text that its file has now, where it was read again', async () => {
    const answer = await ask();
    await sql`update question set answer = jsonb_set(jsonb_set(answer, '{citations,0,span}', '{"start": 3, "end": 9}'),
      '{textVersions}', jsonb_build_object(file_set, 'another text')) where id = ${answer._id}`.execute(
      root(),
    );
    expect((await read(answer._id)).citations).toEqual(answer.citations);
  });

  test('is given without them while its pages are not there, and with them later', async () => {
    const answer = await ask();
    await makeOld(answer._id);
    await sql`update page set number = number + 900 where file_id = ${answer.fileId}`.execute(root());
    expect((await read(answer._id)).citations[0]).toMatchObject({ span: { start: 0, end: 0 } });
    await sql`update page set number = number - 900 where file_id = ${answer.fileId}`.execute(root());
    expect((await read(answer._id)).citations).toEqual(answer.citations);
  });
});
