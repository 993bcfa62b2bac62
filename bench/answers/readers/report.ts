import type { Grade } from './grade.ts';
import type { ReadersQuestion } from './schema.ts';

export interface Graded {
  readonly question: ReadersQuestion;
  readonly grade: Grade;
  /** What the engine got before it was changed; undefined for a question that was not asked then. */
  readonly before: Grade | undefined;
}

/** Shares (0..1) of answerable questions; `right` is of the answers of kind "answer" only. */
export interface Shares {
  readonly questions: number;
  readonly lead: number;
  readonly within: number;
  readonly anywhere: number;
  readonly answers: number;
  readonly right: number;
}

export function shareGrades(grades: readonly Grade[]): Shares {
  const share = (of: readonly Grade[], is: (grade: Grade) => boolean) => of.filter(is).length / of.length;
  const answers = grades.filter(({ isAnswer }) => isAnswer);
  return {
    questions: grades.length,
    lead: share(grades, ({ lead }) => lead),
    within: share(grades, ({ within }) => within),
    anywhere: share(grades, ({ anywhere }) => anywhere),
    answers: answers.length / grades.length,
    right: share(answers, ({ lead }) => lead),
  };
}

/** The questions by which the engine is judged: answerable, spelt right and to be understood alone. */
export function isJudged({ ask }: ReadersQuestion): boolean {
  return ask === 'plain' || ask === 'vague' || ask === 'words';
}

/** The set that was written first, whose figures are compared with those recorded. */
export function isOfFirstSet({ set }: ReadersQuestion): boolean {
  return set === undefined;
}

const HEADS = ['lead', 'within', 'anywhere', 'answers', 'of these right'];

/** Prints the figures of some questions, each with the one from before in brackets, by language, ask and type. */
export function printReport(title: string, graded: readonly Graded[]): void {
  const judged = graded.filter(({ question }) => isJudged(question));
  console.log(`\n${title}: ${graded.length} questions; before in brackets`);
  printLine('', ['questions', ...HEADS]);
  printShares('all, no follow-ups or misspelt', judged);
  printGroups('language', judged, ({ language }) => language);
  const answerable = graded.filter(isAnswerable);
  printGroups('ask', answerable, ({ ask }) => ask);
  printGroups('type', judged, ({ type }) => type);
  const unanswerable = graded.filter(({ question }) => question.ask === 'unanswerable');
  const answered = countAnswers(unanswerable.map(({ grade }) => grade));
  const before = unanswerable.flatMap((each) => each.before ?? []);
  console.log(
    `  unanswerable, answered all the same: ${answered} of ${unanswerable.length} (${countAnswers(before)} of ${before.length})`,
  );
}

/**
 * Prints the figures of both sets by how people ask. A follow-up is asked after its question; before it was asked alone.
 * Misspelt questions of the first set have no other form; those of the second stand beside the same ones spelt right. What
 * was before is, for the first set, before top answers were judged; for the second, after.
 */
export function printUnderstanding(title: string, graded: readonly Graded[]): void {
  const spelt = new Set(graded.flatMap(({ question }) => question.spelt ?? []));
  const rows: readonly [string, (question: ReadersQuestion) => boolean][] = [
    ['all that have an answer', () => true],
    ['follow-ups', ({ ask }) => ask === 'follow-up'],
    ['misspelt', ({ ask }) => ask === 'misspelt'],
    ['misspelt, of the second set', (question) => question.spelt !== undefined],
    ['the same spelt right', ({ id }) => spelt.has(id)],
    ['in other words', ({ ask }) => ask === 'words'],
    ['in another language', isForeign],
    ['what it is about', ({ type }) => type === 'about'],
    ['lists of all of a kind', (question) => question.type === 'list' && !isOfFirstSet(question)],
  ];
  const answerable = graded.filter(isAnswerable);
  console.log(`\n${title}: ${graded.length} questions of both sets; before in brackets`);
  printLine('', ['questions', ...HEADS]);
  for (const [name, is] of rows)
    printShares(
      name,
      answerable.filter(({ question }) => is(question)),
    );
  const foreign = graded.filter(({ question }) => isForeign(question));
  const wrong = countWrongAnswers(foreign.map(({ grade }) => grade));
  const before = foreign.flatMap((each) => each.before ?? []);
  console.log(
    `  in another language, answered wrongly: ${wrong} of ${foreign.length} (${countWrongAnswers(before)} of ${before.length})`,
  );
}

function isAnswerable({ question }: Graded): boolean {
  return question.lead.length > 0;
}

function isForeign({ ask }: ReadersQuestion): boolean {
  return ask === 'other-language';
}

function countWrongAnswers(grades: readonly Grade[]): number {
  return grades.filter(({ isAnswer, lead }) => isAnswer && !lead).length;
}

export function countAnswers(grades: readonly Grade[]): number {
  return grades.filter(({ isAnswer }) => isAnswer).length;
}

function printGroups(
  name: string,
  graded: readonly Graded[],
  keyOf: (question: ReadersQuestion) => string,
): void {
  const groups = Map.groupBy(graded, ({ question }) => keyOf(question));
  for (const [key, group] of [...groups].toSorted(([left], [right]) => left.localeCompare(right)))
    printShares(`${name} ${key}`, group);
}

function printShares(name: string, graded: readonly Graded[]): void {
  const now = shareGrades(graded.map(({ grade }) => grade));
  const before = shareGrades(graded.flatMap((each) => each.before ?? []));
  const figure = (of: (shares: Shares) => number) => `${formatShare(of(now))} (${formatShare(of(before))})`;
  printLine(name, [
    String(now.questions),
    figure(({ lead }) => lead),
    figure(({ within }) => within),
    figure(({ anywhere }) => anywhere),
    figure(({ answers }) => answers),
    figure(({ right }) => right),
  ]);
}

function formatShare(share: number): string {
  return Number.isNaN(share) ? '–' : share.toFixed(2);
}

function printLine(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(32)}${cells.map((cell) => cell.padStart(16)).join('')}`);
}
