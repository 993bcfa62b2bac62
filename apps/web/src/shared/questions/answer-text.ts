import type { FileItem } from '@recto/contract/library';
import { topAnswerOf } from '#shared/questions/answer-parts.ts';
import { claimNumbers, numberCitations } from '#shared/questions/citations.ts';
import { type Passage, passagesOf, passageText } from '#shared/questions/passages.ts';
import { quoted } from '#lib/text-direction.ts';
import { type NamedPage, pageNameText } from '#shared/files/page-names.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

type CopiedFile = Pick<FileItem, 'name' | 'pageKind'>;

/** An answer as plain text with its sources, for pasting into a memo. Passages that are no answer say so. */
export function answerText(question: ListedQuestion, file: CopiedFile): string {
  const parts = question.kind === 'closest' ? closestParts(question, file) : answerParts(question, file);
  return [question.question, '', ...parts].join('\n').trim();
}

/** One passage as plain text with its place. */
export const passageCopy = (
  passage: Pick<Passage, 'quote' | 'isVerbatim' | 'page' | 'label' | 'range'>,
  file: CopiedFile,
): string => `${passageText(passage)} (${placeText(passage, file)})`;

function answerParts(question: ListedQuestion, file: CopiedFile): string[] {
  const numbers = numberCitations(question);
  const claims = topAnswerOf(question).map((claim) => {
    const sources = claimNumbers(claim, numbers).map((number) => `[${number}]`);
    return [claim.text, ...sources].join(' ');
  });
  const sources = question.citations
    .map((citation, index) => ({ citation, number: numbers[index] ?? 0 }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
    .map(({ citation, number }) => {
      return `[${number}] ${placeText({ ...citation, label: citation.pageLabel }, file)}: ${quoted(citation.quote.replace(/\s+/g, ' '))}`;
    });
  return [...(claims.length > 0 ? claims : [question.answer]), '', ...sources];
}

const closestParts = (question: ListedQuestion, file: CopiedFile): string[] => [
  'Closest passages; none answers the question in so many words:',
  ...passagesOf(question).map((passage) => `– ${passageCopy(passage, file)}`),
];

const placeText = (page: NamedPage, { name, pageKind }: CopiedFile): string =>
  `${name}, ${pageNameText(pageKind, page)}`;
