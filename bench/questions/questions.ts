import { join } from 'node:path';
import { readFilingQuestions } from '../answers/filings.ts';
import { readLines } from '../answers/test-data.ts';

/** Questions of every kind, whatever file they were written for: short and long, answered here and not. */
export function readAllQuestions(): string[] {
  const own = readLines<{ question: string }>(join(import.meta.dirname, '../answers/own-questions.jsonl'));
  return [...own, ...readFilingQuestions()].map(({ question }) => question);
}
