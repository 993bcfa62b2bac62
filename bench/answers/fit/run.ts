/**
 * Fits the weights of what leads an answer and the likelihood that it is right, on the readers' questions of the halves
 * "train" and "dev" and on reading sets. Prints how good weights are on documents that they were not fitted on, then the
 * weights as `score-features.ts` and `confidence.ts` have them, and what each threshold of the likelihood would bring.
 *
 * node bench/answers/fit/run.ts [--documents folder]
 */
import { parseArgs } from 'node:util';
import { DOCUMENTS_FOLDER } from '../readers/read-document.ts';
import { collectSamples, type JudgedCandidate, type Sample } from './collect.ts';
import {
  fitLikelihood,
  fitFeatureWeights,
  judgeUnseen,
  type TopAnswer,
  rankUnseen,
  readTopAnswers,
} from './fit-top-answers.ts';

const THRESHOLDS = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75];

const { values } = parseArgs({ options: { documents: { type: 'string', default: DOCUMENTS_FOLDER } } });

const samples = await collectSamples(values.documents);
const ranked = rankUnseen(samples);
printFigures(ranked);
printWeights('FEATURE_WEIGHTS', fitFeatureWeights(samples), (weight) => Number(weight.toPrecision(2)));
const topAnswers = readTopAnswers(ranked);
printLikelihood(topAnswers);
printThresholds(judgeUnseen(topAnswers));

function printFigures(all: ReadonlyMap<Sample, readonly JudgedCandidate[]>): void {
  const judged = [...all].filter(([sample]) => isAnswerable(sample));
  printLine('On documents not fitted on', ['questions', 'lead right', 'among three', 'MRR']);
  printFigure('all', judged);
  const groupings: readonly ((sample: Sample) => string)[] = [
    ({ part }) => `part ${part}`,
    ({ ask }) => `ask ${ask}`,
    nameLanguage,
  ];
  for (const nameOf of groupings)
    for (const [name, group] of Map.groupBy(judged, ([sample]) => nameOf(sample))) printFigure(name, group);
}

function isAnswerable({ part, ask }: Sample): boolean {
  return part !== 'removed' && ask !== 'unanswerable';
}

function nameLanguage({ language }: Sample): string {
  return language === 'en' ? 'English' : 'other languages';
}

function printFigure(name: string, group: readonly (readonly [Sample, readonly JudgedCandidate[]])[]): void {
  const positions = group.map(([, candidates]) => candidates.findIndex(({ isRight }) => isRight));
  const within = (count: number) => share(positions, (position) => position >= 0 && position < count);
  const mrr = positions.reduce((sum, position) => sum + (position < 0 ? 0 : 1 / (position + 1)), 0);
  printLine(name, [String(group.length), within(1), within(3), (mrr / group.length).toFixed(3)]);
}

/** Lines as the product's files have them. */
function printWeights(
  title: string,
  weights: readonly (readonly [string, number])[],
  round: (weight: number) => number,
): void {
  console.log(`\n${title}`);
  for (const [name, weight] of weights) console.log(`  ${name}: ${round(weight)},`);
}

function printLikelihood(all: readonly TopAnswer[]): void {
  const { constant, weights } = fitLikelihood(all);
  const names = Object.keys(all[0]?.features ?? {});
  const round = (weight: number) => Number(weight.toFixed(2));
  console.log(`\nCONSTANT = ${round(constant)}`);
  printWeights(
    'WEIGHTS',
    names.map((name, at) => [name, weights[at] ?? 0]),
    round,
  );
}

/** What would be called an answer, of all questions of each sort. */
function printThresholds(likelihoods: ReadonlyMap<TopAnswer, number>): void {
  const all = [...likelihoods].map(([{ sample, isRight }, likelihood]) => ({ sample, isRight, likelihood }));
  const answerable = all.filter(({ sample }) => isAnswerable(sample));
  const byLanguage = Map.groupBy(answerable, ({ sample }) => nameLanguage(sample));
  const unanswerable = all.filter(({ sample }) => sample.part !== 'removed' && !isAnswerable(sample));
  const removed = all.filter(({ sample }) => sample.part === 'removed');
  console.log(
    `\nCalled an answer, of these right: leads of ${answerable.length} questions that have an answer`,
  );
  printLine('likelihood at least', [
    'all',
    ...byLanguage.keys(),
    `unanswerable (${unanswerable.length})`,
    `removed (${removed.length})`,
  ]);
  for (const threshold of THRESHOLDS) {
    const isCalled = ({ likelihood }: { likelihood: number }) => likelihood >= threshold;
    const both = (some: typeof all) =>
      `${share(some, isCalled)} ${share(some.filter(isCalled), ({ isRight }) => isRight)}`;
    printLine(threshold.toFixed(2), [
      both(answerable),
      ...[...byLanguage.values()].map(both),
      share(unanswerable, isCalled),
      share(removed, isCalled),
    ]);
  }
}

function share<T>(of: readonly T[], is: (item: T) => boolean): string {
  return of.length === 0 ? '–' : (of.filter(is).length / of.length).toFixed(3);
}

function printLine(name: string, cells: readonly string[]): void {
  console.log(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(19)).join('')}`);
}
