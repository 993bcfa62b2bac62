/**
 * Reads the cells of typed columns from answers to real documents and compares them with what was recorded first. Single
 * cells are printed of the open half only.
 *
 * node bench/columns/run.ts [--show]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileIndex, findPageText } from '@recto/core/answers';
import { readContractTerms } from '@recto/core/clauses';
import { type CellClaim, findElsewhere, guessColumn, readCell } from '@recto/core/columns';
import { hasContracts } from '../contracts/read-contracts.ts';
import { compared, findMarked } from '../contracts/label-passages.ts';
import { answerInCore } from '../support/answer.ts';
import { toClaims } from './answer-claims.ts';
import type { RecordedCell } from './cells.ts';
import { isRight } from './judge.ts';
import { labelsOf, makeLoadIndex } from './load.ts';

const TARGETS = { right: 0.88, wrongWithoutFlag: 0.01, unsure: 0.15 };

const { values: options } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

interface Judged {
  readonly cell: RecordedCell;
  readonly isAnswer: boolean;
  readonly isPassageRight: boolean;
  readonly isRight: boolean | null;
  readonly isSure: boolean;
  readonly disagrees: boolean;
  readonly isGuessed: boolean;
}

/** Whether the leading quote is what lawyers marked; of other files, whether it holds the value. */
function isPassageRight(cell: RecordedCell, index: FileIndex, [topAnswer]: readonly CellClaim[]): boolean {
  const quotes = (topAnswer?.quotes ?? []).map(({ page, start, end }) =>
    (findPageText(index, page) ?? '').slice(start, end),
  );
  if (cell.clause === undefined) return true;
  const clauses = labelsOf(cell.file);
  return clauses !== undefined && findMarked({ clauses }, cell.clause, quotes.map(compared)).size > 0;
}

function judge(cell: RecordedCell, index: FileIndex): Judged {
  const answer = answerInCore(index, cell.question);
  const claims = toClaims(answer);
  const terms = readContractTerms(index.clauses, (page) => findPageText(index, page) ?? '') ?? [];
  const { question, type, choices } = cell;
  const isAnswer = answer.kind === 'answer';
  const column = { question, type, ...(choices && { choices }) };
  const { value: read, readings } = isAnswer
    ? readCell(column, claims, terms, findElsewhere(index, column, claims))
    : { value: null, readings: [] };
  if (options.show && cell.half === 'dev' && readings.length > 0)
    console.log(
      `\n${cell.file} ${question} disagrees:\n${readings.map(({ value, claim }) => `  ${value.text}: ${claim.text}`).join('\n')}`,
    );
  const judged: Judged = {
    cell,
    isAnswer,
    isPassageRight: isAnswer && isPassageRight(cell, index, claims),
    isRight: read === null ? false : isRight(cell, read.value),
    isSure: read?.sure ?? false,
    disagrees: readings.length > 0,
    isGuessed: guessColumn(question) === type || type === 'choice',
  };
  if (
    options.show &&
    cell.half === 'dev' &&
    isAnswer &&
    !(judged.isRight && judged.isSure && judged.isGuessed)
  ) {
    const { isPassageRight: passage, isRight: right, isSure: sure } = judged;
    console.log(
      `\n${cell.file} ${question}\n  passage ${passage} right ${right} sure ${sure} guessed ${guessColumn(question)}`,
    );
    console.log(`  read ${JSON.stringify(read?.value)}; known ${JSON.stringify(cell.value)}`);
    console.log(`  ${claims[0]?.text.slice(0, 300)}`);
  }
  return judged;
}

const share = (part: number, of: number) => part / (of || 1);

function print(name: string, all: readonly Judged[]): boolean {
  const found = all.filter((each) => each.isPassageRight && each.isRight !== null);
  const answered = all.filter((each) => each.isAnswer && each.isRight !== null);
  const right = share(found.filter((each) => each.isRight).length, found.length);
  const wrong = answered.filter((each) => !each.isRight && each.isSure);
  const wrongInFound = found.filter((each) => !each.isRight && each.isSure).length;
  const unsure = share(answered.filter((each) => !each.isSure).length, answered.length);
  console.log(
    `${name}: ${all.length} cells, ${answered.length} answered, passage found in ${found.length}; right ${right.toFixed(3)}; ` +
      `wrong without a flag ${wrongInFound} of those, ${wrong.length} of all answered (${share(wrong.length, answered.length).toFixed(3)}); unsure ${unsure.toFixed(3)}; disagree ${all.filter(({ disagrees }) => disagrees).length}`,
  );
  return (
    right >= TARGETS.right &&
    share(wrongInFound, found.length) <= TARGETS.wrongWithoutFlag &&
    unsure <= TARGETS.unsure
  );
}

async function measure(): Promise<boolean> {
  const path = join(import.meta.dirname, 'cells.json');
  const cells = JSON.parse(readFileSync(path, 'utf8')) as RecordedCell[];
  const loadIndex = await makeLoadIndex();
  const judged: Judged[] = [];
  for (const cell of cells) judged.push(judge(cell, await loadIndex(cell.file)));
  const of = (half: RecordedCell['half']) => judged.filter((each) => each.cell.half === half);
  for (const half of ['dev', 'test'] as const)
    for (const [type, own] of Map.groupBy(of(half), ({ cell }) => cell.type)) print(`${half} ${type}`, own);
  print('dev', of('dev'));
  const isGood = print('test', of('test'));
  const guessed = share(judged.filter((each) => each.isGuessed).length, judged.length);
  console.log(`types guessed ${guessed.toFixed(3)}`);
  return isGood;
}

if (!hasContracts()) console.log('skipped: there are no test data');
else if (!(await measure())) process.exitCode = 1;
