import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { read, utils } from '@e965/xlsx';
import type { AnswersFormat } from '@recto/contract/exports';
import { describe, expect, test } from 'vitest';
import type { ExportContent, ExportedAnswer } from '#modules/exports/answers.ts';
import { parseCsv } from '#modules/exports/read-exports.fixture.ts';
import { FORMATS } from '#modules/exports/write.ts';

const OPTIONS = { productName: 'Recto', documents: [], pictures: { draw: async () => null } };

const makeAnswer = (given: Partial<ExportedAnswer> = {}): ExportedAnswer => ({
  fileId: 'file',
  fileName: 'Lease.pdf',
  column: 0,
  question: 'What is the rent?',
  result: 'answered',
  text: 'The rent is £1,000.',
  value: null,
  evidence: [],
  review: null,
  answeredBy: 'extract',
  askedAt: '2026-03-01T10:00:00.000Z',
  ...given,
});

const contentOf = (...answers: ExportedAnswer[]): ExportContent => ({
  title: 'Rents',
  kind: 'conversation',
  exportedAt: new Date('2026-03-02T10:00:00.000Z'),
  columns: null,
  withMarks: true,
  summary: '',
  async *stream() {
    yield answers;
  },
});

const write = (format: AnswersFormat, content: ExportContent) =>
  buffer(FORMATS[format].write(content, OPTIONS));

/** What the cells of the first sheet hold below the head, with their types. */
async function cellsOf(content: ExportContent) {
  const sheet = read(await write('xlsx', content), { cellFormula: true, cellNF: true }).Sheets['Answers'];
  if (!sheet) throw new Error('there is a sheet of answers');
  return { sheet, rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: '' }).slice(1) };
}

const HOSTILE = [
  '=HYPERLINK("https://evil.example","x")',
  '+1',
  '-1+cmd|calc',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '"=1',
  '<script>alert(1)</script>',
  '_x0041_ & ]]>',
  'line\nbreak, "quoted"',
  'مرحبا 你好 😀',
];

describe('text that a program could take for something else', () => {
  test.each(HOSTILE)('%j stays text in XLSX', async (text) => {
    const { sheet, rows } = await cellsOf(contentOf(makeAnswer({ text })));
    expect(rows[0]?.[3]).toBe(text);
    expect(Object.values(sheet).filter((cell) => (cell as { f?: string }).f !== undefined)).toEqual([]);
  });

  test.each(HOSTILE)('%j is no formula in CSV', async (text) => {
    const csv = (await write('csv', contentOf(makeAnswer({ text })))).toString('utf8').slice(1);
    const cell = parseCsv(csv)[1]?.[3] ?? '';
    expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
    expect(cell.replace(/^'/u, '')).toBe(text);
  });

  test('is escaped in a report', async () => {
    const report = (
      await write('html', contentOf(...HOSTILE.map((text) => makeAnswer({ text }))))
    ).toString();
    expect(report).toContain('&lt;script&gt;');
    expect(report).not.toContain('<script');
  });
});

test('values are cells of their types, with the unit beside them', async () => {
  const { rows, sheet } = await cellsOf(
    contentOf(
      makeAnswer({ value: { type: 'amount', value: 195_929_000_000.5, currency: '$', period: '2021' } }),
      makeAnswer({ value: { type: 'date', iso: '2027-03-31' } }),
      makeAnswer({ value: { type: 'duration', amount: 90, unit: 'day' } }),
      makeAnswer({ value: { type: 'yesNo', yes: false } }),
    ),
  );
  expect(rows.map((row) => row.slice(4, 6))).toEqual([
    [195_929_000_000.5, '$, 2021'],
    [new Date('2027-03-31'), ''],
    [90, 'days'],
    ['No', ''],
  ]);
  expect(sheet['E3']).toMatchObject({ t: 'n', w: '2027-03-31' });
});

test('a cell holds as much as programs open, and what XML cannot hold is left out', async () => {
  const { rows } = await cellsOf(contentOf(makeAnswer({ text: `\u0000\u000Bx${'y'.repeat(40_000)}` })));
  // Two of these are the characters that were left out.
  expect(String(rows[0]?.[3])).toMatch(/^xy+…$/u);
  expect(String(rows[0]?.[3])).toHaveLength(32_765);
});

/** The most bytes that are held at any time while so many answers are written. */
async function measure(format: AnswersFormat, answers: number): Promise<number> {
  const script = new URL('./write-memory.fixture.ts', import.meta.url);
  const child = fork(script, [format, String(answers)], { execArgv: ['--expose-gc'] });
  const ended = once(child, 'exit');
  const [most] = await Promise.race([once(child, 'message'), ended]);
  expect(await ended).toEqual([0, null]);
  return most;
}

// An evidence pack holds the table and the report.
test.each(['csv', 'zip'] as const)(
  '10,000 answers as %s hold at most 6 MB more than 2,500',
  async (format) => {
    const few = await measure(format, 2_500);
    expect((await measure(format, 10_000)) - few).toBeLessThan(6_000_000);
  },
);
