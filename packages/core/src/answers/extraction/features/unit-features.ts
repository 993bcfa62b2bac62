import type { ReadPage } from '../page-units/read-page.ts';
import type { QuestionHits } from './question-hits.ts';
import type { QuestionTerms } from './question-terms.ts';

/** What a sentence or row says of the question, mostly 0..1. */
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

/** Sentences around this length are the usual answer; much longer ones hold many words by chance. */
const USUAL_TOKENS = 14;
const LENGTH_SHARE = 0.35;

/** The units of a page as one question sees them. */
export interface ScoredUnits {
  /** How much of the question each says. */
  readonly says: Float64Array;
  /** Letter groups are counted when they are asked for: few units are chosen. */
  featuresAt(at: number): UnitFeatures;
}

/** Scores all units of some pages; all of these are the rivals that tell how distinctive a word is. */
export function scoreUnits(
  hits: QuestionHits,
  terms: QuestionTerms,
  grams: readonly string[],
): Map<ReadPage, ScoredUnits> {
  const { knownWeight } = terms;
  const distinctivenessOf = measureDistinctiveness(hits, terms);
  const gramsOn = makeGramShare(grams);
  const labelOf = makeLabelMatcher(terms);
  return new Map(
    [...hits.pages].map(([page, { units }]) => {
      const { starts } = page.words();
      const gramsIn = gramsOn(page);
      const ownAt = (at: number) => units[at]?.own ?? [];
      const coverageAt = (at: number) => sumOf(ownAt(at), hits.weights) / knownWeight;
      // A label has none of the question's words where its row has none.
      const labelAt = (at: number) =>
        page.units[at]?.kind === 'row' && ownAt(at).length > 0 ? labelOf(page.labelTermsAt(at)) : 0;
      const headings = new Float64Array(units.length);
      const says = new Float64Array(units.length);
      let heading = 0;
      for (let at = 0; at < units.length; at++) {
        headings[at] = heading;
        says[at] = distinctivenessOf(ownAt(at)) + heading + labelAt(at);
        if (page.isTitleAt(at)) heading = coverageAt(at);
      }
      const featuresAt = (at: number): UnitFeatures => {
        const tokens = (starts[at + 1] ?? 0) - (starts[at] ?? 0);
        const length = Math.sqrt(1 - LENGTH_SHARE + (LENGTH_SHARE * Math.max(tokens, 4)) / USUAL_TOKENS);
        return {
          coverage: coverageAt(at) / length,
          grams: gramsIn(at) / length,
          heading: headings[at] ?? 0,
          label: labelAt(at),
          distinctiveness: distinctivenessOf(ownAt(at)),
        };
      };
      return [page, { says, featuresAt }];
    }),
  );
}

function sumOf(termIndexes: readonly number[], weights: ArrayLike<number>): number {
  let sum = 0;
  for (const termIndex of termIndexes) sum += weights[termIndex] ?? 0;
  return sum;
}

/** The share of what the question's words weigh by how few of the units have each. */
function measureDistinctiveness(
  { pages }: QuestionHits,
  { weights, findWeight }: QuestionTerms,
): (own: readonly number[]) => number {
  const having = new Uint32Array(weights.size);
  let count = 0;
  for (const { units } of pages.values()) {
    count += units.length;
    for (const { own } of units)
      for (const termIndex of own) having[termIndex] = (having[termIndex] ?? 0) + 1;
  }
  const byTerm = [...weights.keys()].map((term, termIndex) =>
    findWeight(term).pages > 0 ? Math.log1p(count / (having[termIndex] || 0.5)) : 0,
  );
  const total = byTerm.reduce((sum, each) => sum + each, 0) || 1;
  return (own) => sumOf(own, byTerm) / total;
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

/** The share of the question's letter groups that a unit has. */
function makeGramShare(wanted: readonly string[]): (page: ReadPage) => (at: number) => number {
  const grams = new Set(wanted);
  return (page) => {
    const words = page.words();
    const isWanted = new Uint8Array(words.numbers.size);
    for (const gram of grams) {
      const number = words.numbers.get(gram);
      if (number !== undefined) isWanted[number] = 1;
    }
    return (at) => {
      let found = 0;
      const end = words.gramStarts[at + 1] ?? 0;
      for (let i = words.gramStarts[at] ?? 0; i < end; i++) found += isWanted[words.grams[i] ?? 0] ?? 0;
      return found / (grams.size || 1);
    };
  };
}
