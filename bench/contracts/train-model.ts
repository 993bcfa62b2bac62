import {
  type ClauseModel,
  CLAUSE_KINDS,
  type KindNumbers,
  type KindWeight,
  makeClauseModel,
  makePassageScorer,
} from '@recto/core/clauses';
import { calibrate, type Judged } from './calibrate.ts';
import { foldOf } from './halves.ts';
import { learnWeights } from './learn.ts';
import type { Sample } from './samples.ts';
import { collectVocabulary, keptWeight, toRows } from './term-rows.ts';

const FOLDS = 3;
const LEAST_CONTRACTS = 2;
/** Heaviest weights that are kept of each kind. */
const KEPT = 3_000;
const HEAVIEST = 127;

/**
 * Weights of all kinds with their calibration, which is learnt on contracts that the weights of its fold have not seen.
 * `report` tells how far it is.
 */
export function trainModel(samples: readonly Sample[], report: (text: string) => void): ClauseModel {
  const judged: Judged[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isIn = ({ contract }: Sample) => foldOf(contract.source, FOLDS) === fold;
    const score = makePassageScorer(learnModel(samples.filter((sample) => !isIn(sample))));
    for (const sample of samples.filter(isIn))
      judged.push({ sample, scores: sample.terms.map((terms) => score(terms)) });
    report(`calibrated on fold ${fold + 1} of ${FOLDS}`);
  }
  const model = learnModel(samples);
  const lines = calibrate(judged, CLAUSE_KINDS.length);
  return { ...model, kinds: model.kinds.map((kind, at) => ({ ...kind, ...lines[at] })) };
}

const NO_LINES: Omit<KindNumbers, 'scale' | 'bias'> = {
  passage: { slope: 1, constant: 0 },
  presence: { slope: 1, constant: 0 },
  sure: 0,
};

function learnModel(samples: readonly Sample[]): ClauseModel {
  const vocabulary = collectVocabulary(samples, LEAST_CONTRACTS);
  const kinds = CLAUSE_KINDS.length;
  const terms = [...vocabulary.numbers.keys()];
  const { weights, biases } = learnWeights(toRows(samples, vocabulary), terms.length, kinds);
  const kept = new Map<number, KindWeight[]>();
  const numbers = CLAUSE_KINDS.map((_, kind): KindNumbers => {
    const own = terms.map((term, at) => ({
      term,
      weight: keptWeight(weights[at * kinds + kind] ?? 0, vocabulary.rarity[at] ?? 0),
    }));
    const heaviest = own
      .toSorted((left, right) => Math.abs(right.weight) - Math.abs(left.weight) || left.term - right.term)
      .slice(0, KEPT);
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
