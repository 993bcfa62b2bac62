import type { FileIndex } from '../../file-index/file-index.ts';
import { makeTermWeightFinder, type TermWeightFinder } from '../../file-index/occurrences.ts';
import type { AnalysedQuestion } from '../../question/analyse-question.ts';
import type { Tokeniser } from '#sentences/tokenise.ts';

/** The words of a question with what they weigh in a file. */
export interface QuestionTerms {
  /** By term: inverse document frequency. */
  readonly weights: ReadonlyMap<string, number>;
  /** Of the words that the file has, and of all. */
  readonly knownWeight: number;
  readonly weight: number;
  /** As they are written, by term. */
  readonly surfaces: ReadonlyMap<string, string>;
  /** Terms of words with a capital that do not begin the question. */
  readonly names: readonly string[];
  /** Numbers that name one thing among others, as an order or a clause does; no years. */
  readonly codes: readonly string[];
  readonly findWeight: TermWeightFinder;
}

const CODE = /\p{Nd}{3}/u;
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;

export function readQuestionTerms(
  index: FileIndex,
  { terms }: AnalysedQuestion,
  question: string,
  tokeniser: Tokeniser,
): QuestionTerms {
  const findWeight = makeTermWeightFinder(index);
  const weights = new Map(terms.map((term) => [term, findWeight(term).weight]));
  const sumOf = (some: readonly string[]) =>
    some.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0) || 1;
  const capitals = (question.match(WORD) ?? []).slice(1).filter((word) => /^\p{Lu}/u.test(word));
  const names = capitals.flatMap((word) => tokeniser.tokenise(word).map(({ term }) => term));
  return {
    weights,
    knownWeight: sumOf(terms.filter((term) => findWeight(term).pages > 0)),
    weight: sumOf(terms),
    surfaces: new Map(tokeniser.tokenise(question).map(({ term, surface }) => [term, surface])),
    names: [...new Set(names)].filter((term) => weights.has(term)),
    codes: terms.filter((term) => CODE.test(term) && !YEAR.test(term)),
    findWeight,
  };
}
