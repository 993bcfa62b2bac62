import { gramsOf } from '../../file-index/grams.ts';
import type { TermWeightFinder } from '../../file-index/occurrences.ts';
import type { AnalysedQuestion } from '../../question/analyse-question.ts';
import type { Token } from '#sentences/tokenise.ts';
import { labelOfRow } from '#sentences/lines.ts';
import type { ReadPage } from '../page-units/read-page.ts';
import type { Unit } from '#sentences/units.ts';

/** Features that a sentence or row answers, mostly 0..1. */
export interface UnitFeatures {
  /** Weight of the question's words in the unit, less for long units. */
  readonly coverage: number;
  /** Neighbouring words of the question that are neighbours here. */
  readonly pairs: number;
  /** Letter groups of the question. */
  readonly grams: number;
  /** The question's words in the heading above, or in a question that stands there as one. */
  readonly heading: number;
  /** The question's words in the unit, its neighbours and its heading together. */
  readonly together: number;
  /** The unit itself asks. */
  readonly isQuestion: number;
  /** How well a row's label says the question's words. */
  readonly label: number;
  /** How well a row's label says what documents print for them. */
  readonly synonym: number;
  /** A number is asked and here is one that the question does not have. */
  readonly figure: number;
  /** A country is asked for and the row is one that the question does not name; most for the row with most. */
  readonly country: number;
}

export interface ScoredUnit extends Unit {
  readonly features: UnitFeatures;
}

/** Sentences around this length are the usual answer; much longer ones hold many words by chance. */
const USUAL_TOKENS = 14;
const LENGTH_SHARE = 0.35;

const ASKS = /[?？؟]["'”’»)\]\s]*$/u;

interface ReadUnit {
  readonly unit: Unit;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The question's words in the unit, with their weights. */
  readonly covered: ReadonlyMap<string, number>;
  readonly coverage: number;
}

/** Scores what can be quoted of a page by how much of the question it says. */
export function makeUnitScorer(
  question: AnalysedQuestion,
  findWeight: TermWeightFinder,
  isCountry: ((label: string) => boolean) | null,
) {
  const weights = new Map(question.terms.map((term) => [term, findWeight(term).weight]));
  const known = question.terms.filter((term) => findWeight(term).pages > 0);
  const total = sum(known.map((term) => weights.get(term) ?? 0)) || 1;
  const matcher = makeLabelMatcher(question, findWeight, weights, total);
  const pairsIn = makePairShare(question.pairs);
  const gramsIn = makeGramShare(question.grams);

  function read(page: ReadPage, unit: Unit, at: number): ReadUnit {
    const text = page.textOf(at);
    const tokens = page.tokensAt(at);
    const covered = new Map<string, number>();
    for (const { term } of tokens) {
      const weight = weights.get(term);
      if (weight !== undefined) covered.set(term, weight);
    }
    return { unit, text, tokens, covered, coverage: sum([...covered.values()]) / total };
  }

  function featuresOf(
    own: ReadUnit,
    labelTerms: readonly string[],
    around: Pick<UnitFeatures, 'heading' | 'together' | 'country'>,
  ): UnitFeatures {
    const { unit, text, tokens } = own;
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * Math.max(tokens.length, 4)) / USUAL_TOKENS;
    const isRow = unit.kind === 'row';
    return {
      coverage: own.coverage / Math.sqrt(length),
      pairs: pairsIn(tokens) / Math.sqrt(length),
      grams: gramsIn(tokens) / Math.sqrt(length),
      ...around,
      // Where a country is asked for, a row that names none answers nothing, however well its label fits.
      ...(isRow && isCountry === null ? matcher(labelTerms) : { label: 0, synonym: 0 }),
      figure:
        question.asksForNumber && tokens.some((token) => /^\d/.test(token.term) && !weights.has(token.term))
          ? 1
          : 0,
      isQuestion: ASKS.test(text) ? 1 : 0,
    };
  }

  return (page: ReadPage): ScoredUnit[] => {
    const all = page.units.map((unit, at) => read(page, unit, at));
    const countries = countryScores(all, isCountry);
    let heading: ReadUnit | undefined;
    return all.map((own, at) => {
      const around = {
        heading: heading?.coverage ?? 0,
        together: coverageOf([all[at - 1], own, all[at + 1], heading]) / total,
        country: countries[at] ?? 0,
      };
      const features = featuresOf(own, own.unit.kind === 'row' ? page.labelTermsAt(at) : [], around);
      if (own.unit.kind === 'heading' || ASKS.test(own.text)) heading = own;
      return { ...own.unit, features };
    });
  };
}

/** How well a label says the question's own words, or one of the phrases that documents print for them. */
function makeLabelMatcher(
  question: AnalysedQuestion,
  findWeight: TermWeightFinder,
  weights: ReadonlyMap<string, number>,
  total: number,
) {
  return (terms: readonly string[]): { label: number; synonym: number } => {
    if (terms.length === 0) return { label: 0, synonym: 0 };
    const matched = sum(terms.map((term) => weights.get(term) ?? 0));
    // Most labels say nothing of the question, and their words need not be weighted.
    const precision = matched === 0 ? 0 : matched / (sum(terms.map((term) => findWeight(term).weight)) || 1);
    const recall = Math.min(1, (matched / total) * 1.5);
    let synonym = 0;
    for (const phrase of question.synonyms) {
      const hits = phrase.filter((term) => terms.includes(term)).length;
      synonym = Math.max(synonym, (hits * hits) / (terms.length * phrase.length));
    }
    return { label: precision * precision * recall, synonym };
  };
}

/** The weight of the question's words in all of the units, each counted once. */
function coverageOf(units: readonly (ReadUnit | undefined)[]): number {
  const covered = new Map<string, number>();
  for (const unit of units)
    if (unit !== undefined) for (const [term, weight] of unit.covered) covered.set(term, weight);
  return sum([...covered.values()]);
}

/** 1 for the country whose row starts with the greatest figure of its table, half for the others. */
function countryScores(units: readonly ReadUnit[], isCountry: ((label: string) => boolean) | null): number[] {
  const scores = new Array<number>(units.length).fill(0);
  if (isCountry === null) return scores;
  let best = -1;
  units.forEach(({ unit, text }, at) => {
    if (unit.kind !== 'row') best = -1;
    else if (isCountry(labelOfRow(text))) {
      scores[at] = 0.5;
      if (best >= 0 && firstFigure(text) <= firstFigure(units[best]?.text ?? '')) return;
      if (best >= 0) scores[best] = 0.5;
      scores[at] = 1;
      best = at;
    }
  });
  return scores;
}

function firstFigure(row: string): number {
  return Number(/\d[\d.,]*/.exec(row)?.[0].replace(/[.,](?=\d{3})/g, '') ?? 0);
}

/** The share of the question's neighbouring words that are neighbours among tokens. */
function makePairShare(wanted: AnalysedQuestion['pairs']): (tokens: readonly Token[]) => number {
  const pairs = new Set(wanted.map((pair) => pair.join(' ')));
  const firsts = new Set(wanted.map(([first]) => first));
  return (tokens) => {
    const found = new Set<string>();
    tokens.forEach(({ term }, at) => {
      const next = tokens[at + 1];
      if (next === undefined || !firsts.has(term)) return;
      const pair = `${term} ${next.term}`;
      if (pairs.has(pair)) found.add(pair);
    });
    return found.size / (pairs.size || 1);
  };
}

/** The share of the question's letter groups that tokens have; each word is parsed once. */
function makeGramShare(wanted: readonly string[]): (tokens: readonly Token[]) => number {
  const grams = new Set(wanted);
  const known = new Map<string, readonly string[]>();
  return (tokens) => {
    const found = new Set<string>();
    for (const { surface } of tokens) {
      let own = known.get(surface);
      if (own === undefined) {
        own = gramsOf(surface).filter((gram) => grams.has(gram));
        known.set(surface, own);
      }
      for (const gram of own) found.add(gram);
    }
    return found.size / (grams.size || 1);
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
