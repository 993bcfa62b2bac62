import type { AskedType } from '../../answer-types/index.ts';
import type { EvidenceFeatures } from '../../retrieval/evidence-features.ts';
import type { Evidence } from '../candidates/merge-same.ts';
import type { Unread } from '../candidates/candidate.ts';

/** At least so likely right, a top answer is called an answer. */
const ANSWER_THRESHOLD = 0.64;
/** And a row of a table, which has many like it: fitted on every second page of `bench/answers/tables`, like the next. */
const ROW_THRESHOLD = 0.76;
/** Where a figure may be asked for, a sentence whose score is better than a row's by less than this may not hold it. */
const RIVAL_ROW = 4;

/** Whether the first of the evidence is called an answer, by how likely it is right. */
export function isLikelyAnswer(
  likelihood: number,
  { evidence: [topAnswer, ...rivals], others, asked }: Omit<ConfidenceInput, 'file'>,
): boolean {
  if (topAnswer === undefined) return false;
  if (topAnswer.row !== null) return likelihood >= ROW_THRESHOLD;
  const isForFigure = asked === null || ROWS_MAY_ANSWER.has(asked.type);
  const isRivalled =
    isForFigure &&
    [...rivals.filter(({ row }) => row !== null), ...others.filter(({ unit }) => unit.kind === 'row')].some(
      ({ score }) => topAnswer.score - score < RIVAL_ROW,
    );
  return likelihood >= ANSWER_THRESHOLD && !isRivalled;
}

export interface ConfidenceInput {
  /** Best first. */
  readonly evidence: readonly Evidence[];
  /** What was not read closely. */
  readonly others: readonly Unread[];
  readonly asked: AskedType | null;
  readonly file: EvidenceFeatures;
}

/** What tells right top answers from wrong ones. */
export interface TopAnswerFeatures {
  /** Logarithm of its share among all that could be the top answer, by the odds that the scores were fitted to. */
  readonly share: number;
  /** By how much its score is better than the next. */
  readonly margin: number;
  readonly fit: number;
  readonly misfit: number;
  readonly similar: number;
  /** How many of the question's words meet in the file. */
  readonly cooccurringTerms: number;
  /** Sentences that settle a question are told more surely than their fit says. */
  readonly isYesNo: number;
  /** Of figures a document has many; the one that is asked for is told less surely. */
  readonly isAmount: number;
}

const AMOUNTS: ReadonlySet<AskedType['type'] | undefined> = new Set<AskedType['type'] | undefined>([
  'people',
  'count',
  'money',
  'percentage',
  'measure',
]);

/** A list may be of labels, and a term one of a table. */
const ROWS_MAY_ANSWER = new Set<AskedType['type'] | undefined>([...AMOUNTS, 'list', 'definition']);

/** Logistic, fitted to whether the top answer is right by `npm run fit:answers`, which has them rounded. */
const CONSTANT = -0.73;
const WEIGHTS: Readonly<Record<keyof TopAnswerFeatures, number>> = {
  share: 1.36,
  margin: 0.18,
  fit: 0.61,
  misfit: -0.97,
  similar: 0.49,
  cooccurringTerms: 0.84,
  isYesNo: 0.3,
  isAmount: -0.48,
};

/** 0..1: how likely the first of the evidence is the right answer. */
export function estimateConfidence(input: ConfidenceInput): number {
  const features = readTopAnswerFeatures(input);
  if (features === null) return 0;
  let sum = CONSTANT;
  for (const name of Object.keys(WEIGHTS) as (keyof TopAnswerFeatures)[])
    sum += WEIGHTS[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}

/** By how much a candidate without a rival is better. */
const NO_RIVAL = 2;

/** The features of the first of the evidence, if there is any. */
export function readTopAnswerFeatures({
  evidence,
  others,
  asked,
  file,
}: ConfidenceInput): TopAnswerFeatures | null {
  const [topAnswer] = evidence;
  if (topAnswer === undefined) return null;
  const { score, features } = topAnswer;
  // Relative to the top answer's score, so that no exponential overflows.
  const oddsOf = (some: readonly Pick<Evidence, 'score'>[]) =>
    some.reduce((sum, each) => sum + Math.exp(each.score - score), 0);
  const odds = (each: Evidence) => oddsOf([each, ...each.sameElsewhere]);
  const all = evidence.reduce((sum, each) => sum + odds(each), 0) + oddsOf(others);
  return {
    share: Math.log(odds(topAnswer) / all),
    margin: score - (evidence[1]?.score ?? score - NO_RIVAL),
    fit: features.fit,
    misfit: asked === null ? 0 : 1 - features.fit,
    similar: features.similar,
    cooccurringTerms: file.cooccurringTerms,
    isYesNo: asked?.type === 'yesno' ? 1 : 0,
    isAmount: AMOUNTS.has(asked?.type) ? 1 : 0,
  };
}
