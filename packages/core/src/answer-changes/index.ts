/** Answers to one question by two versions of a file: whether they say the same. */
export { compareAnswers } from './compare-answers.ts';
export { markDifferences, type TextPart } from './mark-differences.ts';
export { findStatements, withoutClauseNumber } from './statement-key.ts';
export type { AnswerChange, ComparedAnswer, Standing } from './types.ts';
