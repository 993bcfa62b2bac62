import {
  CLAUSE_KINDS,
  type ClauseModel,
  type KindNumbers,
  type KindWeight,
  makeClauseModel,
  makePassageScorer,
  NDA_KINDS,
} from '@recto/core/clauses';
import { calibrate, type Judged } from './calibrate.ts';
import { foldOf } from './halves.ts';
import { learnWeights } from './learn.ts';
import type { Sample } from './samples.ts';
import { collectVocabulary, keptWeight, toRows } from './term-rows.ts';

const FOLDS = 3;
const LEAST_CONTRACTS = 2;
const HEAVIEST = 127;

/** How a set of kinds is learnt: by folds among the contracts to learn from. */
export interface Recipe {
  readonly kinds: number;
  /** Strength of the pull towards zero. Half and double made no difference worth naming. */
  readonly pull: number;
  /** Heaviest weights that are kept of each kind. */
  readonly kept: number;
}

export const CONTRACT_RECIPE: Recipe = { kinds: CLAUSE_KINDS.length, pull: 3e-6, kept: 3_000 };
/** There are few of these agreements, so less is learnt from each of their words. */
export const NDA_RECIPE: Recipe = { kinds: NDA_KINDS.length, pull: 5e-5, kept: 1_000 };

/** What a model learns from. */
export interface Lessons {
  readonly samples: readonly Sample[];
  /** These are learnt from too, but nothing is calibrated on them. */
  readonly further?: readonly Sample[];
}

/**
 * Weights of all kinds with their calibration, which is learnt on contracts that the weights of its fold have not seen.
 * `report` tells how far it is.
 */
export function trainModel(
  { samples, further = [] }: Lessons,
  recipe: Recipe,
  report: (text: string) => void,
): ClauseModel {
  const all = [...samples, ...further];
  const learn = (from: readonly Sample[]) => learnModel(from, recipe);
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isIn = ({ filer }: Sample) => foldOf(filer, FOLDS) === fold;
    const score = makePassageScorer(learn(all.filter((sample) => !isIn(sample))));
    for (const sample of samples.filter(isIn))
      judged.push({ sample, scores: sample.terms.map((terms) => score(terms)) });
    report(`calibrated on fold ${fold + 1} of ${FOLDS}`);
  }
  const model = learn(all);
  const lines = calibrate(judged, recipe.kinds);
  return { ...model, kinds: model.kinds.map((kind, at) => ({ ...kind, ...lines[at] })) };
}

const NO_LINES: Omit<KindNumbers, 'scale' | 'bias'> = {
  passage: { slope: 1, constant: 0 },
  presence: { slope: 1, constant: 0 },
  sure: 0,
};

export function learnModel(samples: readonly Sample[], { kinds, pull, kept: most }: Recipe): ClauseModel {
  const vocabulary = collectVocabulary(samples, LEAST_CONTRACTS);
  const terms = [...vocabulary.numbers.keys()];
  const { weights, biases } = learnWeights(toRows(samples, vocabulary), {
    terms: terms.length,
    kinds,
    pull,
  });
  const kept = new Map<number, KindWeight[]>();
  const numbers = Array.from({ length: kinds }, (_, kind): KindNumbers => {
    const own = terms.map((term, at) => ({
      term,
      weight: keptWeight(weights[at * kinds + kind] ?? 0, vocabulary.rarity[at] ?? 0),
    }));
    const heaviest = own
      .toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight) || left.term - right.term)
      .slice(0, most);
    const scale = Math.abs(heaviest[0]?.weight ?? 1) / HEAVIEST;
    for (const { term, weight } of heaviest) {
      const rounded = Math.round(weight / scale);
      if (rounded === 0) continue;
      const all = kept.get(term) ?? [];
      kept.set(term, all);
      all.push({ kind, weight: rounded });
    }
    return { scale, bias: biases[kind] ?? 0, ...NO_LINES };
  });
  return makeClauseModel(numbers, kept);
}
