/** What the weights of an answer are fitted on (`bench/answers/fit`). The product itself has no use for it. */
export type { Candidate } from './extraction/candidates.ts';
export { type LeadSigns, readLeadSigns } from './extraction/confidence.ts';
export { findCandidates } from './extraction/draft-answer.ts';
export { SUBJECT_THRESHOLD } from './extraction/subject.ts';
export { mergeSame } from './extraction/merge-same.ts';
