import { isUnspaced } from '#text/unspaced-languages.ts';
import type { AskedType } from '../../answer-types/index.ts';
import { type FileIndex, pageCount, pageIndexOf } from '../../file-index/file-index.ts';
import type { TextRange } from '#text/text-range.ts';
import type { Unit } from '#sentences/units.ts';
import type { ReadPage } from '../page-units/read-page.ts';
import type { PageHits, QuestionHits } from './question-hits.ts';
import type { QuestionTerms } from './question-terms.ts';
import type { UnitFeatures } from './unit-features.ts';

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
  readonly unit: Unit;
  readonly features: UnitFeatures;
  /** How well it fits, where that is known without reading it. */
  readonly fit?: number;
  /** A line of the title page, imprint or signature block, wanted as it is. */
  readonly isLine: boolean;
  readonly states: boolean;
  /** What is asked is known to stand there. */
  readonly isTelling: boolean;
}

/** The same, scored by all but what only reading it tells. */
export interface SeenUnit extends UnitInPage {
  readonly features: CandidateFeatures;
  readonly score: number;
}

export interface FeatureOptions {
  readonly index: FileIndex;
  readonly terms: QuestionTerms;
  readonly asked: AskedType | null;
  readonly isForWords: boolean;
  readonly isOfField: boolean;
  readonly hits: QuestionHits;
}

/** Words after which a word of the question counts a third. */
const NEAR = 12;
/** What a candidate is taken to fit before it is read closely: most hold little of the kind of thing that is asked for. */
export const UNREAD_FIT = 0.2;
/** Names of people and places are told less surely without capitals and spaces. */
const NAMES: ReadonlySet<AskedType['type']> = new Set<AskedType['type']>(['person', 'place', 'country']);
const UNSURE = 0.4;

/** Gives the features of a candidate, of which `fit` and `isMakerLine` are only known when it is read closely. */
export function makeFeatureReader(options: FeatureOptions): (unit: UnitInPage) => CandidateFeatures {
  const { index, terms, asked, isForWords, isOfField, hits } = options;
  const unread = asked === null ? 0 : UNREAD_FIT;
  const similarity = makeSimilarity(hits, terms);
  return ({ read, at, unit, features, page, pageShare, fit = unread, isLine, states }) => {
    const { starts } = read.words();
    const [start = 0, end = 0] = [starts[at], starts[at + 1]];
    const onPage = hits.pages.get(read) as PageHits;
    const { count = 0, first = -1 } = onPage.units[at] ?? {};
    return {
      ...features,
      page: pageShare,
      fieldPage: isOfField ? pageShare : 0,
      near: nearness(onPage, hits.weights, { start, end }) / terms.knownWeight,
      early: first < 0 ? 0 : 1 - first / (end - start),
      fit,
      isMakerLine: isLine ? 1 : 0,
      states: states ? 1 : 0,
      isRowForWords: isForWords && unit.kind === 'row' ? 1 : 0,
      similar: similarity(read, at),
      rarity: read.rarityAt(at) / 5,
      others: Math.log1p(end - start - count),
      depth: pageIndexOf(index, page) / pageCount(index),
    };
  };
}

/** The features of a candidate that was read closely. */
export function withFit(
  features: CandidateFeatures,
  {
    index,
    asked,
    fit,
    isMakerLine,
  }: {
    readonly index: FileIndex;
    readonly asked: AskedType | null;
    readonly fit: number;
    readonly isMakerLine: boolean;
  },
): CandidateFeatures {
  const sureness = asked !== null && NAMES.has(asked.type) && isUnspaced(index.language) ? UNSURE : 1;
  return { ...features, fit: fit * sureness, isMakerLine: isMakerLine ? 1 : 0 };
}

/** What the question's words on the page weigh, less with each word between them and those from `start` to `end`. */
function nearness({ positions }: PageHits, weights: readonly number[], { start, end }: TextRange): number {
  const last = Math.max(start, end - 1);
  let near = 0;
  for (const [termIndex, all] of positions) {
    let distance = Number.POSITIVE_INFINITY;
    for (const position of all) {
      const own = position < start ? start - position : Math.max(position - last, 0);
      if (own < distance) distance = own;
    }
    near += (weights[termIndex] ?? 0) * Math.exp(-distance / NEAR);
  }
  return near;
}

/**
 * The share of the question's weight that a unit, those beside it and the heading above say, in words that mean nearly the same
 * too; 0 where no words are known.
 */
function makeSimilarity({ weights, related, count, pages }: QuestionHits, { weight }: QuestionTerms) {
  if (related === undefined) return () => 0;
  return (read: ReadPage, at: number): number => {
    const isSaid = new Uint8Array(count);
    const add = (each: number) => {
      const unit = pages.get(read)?.units[each];
      for (const termIndex of unit?.own ?? []) isSaid[termIndex] = 1;
      for (const termIndex of unit?.related ?? []) isSaid[termIndex] = 1;
    };
    for (let each = at - 1; each <= at + 1; each++) add(each);
    let above = at - 1;
    while (above >= 0 && read.units[above]?.kind !== 'heading') above--;
    add(above);
    let sum = 0;
    for (const [termIndex, own] of weights.entries())
      sum +=
        own *
        (isSaid[termIndex]
          ? 1
          : (related[termIndex]?.find((other) => isSaid[other.termIndex] === 1)?.weight ?? 0));
    return sum / weight;
  };
}
