import { rememberingByObject } from '#text/remember.ts';
import { type FileIndex, pageCount } from '../file-index/file-index.ts';
import { bestOfPage, scoreUnits, scoreWidened, type WidenedTerm } from './bm25.ts';
import { makeOccurrenceFinder, type OccurrenceFinder, type Occurrences } from '../file-index/occurrences.ts';
import type { AnalysedQuestion } from '../question/analyse-question.ts';
import {
  scoreGrams,
  scoreHeadings,
  scorePairs,
  scoreRowLabels,
  scoreRowPhrases,
} from './structure-scores.ts';
import { makeLineUnits, makePageUnits, makeWindowUnits, type Units } from './divisions.ts';
import type { RelatedTerm } from '../answer-types/types.ts';
import type { QuestionWording } from '../question/question-wording.ts';

/** Sizes of the windows in content words: a paragraph or two, and a sentence or two. */
export const WIDE = { size: 200, step: 100 };
const NARROW = { size: 60, step: 30 };

/** Words beside one of the question, the nearest; and what an occurrence of the very same meaning counts. */
const MAX_RELATED = 20;
const RELATED_WEIGHT = 0.5;

export const SCORE_NAMES = [
  'page',
  'wide',
  'narrow',
  'heading',
  'pairs',
  'grams',
  'synonyms',
  'synonymLine',
  'synonymRow',
  'row',
  'figures',
] as const;
export type ScoreName = (typeof SCORE_NAMES)[number];

/** One lexical score per page and name, each about 0..1. */
export interface PageScores {
  readonly byName: Readonly<Record<ScoreName, Float64Array>>;
  readonly wideUnits: Units;
  /** Score of every wide window. */
  readonly wide: Float64Array;
  readonly narrowUnits: Units;
  readonly narrow: Float64Array;
  readonly find: OccurrenceFinder;
  readonly terms: readonly Occurrences[];
}

export function scorePagesByName(
  index: FileIndex,
  question: AnalysedQuestion,
  { related, aliases = [] }: Pick<QuestionWording, 'related' | 'aliases'>,
): PageScores {
  const find = makeOccurrenceFinder(index, aliases);
  const terms = question.terms.map(find);
  const widened = question.terms.map((term) => ({
    own: find(term),
    related: findRelated(term, related, find),
  }));
  const { pageUnits, wideUnits, narrowUnits } = unitsOf(index);
  const wide = scoreWidened(wideUnits, widened);
  const narrow = scoreWidened(narrowUnits, widened);
  const pairs = question.pairs.map(([left, right]) => [find(left), find(right)] as const);
  return {
    byName: {
      page: scoreWidened(pageUnits, widened),
      wide: bestOfPage(wide, wideUnits.pageUnits),
      narrow: bestOfPage(narrow, narrowUnits.pageUnits),
      heading: scoreHeadings(index, terms),
      pairs: scorePairs(index, pageUnits.lengths, pairs),
      grams: scoreGrams(index, question.grams),
      row: scoreRowLabels(index, terms),
      figures: scoreFigures(index, question),
      ...scoreSynonyms(index, question, find, wideUnits),
    },
    wideUnits,
    wide,
    narrowUnits,
    narrow,
    find,
    terms,
  };
}

/** The divisions of a file, which are the same for every question. */
const unitsOf = rememberingByObject((index: FileIndex) => {
  let lines: Units | undefined;
  return {
    pageUnits: makePageUnits(index),
    wideUnits: makeWindowUnits(index, WIDE.size, WIDE.step),
    narrowUnits: makeWindowUnits(index, NARROW.size, NARROW.step),
    lineUnits: () => (lines ??= makeLineUnits(index)),
  };
});

/** Where the words stand that mean nearly the same as a term. */
function findRelated(
  term: string,
  related: readonly RelatedTerm[],
  find: OccurrenceFinder,
): WidenedTerm['related'] {
  return related
    .filter(({ of }) => of === term)
    .slice(0, MAX_RELATED)
    .map((each) => ({ occurrences: find(each.term), weight: each.weight * RELATED_WEIGHT }));
}

/** Pages rich in figures, when a quantity is asked. */
function scoreFigures(index: FileIndex, question: AnalysedQuestion): Float64Array {
  return Float64Array.from(index.figureShares, (share) =>
    question.asksForQuantity ? Math.min(1, share * 3) : 0,
  );
}

function scoreSynonyms(
  index: FileIndex,
  question: AnalysedQuestion,
  find: OccurrenceFinder,
  wideUnits: Units,
): Record<'synonyms' | 'synonymLine' | 'synonymRow', Float64Array> {
  if (question.synonyms.length === 0) {
    const none = new Float64Array(pageCount(index));
    return { synonyms: none, synonymLine: none, synonymRow: none };
  }
  const terms = [...new Set(question.synonyms.flat())].map(find);
  const lines = unitsOf(index).lineUnits();
  const phrases = question.synonyms.map((phrase) => phrase.map(find));
  return {
    synonyms: bestOfPage(scoreUnits(wideUnits, terms), wideUnits.pageUnits),
    synonymLine: bestOfPage(scoreUnits(lines, terms), lines.pageUnits),
    synonymRow: scoreRowPhrases(index, phrases),
  };
}
