import type { FileIndex } from '../../file-index/file-index.ts';
import { makeTermWeightFinder, type TermWeightFinder } from '../../file-index/occurrences.ts';
import type { AnalysedQuestion } from '../../question/analyse-question.ts';

/** The words of a question with what they weigh in a file. */
export interface QuestionTerms {
  /** By term: inverse document frequency. */
  readonly weights: ReadonlyMap<string, number>;
  /** Of the words that the file has, and of all. */
  readonly knownWeight: number;
  readonly weight: number;
  /** Numbers that name one thing among others, as an order or a clause does; no years. */
  readonly codes: readonly string[];
  readonly findWeight: TermWeightFinder;
}

const CODE = /\p{Nd}{3}/u;
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;

export function readQuestionTerms(index: FileIndex, { terms }: AnalysedQuestion): QuestionTerms {
  const findWeight = makeTermWeightFinder(index);
  const weights = new Map(terms.map((term) => [term, findWeight(term).weight]));
  const sumOf = (some: readonly string[]) =>
    some.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) || 1;
  return {
    weights,
    knownWeight: sumOf(terms.filter((term) => findWeight(term).pages > 0)),
    weight: sumOf(terms),
    codes: terms.filter((term) => CODE.test(term) && !YEAR.test(term)),
    findWeight,
  };
}
