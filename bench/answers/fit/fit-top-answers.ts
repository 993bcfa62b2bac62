import type { Candidate, TopAnswerFeatures } from '@recto/core/answers/fitting';
import { mergeSame, readTopAnswerFeatures } from '@recto/core/answers/fitting';
import type { JudgedCandidate, Sample } from './collect.ts';
import { crossValidate } from './cross-validate.ts';
import { estimate, fitLogistic, type Logistic } from './logistic.ts';
import { fitSoftmax } from './softmax.ts';

type FeatureName = keyof Candidate['features'];
export type FeatureWeights = readonly (readonly [FeatureName, number])[];

/** Reading sets are many and put as no reader does. */
const READERS_WEIGHT = 3;
const SOFTMAX_L2 = 0.01;
const SOFTMAX_FOLDS = 4;

const LOGISTIC_L2 = 0.003;
const LOGISTIC_FOLDS = 8;
/** A question without its pages is more plainly unanswerable than one that a reader puts. */
const REMOVED_WEIGHT = 0.35;

/** Fits what a candidate's score is made of. */
export function fitFeatureWeights(samples: readonly Sample[]): FeatureWeights {
  const names = namesOfFeatures(samples);
  const choices = samples
    .filter(({ part }) => part !== 'removed')
    .map(({ part, candidates }) => ({
      features: candidates.map(({ features }) => names.map((name) => features[name])),
      isRight: candidates.map(({ isRight }) => isRight),
      weight: part === 'reading set' ? 1 : READERS_WEIGHT,
    }));
  const weights = fitSoftmax(choices, { l2: SOFTMAX_L2 });
  return names.map((name, at) => [name, weights[at] ?? 0]);
}

function namesOfFeatures(samples: readonly Sample[]): FeatureName[] {
  const first = samples.find(({ candidates }) => candidates.length > 0)?.candidates[0];
  if (first === undefined) throw new Error('No question has a candidate');
  return Object.keys(first.features) as FeatureName[];
}

/** The candidates of every reader's question, best first, by weights that have not seen its document. */
export function rankUnseen(samples: readonly Sample[]): Map<Sample, JudgedCandidate[]> {
  return crossValidate(samples, {
    folds: SOFTMAX_FOLDS,
    documentOf: ({ document }) => document,
    isFixed: ({ part }) => part === 'reading set',
    fit: fitFeatureWeights,
    apply: (weights, { candidates }) =>
      candidates
        .map((candidate) => ({
          ...candidate,
          score: weights.reduce((sum, [name, weight]) => sum + weight * candidate.features[name], 0),
        }))
        .toSorted((left, right) => right.score - left.score),
  });
}

/** The top answer of a question as the likelihood sees it. */
export interface TopAnswer {
  readonly sample: Sample;
  readonly features: TopAnswerFeatures;
  readonly isRight: boolean;
}

/** Questions without any candidate have no top answer. */
export function readTopAnswers(ranked: ReadonlyMap<Sample, readonly JudgedCandidate[]>): TopAnswer[] {
  return [...ranked].flatMap(([sample, candidates]): TopAnswer[] => {
    const features = readTopAnswerFeatures({
      evidence: mergeSame(candidates),
      others: [],
      asked: sample.asked,
      file: sample.file,
    });
    return features === null ? [] : [{ sample, features, isRight: candidates[0]?.isRight ?? false }];
  });
}

/** Fits how likely a top answer is right. */
export function fitLikelihood(topAnswers: readonly TopAnswer[]): Logistic {
  return fitLogistic(
    topAnswers.map(({ sample, features, isRight }) => ({
      features: Object.values(features),
      isTrue: isRight,
      weight: sample.part === 'removed' ? REMOVED_WEIGHT : 1,
    })),
    { l2: LOGISTIC_L2 },
  );
}

/** How likely each top answer is right, by a likelihood that has not seen its document. */
export function judgeUnseen(topAnswers: readonly TopAnswer[]): Map<TopAnswer, number> {
  return crossValidate(topAnswers, {
    folds: LOGISTIC_FOLDS,
    documentOf: ({ sample }) => sample.document,
    fit: fitLikelihood,
    apply: (likelihood, { features }) => estimate(likelihood, Object.values(features)),
  });
}
