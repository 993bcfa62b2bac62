import { gramsOf } from '../file-index/grams.ts';
import type { OccurrenceFinder } from '../ranking/occurrences.ts';
import type { AnalysedQuestion } from '../ranking/question.ts';
import type { Token, Tokeniser } from '../text/tokenise.ts';
import type { Unit } from '../text/units.ts';

export interface ScoredUnit extends Unit {
  readonly score: number;
  /** Share of the question's weight that the unit holds, 0..1. */
  readonly coverage: number;
}

/** What each sign of an answer counts for; found on the permissive question sets, see bench/answers. */
export const UNIT_WEIGHTS = {
  coverage: 1,
  pairs: 0.3,
  grams: 0.6,
  context: 0.25,
  label: 0.6,
  printed: 0.5,
  figure: 0.15,
  heading: -0.3,
  short: -0.3,
} as const;

/** Sentences around this length are the usual answer; much longer ones hold many words by chance. */
const USUAL_TOKENS = 14;
const LENGTH_SHARE = 0.35;

export interface UnitScorer {
  scorePage(text: string, units: readonly Unit[]): ScoredUnit[];
}

/** Scores what can be quoted by how much of the question it says. */
export function makeUnitScorer(
  question: AnalysedQuestion,
  find: OccurrenceFinder,
  tokeniser: Tokeniser,
): UnitScorer {
  const weights = new Map(question.terms.map((term) => [term, find(term).weight]));
  const total =
    sum(question.terms.filter((term) => find(term).pages > 0).map((term) => weights.get(term) ?? 0)) || 1;
  const grams = new Set(question.grams);
  const pairs = new Set(question.pairs.map((pair) => pair.join(' ')));

  function coverageOf(tokens: readonly Token[]): number {
    let covered = 0;
    for (const term of new Set(tokens.map((token) => token.term))) covered += weights.get(term) ?? 0;
    return covered / total;
  }

  function gramShare(tokens: readonly Token[]): number {
    const there = new Set(tokens.flatMap((token) => gramsOf(token.surface)));
    let shared = 0;
    for (const gram of there) if (grams.has(gram)) shared++;
    return grams.size === 0 ? 0 : shared / grams.size;
  }

  function pairShare(tokens: readonly Token[]): number {
    const there = new Set<string>();
    for (let i = 0; i + 1 < tokens.length; i++) {
      const pair = `${tokens[i]?.term} ${tokens[i + 1]?.term}`;
      if (pairs.has(pair)) there.add(pair);
    }
    return pairs.size === 0 ? 0 : there.size / pairs.size;
  }

  /** How well a label says one of the phrases that statements print, or the question's own words. */
  function labelScores(label: readonly Token[]): { label: number; printed: number } {
    const terms = new Set(label.map((token) => token.term));
    if (terms.size === 0) return { label: 0, printed: 0 };
    const weightOf = (term: string) => find(term).weight;
    const matched = sum([...terms].filter((term) => weights.has(term)).map(weightOf));
    const precision = matched / (sum([...terms].map(weightOf)) || 1);
    const recall = Math.min(1, (matched / total) * 1.5);
    let printed = 0;
    for (const phrase of question.printedPhrases) {
      const hits = phrase.filter((term) => terms.has(term)).length;
      printed = Math.max(printed, (hits * hits) / (terms.size * phrase.length));
    }
    return { label: precision * precision * recall, printed };
  }

  function scoreUnit(text: string, unit: Unit, context: number): ScoredUnit {
    const own = text.slice(unit.start, unit.end);
    const tokens = tokeniser.tokenise(own);
    const coverage = coverageOf(tokens);
    const length = 1 - LENGTH_SHARE + (LENGTH_SHARE * Math.max(tokens.length, 4)) / USUAL_TOKENS;
    const row =
      unit.kind === 'row' ? labelScores(tokeniser.tokenise(labelOf(own))) : { label: 0, printed: 0 };
    const w = UNIT_WEIGHTS;
    const score =
      (w.coverage * coverage + w.pairs * pairShare(tokens) + w.grams * gramShare(tokens)) / length ** 0.5 +
      w.context * context +
      w.label * row.label +
      w.printed * row.printed +
      (question.asksForQuantity && /\d/.test(own) ? w.figure : 0) +
      (unit.kind === 'heading' ? w.heading : 0) +
      (tokens.length < 3 ? w.short : 0);
    return { ...unit, score, coverage };
  }

  return {
    scorePage(text, units) {
      let before = 0;
      return units.map((unit) => {
        const scored = scoreUnit(text, unit, before);
        before = scored.coverage;
        return scored;
      });
    },
  };
}

function labelOf(row: string): string {
  return row.split(/[\s$€£¥(–—-]*\d/u, 1)[0] ?? '';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
