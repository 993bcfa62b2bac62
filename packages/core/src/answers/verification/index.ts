/**
 * The last step of an answer: every quote of a draft is looked up in the stored text of its page. Claims in a model's own
 * words are held against their quotes (`generated/`), and calculations are done here (`calculation/`).
 */
export type { Answer, Calculation, Citation, Claim } from './answer.ts';
export { findUnproven, type Unproven } from './generated/check-line.ts';
export { locateCitation } from './locate-citation.ts';
export { answerText, RESULT, verifyAnswer } from './verify-answer.ts';
