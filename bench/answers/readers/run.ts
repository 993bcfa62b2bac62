/**
 * Asks readers' questions and grades what is shown, beside what was shown before the engine was changed.
 *
 * node bench/answers/readers/run.ts [--documents folder] [--half train|dev|test] [--misses] [--record]
 *
 * Without `--half` it asks those of "dev" and "test"; "train" only when it is named, and nothing is recorded of it.
 * `--misses` prints the questions of "train" or "dev" that went wrong. Those of "test" are never printed: whoever fits the
 * engine must not read them. `--record` keeps the grades of this run as the ones from before, of questions that have none
 * yet: what was recorded once stays.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type FileIndex, findPageText } from '@recto/core/answers';
import { answerInCore } from '../../support/answer.ts';
import { askAfter } from './ask-after.ts';
import type { Half } from './documents/source.ts';
import { DOCUMENTS } from './documents.ts';
import { type Grade, gradeAnswer } from './grade.ts';
import { type ClaimFault, inspectClaims } from './inspect-claims.ts';
import { withPagesIn } from './pages-of-quote.ts';
import { DOCUMENTS_FOLDER, documentPath, readWhole } from './read-document.ts';
import {
  countAnswers,
  type Graded,
  isJudged,
  isOfFirstSet,
  printReport,
  printUnderstanding,
  shareGrades,
} from './report.ts';
import { type ReadersQuestion, readQuestions } from './schema.ts';
import { readShownAnswer, type ShownAnswer } from './shown-answer.ts';

const RECORD = join(import.meta.dirname, 'recorded-before.json');

/** Required of the half on which nothing is fitted. */
const TARGETS = { lead: 0.55, within: 0.65, right: 0.8, answers: 0.45, unanswerable: 0.1, language: 0.4 };

const recordSchema = z.record(
  z.string(),
  z.strictObject({ isAnswer: z.boolean(), lead: z.boolean(), within: z.boolean(), anywhere: z.boolean() }),
);

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: DOCUMENTS_FOLDER },
    half: { type: 'string' },
    misses: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const halves = chooseHalves(values.half);
if (values.misses && halves.includes('test')) {
  console.error(
    '--misses needs --half dev or train: the questions of the test half are not read by whoever fits the engine.',
  );
  process.exitCode = 2;
} else if (values.record && halves.length < 2) {
  console.error('--record keeps the grades of dev and test: leave --half out.');
  process.exitCode = 2;
} else await measure(halves);

function chooseHalves(half: string | undefined): readonly Half[] {
  if (half === undefined) return ['dev', 'test'];
  if (half !== 'train' && half !== 'dev' && half !== 'test')
    throw new Error(`--half is train, dev or test, not ${half}`);
  return [half];
}

async function measure(wanted: readonly Half[]): Promise<void> {
  const before = readRecord();
  const record: Record<string, Grade> = {};
  for (const half of wanted) {
    const { graded, faults } = await askHalf(half, before);
    if (graded.length === 0) continue;
    for (const { question, grade } of graded) record[question.id] = grade;
    const first = graded.filter(({ question }) => isOfFirstSet(question));
    const faultsOfFirst = faults.filter(({ question }) => isOfFirstSet(question));
    printReport(`Half "${half}"`, first);
    printFaults(faultsOfFirst);
    if (half === 'test' && !values.record) checkTargets(first, faultsOfFirst.length);
    printUnderstanding(`Half "${half}", questions understood as people ask them`, graded);
    printFaults(faults);
  }
  if (values.record) writeFileSync(RECORD, formatRecord({ ...record, ...before }));
}

interface FaultOfQuestion {
  readonly question: ReadersQuestion;
  readonly fault: ClaimFault;
}

function printFaults(faults: readonly FaultOfQuestion[]): void {
  const count = (wanted: ClaimFault) => faults.filter(({ fault }) => fault === wanted).length;
  console.log(
    `  claims said twice ${count('twice')}, neither statement nor row ${count('empty')}, cut without "…" ${count('cut')}`,
  );
}

function readRecord(): Readonly<Record<string, Grade>> {
  return existsSync(RECORD) ? recordSchema.parse(JSON.parse(readFileSync(RECORD, 'utf8'))) : {};
}

/** A line for each question, as the formatter has it. */
function formatRecord(record: Readonly<Record<string, Grade>>): string {
  const lines = Object.entries(record).map(([id, grade]) => {
    const entries = Object.entries(grade).map(([name, is]) => `"${name}": ${is}`);
    return `  ${JSON.stringify(id)}: { ${entries.join(', ')} }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

async function askHalf(half: Half, before: Readonly<Record<string, Grade>>) {
  const graded: Graded[] = [];
  const faults: FaultOfQuestion[] = [];
  for (const document of DOCUMENTS) {
    const questions = document.half === half ? readQuestions(document.id) : [];
    if (questions.length === 0) continue;
    const path = documentPath(document, values.documents);
    if (!existsSync(path)) {
      const isOfTestData = document.source.kind === 'test data';
      const remedy = isOfTestData ? 'set TEST_DATA' : 'npm run bench:documents';
      console.log(`${document.id} left out: there is no ${path} (${remedy})`);
      process.exitCode = 1;
      continue;
    }
    const { index, outline } = await readWhole(path);
    for (const written of questions) {
      const question = withPagesIn(index, written);
      const previous = questions.find(({ id }) => id === question.after)?.question;
      const asked = askAfter(index, question.question, previous);
      const shown = readShownAnswer(answerInCore(index, asked, outline));
      const grade = gradeAnswer(question, shown);
      graded.push({ question, grade, before: before[question.id] });
      const found = inspectClaims(shown, document.language, (page) => findPage(index, page));
      faults.push(...found.map(({ fault }) => ({ question, fault })));
      if (values.misses) printMiss(question, grade, shown, found);
    }
  }
  return { graded, faults };
}

function findPage(index: FileIndex, page: number): string | undefined {
  return findPageText(index, page);
}

function printMiss(
  question: ReadersQuestion,
  grade: Grade,
  shown: ShownAnswer,
  faults: ReturnType<typeof inspectClaims>,
): void {
  const isUnanswerable = question.ask === 'unanswerable';
  if (isUnanswerable ? grade.isAnswer : !grade.lead) {
    console.log(`\n${question.id} (${question.ask}, ${question.type}) ${question.question}`);
    if (!isUnanswerable)
      console.log(`  wanted ${JSON.stringify(question.lead)} on ${question.pages.join(', ')}`);
    console.log(`  ${shown.kind}, within ${grade.within}, anywhere ${grade.anywhere}`);
    for (const [mark, claims] of [
      ['-', shown.own],
      ['+', shown.further],
    ] as const)
      for (const { text, pages } of claims) console.log(`  ${mark} p. ${pages.join(', ')}: ${text}`);
  }
  for (const { fault, text } of faults) console.log(`  ${question.id} ${fault}: ${text}`);
}

function checkTargets(graded: readonly Graded[], faults: number): void {
  const judged = graded.filter(({ question }) => isJudged(question));
  const shares = shareGrades(judged.map(({ grade }) => grade));
  const unanswerable = graded.filter(({ question }) => question.ask === 'unanswerable');
  const answered = countAnswers(unanswerable.map(({ grade }) => grade)) / Math.max(1, unanswerable.length);
  const languages = Map.groupBy(judged, ({ question }) => question.language);
  const weakest = Math.min(
    ...[...languages.values()].map((group) => shareGrades(group.map(({ grade }) => grade)).lead),
  );
  console.log('');
  checkShare('lead right', shares.lead, TARGETS.lead);
  checkShare('right within the answer', shares.within, TARGETS.within);
  checkShare('of kind "answer"', shares.answers, TARGETS.answers);
  checkShare('of these right', shares.right, TARGETS.right);
  checkShare('lead right in the weakest language', weakest, TARGETS.language);
  check(
    `unanswerable of kind "answer": ${answered.toFixed(2)} (at most ${TARGETS.unanswerable})`,
    answered <= TARGETS.unanswerable,
  );
  check(`faults of form: ${faults} (none)`, faults === 0);
}

function checkShare(name: string, share: number, least: number): void {
  check(`${name}: ${share.toFixed(2)} (at least ${least})`, share >= least);
}

function check(what: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${what}`);
}
