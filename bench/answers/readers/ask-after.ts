import { type FileIndex, readFollowUp, wordsThatAnswer } from '@recto/core/answers';
import { answerInCore } from '../../support/answer.ts';

/** What is looked for when a question is asked after another, as the product does. */
export function askAfter(index: FileIndex, question: string, previous: string | undefined): string {
  if (previous === undefined) return question;
  const [lead] = answerInCore(index, previous).claims;
  const answer = lead && { text: lead.text, words: wordsThatAnswer(lead) };
  const read = readFollowUp(question, { question: previous, answer }, index.language);
  return read.kind === 'follow-up' ? read.question : question;
}
