import type { Candidate, LeadSigns } from '@recto/core/answers/fitting';
import { mergeSame, readLeadSigns } from '@recto/core/answers/fitting';
import type { JudgedCandidate, Sample } from './collect.ts';
import { crossValidate } from './cross-validate.ts';
import { estimate, fitLogistic, type Logistic } from './logistic.ts';
import { fitSoftmax } from './softmax.ts';

type SignName = keyof Candidate['signs'];
export type SignWeights = readonly (readonly [SignName, number])[];

/** Reading sets are many and put as no reader does. */
const READERS_WEIGHT = 3;
const SOFTMAX_L2 = 0.01;
const SOFTMAX_FOLDS = 4;

const LOGISTIC_L2 = 0.003;
const LOGISTIC_FOLDS = 8;
/** A question without its pages is more plainly unanswerable than one that a reader puts. */
const REMOVED_WEIGHT = 0.35;

/** Fits what a candidate's score is made of. */
export function fitSignWeights(samples: readonly Sample[]): SignWeights {
  const names = namesOfSigns(samples);
  const choices = samples
    .filter(({ part }) => part !== 'removed')
    .map(({ part, candidates }) => ({
      signs: candidates.map(({ signs }) => names.map((name) => signs[name])),
      isRight: candidates.map(({ isRight }) => isRight),
      added: candidates.map(({ added }) => added),
      weight: part === 'reading set' ? 1 : READERS_WEIGHT,
    }));
  const weights = fitSoftmax(choices, { l2: SOFTMAX_L2 });
  return names.map((name, at) => [name, weights[at] ?? 0]);
}

function namesOfSigns(samples: readonly Sample[]): SignName[] {
  const first = samples.find(({ candidates }) => candidates.length > 0)?.candidates[0];
  if (first === undefined) throw new Error('No question has a candidate');
  return Object.keys(first.signs) as SignName[];
}

/** The candidates of every reader's question, best first, by weights that have not seen its document. */
export function rankUnseen(samples: readonly Sample[]): Map<Sample, JudgedCandidate[]> {
  return crossValidate(samples, {
    folds: SOFTMAX_FOLDS,
    documentOf: ({ document }) => document,
    isFixed: ({ part }) => part === 'reading set',
    fit: fitSignWeights,
    apply: (weights, { candidates }) =>
      candidates
        .map((candidate) => ({
          ...candidate,
          score: weights.reduce(
            (sum, [name, weight]) => sum + weight * candidate.signs[name],
            candidate.added,
          ),
        }))
        .toSorted((left, right) => right.score - left.score),
  });
}

/** The lead of a question as the likelihood sees it. */
export interface Lead {
  readonly sample: Sample;
  readonly signs: LeadSigns;
  readonly isRight: boolean;
}

/** Questions without any candidate have no lead. */
export function readLeads(ranked: ReadonlyMap<Sample, readonly JudgedCandidate[]>): Lead[] {
  return [...ranked].flatMap(([sample, candidates]): Lead[] => {
    const signs = readLeadSigns({ evidence: mergeSame(candidates), asked: sample.asked, file: sample.file });
    return signs === null ? [] : [{ sample, signs, isRight: candidates[0]?.isRight ?? false }];
  });
}

/** Fits how likely a lead is right. */
export function fitLikelihood(leads: readonly Lead[]): Logistic {
  return fitLogistic(
    leads.map(({ sample, signs, isRight }) => ({
      signs: Object.values(signs),
      isTrue: isRight,
      weight: sample.part === 'removed' ? REMOVED_WEIGHT : 1,
    })),
    { l2: LOGISTIC_L2 },
  );
}

/** How likely each lead is right, by a likelihood that has not seen its document. */
export function judgeUnseen(leads: readonly Lead[]): Map<Lead, number> {
  return crossValidate(leads, {
    folds: LOGISTIC_FOLDS,
    documentOf: ({ sample }) => sample.document,
    fit: fitLikelihood,
    apply: (likelihood, { signs }) => estimate(likelihood, Object.values(signs)),
  });
}
