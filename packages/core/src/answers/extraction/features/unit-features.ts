import { gramsOf } from '../../file-index/grams.ts';
import type { Token } from '#sentences/tokenise.ts';
import type { Unit } from '#sentences/units.ts';
import type { ReadPage } from '../page-units/read-page.ts';
import type { QuestionTerms } from './question-terms.ts';

/** What a sentence or row says of the question, mostly 0..1: by which units of a page are chosen to be read closely. */
export interface UnitFeatures {
  /** Weight of the question's words in the unit, less for long units. */
  readonly coverage: number;
  /** Letter groups of the question, less for long units. */
  readonly grams: number;
  /** The question's words in the heading above, or in a question that stands there as one. */
  readonly heading: number;
  /** How well a row's label says the question's words. */
  readonly label: number;
  /** The question's words in the unit, weighted by how few of all units have each. */
  readonly distinctiveness: number;
}

export interface ScoredUnit extends Unit {
  readonly features: UnitFeatures;
}

/** Sentences around this length are the usual answer; much longer ones hold many words by chance. */
const USUAL_TOKENS = 14;
const LENGTH_SHARE = 0.35;

const ASKS = /[?？؟]["'”’»)\]\s]*$/u;

/** The units of each of some pages with their features; all of these are the rivals that tell how distinctive a word is. */
export function scoreUnits(
  pages: readonly ReadPage[],
  terms: QuestionTerms,
  grams: readonly string[],
): Map<ReadPage, readonly ScoredUnit[]> {
  const { weights, knownWeight } = terms;
  const covered = new Map(
    pages.map((page) => [page, page.units.map((_, at) => coveredTerms(page, at, weights))]),
  );
  const distinctivenessOf = measureDistinctiveness([...covered.values()].flat(), terms);
  const gramsIn = makeGramShare(grams);
  const labelOf = makeLabelMatcher(terms);
  const shareOf = (some: Iterable<string>) => {
    let sum = 0;
    for (const term of some) sum += weights.get(term) ?? 0;
    return sum / knownWeight;
  };
  return new Map(
    pages.map((page) => {
      let heading = 0;
      const units = page.units.map((unit, at): ScoredUnit => {
        const tokens = page.tokensAt(at);
        const own = covered.get(page)?.[at] ?? new Set();
        const coverage = shareOf(own);
        const length = Math.sqrt(
          1 - LENGTH_SHARE + (LENGTH_SHARE * Math.max(tokens.length, 4)) / USUAL_TOKENS,
        );
        const features = {
          coverage: coverage / length,
          grams: gramsIn(tokens) / length,
          heading,
          label: unit.kind === 'row' ? labelOf(page.labelTermsAt(at)) : 0,
          distinctiveness: distinctivenessOf(own),
        };
        if (unit.kind === 'heading' || ASKS.test(page.textOf(at))) heading = coverage;
        return { ...unit, features };
      });
      return [page, units];
    }),
  );
}

function coveredTerms(page: ReadPage, at: number, weights: ReadonlyMap<string, number>): ReadonlySet<string> {
  const covered = new Set<string>();
  for (const { term } of page.tokensAt(at)) if (weights.has(term)) covered.add(term);
  return covered;
}

/** The share of what the question's words weigh by how few of the units have each. */
function measureDistinctiveness(
  units: readonly ReadonlySet<string>[],
  { weights, findWeight }: QuestionTerms,
): (terms: ReadonlySet<string>) => number {
  const having = new Map<string, number>();
  for (const terms of units) for (const term of terms) having.set(term, (having.get(term) ?? 0) + 1);
  const known = [...weights.keys()].filter((term) => findWeight(term).pages > 0);
  const own = new Map(known.map((term) => [term, Math.log1p(units.length / (having.get(term) ?? 0.5))]));
  const total = [...own.values()].reduce((sum, each) => sum + each, 0) || 1;
  return (terms) => {
    let sum = 0;
    for (const term of terms) sum += own.get(term) ?? 0;
    return sum / total;
  };
}

/** How well a label says the question's own words. */
function makeLabelMatcher({
  weights,
  knownWeight,
  findWeight,
}: QuestionTerms): (terms: readonly string[]) => number {
  return (terms) => {
    const matched = terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    // Most labels say nothing of the question, and their words need not be weighted.
    if (matched === 0) return 0;
    const precision = matched / (terms.reduce((sum, term) => sum + findWeight(term).weight, 0) || 1);
    return precision * precision * Math.min(1, (matched / knownWeight) * 1.5);
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
