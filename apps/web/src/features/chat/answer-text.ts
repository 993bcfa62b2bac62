import type { FileItem } from '@recto/contract/library';
import type { ListedQuestion } from '#shared/questions/queries.ts';
import { claimNumbers, numberCitations } from '#features/chat/citations.ts';
import { pageNameText } from '#shared/files/page-names.ts';

/** An answer as plain text with its sources, for pasting into a memo. */
export function answerText(
  question: ListedQuestion,
  { name, pageKind }: Pick<FileItem, 'name' | 'pageKind'>,
): string {
  const numbers = numberCitations(question);
  const claims = question.claims.map((claim) => {
    const sources = claimNumbers(claim, numbers).map((number) => `[${number}]`);
    return [claim.text, ...sources].join(' ');
  });
  const sources = question.citations
    .map((citation, index) => ({ citation, number: numbers[index] ?? 0 }))
    .sort((a, b) => a.number - b.number)
    .map(({ citation: { page, pageLabel: label, range, quote }, number }) => {
      const place = pageNameText(pageKind, { page, label, range });
      return `[${number}] ${name}, ${place}: “${quote.replace(/\s+/g, ' ')}”`;
    });
  return [question.question, '', ...(claims.length > 0 ? claims : [question.answer]), '', ...sources]
    .join('\n')
    .trim();
}
