/** What the weights of an answer are fitted on (`bench/answers/fit`). The product itself has no use for it. */
export type { Candidate } from './extraction/candidates/candidate.ts';
export { type TopAnswerFeatures, readTopAnswerFeatures } from './extraction/drafting/confidence.ts';
export { findCandidates } from './extraction/drafting/draft-answer.ts';
export { SUBJECT_THRESHOLD } from './extraction/drafting/subject-likelihood.ts';
export { mergeSame } from './extraction/candidates/merge-same.ts';
