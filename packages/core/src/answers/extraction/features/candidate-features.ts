import { isUnspaced } from '#text/unspaced-languages.ts';
import { rememberingByObject } from '#text/remember.ts';
import type { AskedType } from '../../answer-types/index.ts';
import { type FileIndex, pageCount, pageIndexOf } from '../../file-index/file-index.ts';
import type { WordRelations } from '../../question/related-words/word-relations.ts';
import type { ReadPage } from '../page-units/read-page.ts';
import type { QuestionTerms } from './question-terms.ts';
import type { ScoredUnit, UnitFeatures } from './unit-features.ts';

/** Features that a candidate answers, mostly 0..1: those of its words, of its page, and of the kind of thing asked for. */
export interface CandidateFeatures extends UnitFeatures {
  /** Score of the page as a share of the best page's. */
  readonly page: number;
  /** The same where a field of the thesaurus knows the question: pages are ranked by what documents print for its words, units are not. */
  readonly fieldPage: number;
  /** Weight of the question's words on the page, less with each word between. */
  readonly near: number;
  /** How early the first of the question's words comes: what a sentence speaks of stands at its start. */
  readonly early: number;
  /** How well its words are of the kind asked for. */
  readonly fit: number;
  /** It names who made the document or somebody in a role, and that is asked. */
  readonly isMakerLine: number;
  /** It defines the term, or states the headcount, that is asked for. */
  readonly states: number;
  /** A row, where only words can answer. */
  readonly isRowForWords: number;
  /** Weight of the question's words that it or what stands around says, in words that mean nearly the same too. */
  readonly similar: number;
  /** How rare its words are in the file. */
  readonly rarity: number;
  /** Words that the question does not have, on a logarithmic scale. */
  readonly others: number;
  /** How far into the file its page is. */
  readonly depth: number;
}

/** A unit that may become a candidate, in its page. */
export interface UnitInPage {
  readonly page: number;
  readonly pageShare: number;
  readonly read: ReadPage;
  readonly at: number;
  readonly unit: ScoredUnit;
  readonly fit: number;
  readonly isLine: boolean;
  /** It names somebody in a role, and that is asked. */
  readonly isHolder: boolean;
  readonly states: boolean;
}

export interface FeatureOptions {
  readonly index: FileIndex;
  readonly terms: QuestionTerms;
  readonly asked: AskedType | null;
  readonly isForWords: boolean;
  readonly isOfField: boolean;
  readonly words: WordRelations | undefined;
}

/** Words after which a word of the question counts a third. */
const NEAR = 12;
/** Names of people and places are told less surely without capitals and spaces. */
const NAMES: ReadonlySet<AskedType['type']> = new Set<AskedType['type']>(['person', 'place', 'country']);
const UNSURE = 0.4;

/** Gives the features of a candidate. */
export function makeFeatureReader(options: FeatureOptions): (unit: UnitInPage) => CandidateFeatures {
  const { index, terms, asked, isForWords, isOfField, words } = options;
  const { weights, knownWeight, findWeight } = terms;
  const positionsOn = rememberingByObject((read: ReadPage) => findPositions(read, weights));
  const similarity = makeSimilarity(terms, words);
  const sureness = asked !== null && NAMES.has(asked.type) && isUnspaced(index.language) ? UNSURE : 1;
  return ({ read, at, unit, page, pageShare, fit, isLine, isHolder, states }) => {
    const tokens = read.tokensAt(at);
    const first = tokens.findIndex(({ term }) => weights.has(term));
    const rarity = tokens.reduce((sum, { term }) => sum + findWeight(term).weight, 0) / (tokens.length || 1);
    return {
      ...unit.features,
      page: pageShare,
      fieldPage: isOfField ? pageShare : 0,
      near: nearness(positionsOn(read), at, weights) / knownWeight,
      early: first < 0 ? 0 : 1 - first / tokens.length,
      fit: fit * sureness,
      isMakerLine: isLine || isHolder ? 1 : 0,
      states: states ? 1 : 0,
      isRowForWords: isForWords && unit.kind === 'row' ? 1 : 0,
      similar: similarity(termsAround(read, at)),
      rarity: rarity / 5,
      others: Math.log1p(tokens.filter(({ term }) => !weights.has(term)).length),
      depth: pageIndexOf(index, page) / pageCount(index),
    };
  };
}

/** Where on a page words of the question stand, counted in words, and where each unit begins and ends. */
interface TermPositions {
  readonly ofTerm: ReadonlyMap<string, readonly number[]>;
  readonly starts: readonly number[];
}

function findPositions(read: ReadPage, weights: ReadonlyMap<string, number>): TermPositions {
  const ofTerm = new Map<string, number[]>();
  const starts: number[] = [];
  let position = 0;
  read.units.forEach((_, at) => {
    starts.push(position);
    for (const { term } of read.tokensAt(at)) {
      if (weights.has(term)) {
        const positions = ofTerm.get(term);
        if (positions === undefined) ofTerm.set(term, [position]);
        else positions.push(position);
      }
      position++;
    }
  });
  return { ofTerm, starts: [...starts, position] };
}

function nearness(
  { ofTerm, starts }: TermPositions,
  at: number,
  weights: ReadonlyMap<string, number>,
): number {
  const start = starts[at] ?? 0;
  const end = Math.max(start, (starts[at + 1] ?? start) - 1);
  let near = 0;
  for (const [term, positions] of ofTerm) {
    const distance = positions.reduce(
      (least, position) => Math.min(least, Math.max(start - position, position - end, 0)),
      Number.POSITIVE_INFINITY,
    );
    near += (weights.get(term) ?? 0) * Math.exp(-distance / NEAR);
  }
  return near;
}

/** The share of the question's weight that terms say, in words that mean nearly the same too; 0 where no words are known. */
function makeSimilarity({ weights, weight }: QuestionTerms, words: WordRelations | undefined) {
  if (words === undefined) return () => 0;
  const related = new Map([...weights.keys()].map((term) => [term, words.relatedOf(term)]));
  return (terms: ReadonlySet<string>): number => {
    let sum = 0;
    for (const [term, own] of weights)
      sum +=
        own * (terms.has(term) ? 1 : (related.get(term)?.find(({ stem }) => terms.has(stem))?.weight ?? 0));
    return sum / weight;
  };
}

/** The terms of a unit, of those beside it and of the heading above. */
function termsAround(read: ReadPage, at: number): Set<string> {
  const terms = new Set<string>();
  const add = (each: number) => {
    for (const { term } of read.tokensAt(each)) terms.add(term);
  };
  for (let each = Math.max(0, at - 1); each <= Math.min(at + 1, read.units.length - 1); each++) add(each);
  for (let above = at - 1; above >= 0; above--)
    if (read.units[above]?.kind === 'heading') {
      add(above);
      break;
    }
  return terms;
}
