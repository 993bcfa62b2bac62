import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READY_TEMPLATES } from '@recto/contract/ready-templates';
import type { Answer } from '@recto/core/answers';
import {
  findAskedFigure,
  isAnnualReport,
  type KeyFigure,
  type KeyFigureName,
  readKeyFigures,
  renderAmount,
} from '@recto/core/key-figures';
import { TEST_DATA } from '@recto/testing/test-data';
import { hasTestData, loadFile } from '../answers/test-data.ts';
import { answerInCore } from '../support/answer.ts';

/** Read by hand from each report: amounts in full, of net income both with and without what belongs to others. */
type Truth = Readonly<Record<KeyFigureName, number | string | readonly number[]>>;

const TARGETS = { right: 0.9, wrongWhenSure: 0.03 };
const truths = JSON.parse(readFileSync(join(import.meta.dirname, 'truth.json'), 'utf8')) as Record<
  string,
  Truth
>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, ' ');

function isRightFigure(figure: KeyFigure, truth: Truth[KeyFigureName]): boolean {
  const value = figure.amount?.value ?? figure.count;
  if (value !== undefined) return [truth].flat().some((each) => each === value);
  if (figure.date !== undefined) return figure.date === truth;
  return plain(figure.text).includes(plain(String(truth)));
}

/** Whether its words stand where it says, which a reader checks on the page. */
const isQuoted = (figure: KeyFigure, textOf: (page: number) => string) => {
  const [{ page, span }] = figure.evidence;
  const quote = textOf(page).slice(span.start, span.end);
  return figure.name === 'headquarters' || plain(quote).includes(plain(figure.text));
};

/** What the template's questions ask for; a question that asks for no key figure is answered like any other. */
const ASKED = new Map(
  READY_TEMPLATES.filter(({ name }) => name === 'Annual report').flatMap(({ questions }) =>
    questions.map((question) => [findAskedFigure(question)?.name, question] as const),
  ),
);

interface Cell {
  readonly isAnswer: boolean;
  readonly isRight: boolean;
  /** Words in bold that are not the value. */
  readonly isWrongInBold: boolean;
}

/** A cell is right where its top answer says the true value, with unit and period; `figure` is what the panel shows. */
function judgeCell(
  { kind, claims }: Answer,
  figure: KeyFigure | undefined,
  truth: Truth[KeyFigureName],
): Cell {
  const text = claims[0]?.text ?? '';
  const amount = figure?.amount;
  const said = figure && (amount ? `${renderAmount(amount)} (${amount.period})` : figure.text);
  const isRight =
    figure !== undefined && said !== undefined && isRightFigure(figure, truth) && text.includes(said);
  const bold = (claims[0]?.emphasis ?? []).map(({ start, end }) => text.slice(start, end));
  const isAnswer = kind === 'answer';
  return {
    isAnswer,
    isRight,
    isWrongInBold: isAnswer && bold.length > 0 && !(isRight && bold.every((words) => said?.includes(words))),
  };
}

async function measure(): Promise<boolean> {
  const rows = new Map<
    string,
    { right: number; missing: number; wrong: number; wrongWhenSure: number; unquoted: number }
  >();
  const misses: string[] = [];
  const cells: Cell[] = [];
  for (const [name, truth] of Object.entries(truths)) {
    const file = await loadFile(`filings/${name}.pdf`);
    const { pages } = file;
    if (!isAnnualReport(pages)) misses.push(`${name}: not taken for an annual report`);
    const found = readKeyFigures(pages);
    for (const [key, expected] of Object.entries(truth) as [KeyFigureName, Truth[KeyFigureName]][]) {
      const row = rows.get(key) ?? { right: 0, missing: 0, wrong: 0, wrongWhenSure: 0, unquoted: 0 };
      rows.set(key, row);
      const figure = found.find((each) => each.name === key);
      cells.push(judgeCell(answerInCore(file.index, ASKED.get(key) ?? ''), figure, expected));
      if (figure === undefined) row.missing += 1;
      else if (isRightFigure(figure, expected)) row.right += 1;
      else {
        row.wrong += 1;
        if (figure.isSure) row.wrongWhenSure += 1;
      }
      if (figure === undefined || !isRightFigure(figure, expected))
        misses.push(`${name} ${key}: ${figure?.text ?? 'none'} for ${String(expected)}`);
      if (figure && !isQuoted(figure, (page) => pages[page - 1]?.text ?? '')) row.unquoted += 1;
    }
  }
  const total = Object.keys(truths).length * rows.size;
  const sum = (of: 'right' | 'wrong' | 'wrongWhenSure') =>
    [...rows.values()].reduce((all, row) => all + row[of], 0);
  console.table(Object.fromEntries(rows));
  for (const miss of misses) console.log(miss);
  const right = sum('right') / total;
  const wrong = sum('wrongWhenSure') / total;
  console.log(
    `${Object.keys(truths).length} reports: right ${right.toFixed(3)}, wrong though sure ${wrong.toFixed(3)}`,
  );
  const share = (of: (cell: Cell) => boolean) => (cells.filter(of).length / cells.length).toFixed(3);
  console.log(
    `as cells of the template "Annual report": right ${share((cell) => cell.isRight)}, called an answer ${share((cell) => cell.isAnswer)}, wrong in bold ${share((cell) => cell.isWrongInBold)}`,
  );
  return right >= TARGETS.right && wrong <= TARGETS.wrongWhenSure;
}

if (!hasTestData()) console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
else if (!(await measure())) process.exitCode = 1;
