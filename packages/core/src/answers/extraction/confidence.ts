import type { AskedType } from '../answer-types/index.ts';
import type { EvidenceSigns } from '../ranking/evidence-signs.ts';
import type { Candidate } from './candidates.ts';

/** At least so likely right, a lead is called an answer. */
export const ANSWER_THRESHOLD = 0.6;

export interface ConfidenceInput {
  /** Best first. */
  readonly evidence: readonly Candidate[];
  readonly asked: AskedType | null;
  readonly file: EvidenceSigns;
  readonly language: string;
}

/** What tells right leads from wrong ones. */
interface LeadSigns {
  /** By how much its score is better than the next. */
  readonly margin: number;
  /** By how much it is better than the best few on the average. */
  readonly lead: number;
  readonly grams: number;
  /** The same of the best page: what is all over it says little of one sentence. */
  readonly gramsOfPage: number;
  readonly label: number;
  /** What kind of thing is asked for is known, and the lead has hardly any of that kind. */
  readonly misfit: number;
  readonly isOtherLanguage: number;
}

/**
 * Logistic, fitted to whether the lead is right on the dev half of the readers' questions, on the same with the pages that
 * answer taken out of their files, and on reading sets none of whose files is in the held half; rounded.
 */
const CONSTANT = -2.4;
const WEIGHTS: Readonly<Record<keyof LeadSigns, number>> = {
  margin: 0.21,
  lead: 0.47,
  grams: 1.9,
  gramsOfPage: -1.1,
  label: 3,
  misfit: -1.1,
  isOtherLanguage: 1.1,
};

/** 0..1: how likely the first of the evidence is the right answer. */
export function estimateConfidence(input: ConfidenceInput): number {
  const [lead] = input.evidence;
  if (lead === undefined) return 0;
  const signs = readLeadSigns(lead, input);
  let sum = CONSTANT;
  for (const name of Object.keys(WEIGHTS) as (keyof LeadSigns)[]) sum += WEIGHTS[name] * signs[name];
  return 1 / (1 + Math.exp(-sum));
}

/** By how much a candidate without a rival is better. */
const NO_RIVAL = 2;
const BEST_FEW = 5;

function readLeadSigns(
  { score, signs }: Candidate,
  { evidence, asked, file, language }: ConfidenceInput,
): LeadSigns {
  // A file of a few sentences has no more rivals.
  const few = Array.from({ length: BEST_FEW }, (_, at) => evidence[at]?.score ?? score - 2 * NO_RIVAL);
  const average = few.reduce((sum, each) => sum + each, 0) / BEST_FEW;
  return {
    margin: score - (evidence[1]?.score ?? score - NO_RIVAL),
    lead: score - average,
    grams: signs.grams,
    gramsOfPage: file.grams,
    label: signs.label,
    misfit: asked === null ? 0 : 1 - signs.fit,
    isOtherLanguage: language === 'en' ? 0 : 1,
  };
}
