import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { contract } from '@recto/contract';
import type { Cell } from '@recto/contract/batches';
import type { AnswersFormat, Export } from '@recto/contract/exports';
import type { Question } from '@recto/contract/questions';
import { makeTemplate, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, vi } from 'vitest';
import { topAnswerClaims } from '#modules/questions/index.ts';
import type { Person, TestApp } from '#testing/test-app.ts';

export const QUESTIONS = ['What is the notice period?', '=1+1 Which vitamins does a kiwi fruit contain?'];
const NAMES = ['Alpha.pdf', 'Plain.pdf'];

export type ExportedBatch = Awaited<ReturnType<typeof makeExportedBatch>>;

/** Two files that were asked two questions, one of which has a formula; one answer has a note with all that needs quoting. */
export async function makeExportedBatch(testApp: TestApp, person: Person) {
  const api = testApp.apiOf(person);
  const uploads = NAMES.map((name, at) => {
    const page = [`The notice period is ${at + 1} months.`, 'The supplier is Northwind Ltd.'];
    return testApp.uploadAndWait(person, { bytes: tinyPdf([page], randomUUID()), name });
  });
  const fileIds = (await Promise.all(uploads)).map(({ _id }) => _id);
  const template = await makeTemplate(api, { name: 'Terms & notes', questions: QUESTIONS });
  const { batchId } = await api.call(contract.batches.start, { body: { fileIds, templateId: template._id } });
  await waitForBatch(api, batchId);

  const listAnswers = async (): Promise<Question[]> => {
    const { items } = await api.call(contract.history.batchItems, { query: { batchId, limit: 100 } });
    return items.flatMap(({ answers }) => answers);
  };
  const [first] = await listAnswers();
  const note = { mark: 'check', note: '@SUM(A1) “quoted", and\nanother line' } as const;
  await testApp.request('POST', `/qna/review/${first?._id}`, person, note);

  return {
    batchId,
    fileIds,
    listAnswers,
    exportAs: async (format: AnswersFormat, options: object = {}): Promise<Export> => {
      const call = { params: { id: batchId }, body: { format, ...options } };
      return waitForExport(testApp, person, await api.call(contract.exports.batch, call));
    },
    /** What the rows of quotes have to say, by what the API says of the answers. */
    async expectedRows(): Promise<string[][]> {
      const names = new Map(fileIds.map((id, at) => [id, NAMES[at] ?? '']));
      const query = { limit: 100 };
      const { items: cells } = await api.call(contract.batches.cells, { params: { id: batchId }, query });
      const answers = await listAnswers();
      return answers.flatMap((answer) =>
        rowsOf(
          answer,
          names.get(answer.fileId ?? '') ?? '',
          cells.find(({ answerId }) => answerId === answer._id),
        ),
      );
    },
  };
}

export async function waitForExport(testApp: TestApp, person: Person, started: Export): Promise<Export> {
  let last = started;
  await vi.waitFor(async () => {
    const params = { id: started.exportId };
    last = await testApp.apiOf(person).call(contract.exports.get, { params });
    expect(last.status).not.toBe('running');
  }, 30_000);
  return last;
}

export async function download(testApp: TestApp, { url }: Pick<Export, 'url'>): Promise<Buffer> {
  const response = await testApp.inject({ method: 'GET', url: url ?? '' });
  expect(response.statusCode).toBe(200);
  return response.rawPayload;
}

const MARKS = { accepted: 'Accepted', wrong: 'Wrong', check: 'To check' };
const RESULTS = { answer: 'Answered', closest: 'Close', none: 'Not found' };
const FLAGS = { outlier: 'Outlier', disagrees: 'Values disagree', unsure: 'Unsure', changed: 'Changed' };

/** A row for each quote of an answer. */
function rowsOf(answer: Question, name: string, cell: Cell | undefined): string[][] {
  const { citations, claims, review } = answer;
  const topAnswer = topAnswerClaims({ claims }).slice(0, answer.kind === 'closest' ? 3 : undefined);
  const cited = [...new Set(topAnswer.flatMap((claim) => claim.citations))].flatMap(
    (at) => citations[at] ?? [],
  );
  const flags = (cell?.flags ?? []).map((flag) => FLAGS[flag]).join('; ');
  const head = [answer.question, RESULTS[answer.kind], answer.answer, ...valueOf(cell), flags];
  const answeredBy = answer.answeredBy === 'extract' ? 'On this machine' : answer.answeredBy;
  const tail = [review ? MARKS[review.mark] : '', review?.note ?? '', answeredBy];
  if (answer.kind === 'none' || cited.length === 0) return [[name, ...head, '', '', '', ...tail]];
  return cited.map(({ page, quote, pageLabel }) => [
    name,
    ...head,
    String(page),
    pageLabel ?? '',
    quote,
    ...tail,
  ]);
}

/** The value of a cell and its unit. */
function valueOf(cell: Cell | undefined): [value: string, unit: string] {
  const value = cell?.value;
  if (value?.type === 'duration')
    return [String(value.amount), value.amount === 1 ? value.unit : `${value.unit}s`];
  return [value?.type === 'names' ? value.names.map(({ name }) => name).join('; ') : '', ''];
}

/** A workbook says what the API says, with links to the marked pages, and holds no formula. */
export async function expectBook(bytes: Buffer, { expectedRows, fileIds }: ExportedBatch): Promise<void> {
  const book = read(bytes, { cellFormula: true, cellDates: true });
  expect(book.SheetNames).toEqual(['Answers', 'Quotes', 'About']);
  const { Answers, Quotes } = book.Sheets;
  if (!Answers || !Quotes) throw new Error('there are two sheets');
  const rows = utils.sheet_to_json<string[]>(Quotes, { header: 1, raw: true, defval: '' });
  const words = rows.slice(1).map((row) => row.slice(0, 13).map(String));
  expect(words).toEqual(await expectedRows());
  const matrix = utils.sheet_to_json<string[]>(Answers, { header: 1, defval: '' });
  expect(matrix.map((row) => row[0])).toEqual(['File', ...NAMES]);
  expect(matrix[0]).toEqual(['File', QUESTIONS[0], 'Pages', QUESTIONS[1], 'Pages']);
  expect(matrix[1]?.[1]).toBe('1 month');
  const cells = Object.values({ ...Answers, ...Quotes }) as { f?: string; l?: { Target: string } }[];
  expect(cells.filter((cell) => cell?.f !== undefined)).toEqual([]);
  const links = cells.flatMap((cell) => cell?.l?.Target ?? []);
  expect(links[0]).toMatch(new RegExp(`/chat\\?file=${fileIds[0]}&question=.+&page=1`, 'u'));
}
