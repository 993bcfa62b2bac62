import type { Cell } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import { wordsThatAnswer } from '@recto/core/answers';
import type { CellRow } from '#modules/batches/cells.store.ts';
import { topAnswerPages } from '#modules/questions/index.ts';

/** A question that is not answered yet has nothing to show. */
export function toCell(row: CellRow, question: Question | undefined): Cell {
  const cell = { answerId: row.id, fileId: row.file_id, column: row.column_position, status: row.status };
  const isEnded = row.status === 'complete' || row.status === 'failed';
  if (!question || !isEnded) return { ...cell, text: '', kind: 'none', pages: [] };
  const { answer: text, kind, review, error, searched } = question;
  const shown = withoutRefused(question);
  const words = wordsOf(shown);
  const pages = topAnswerPages(shown);
  const labels = pages.map((page) => labelOf(question, page));
  return {
    ...cell,
    text,
    kind,
    pages,
    ...(labels.some((label) => label !== '') && { labels }),
    ...(words !== '' && { words }),
    ...(searched && { searched: { pages: searched.pages, unread: searched.unread.length } }),
    ...(review && { review }),
    ...(error !== undefined && { error }),
  };
}

/** Of passages that come close those that nobody said are no answer. */
function withoutRefused(question: Question): Question {
  const { kind, claims, review } = question;
  const wrong = review?.wrongClaims ?? [];
  if (kind !== 'closest' || wrong.length === 0) return question;
  return { ...question, claims: claims.filter((_claim, at) => !wrong.includes(at)) };
}

/** The words that answer, or the likeliest of the passages that come close; '' where there are none. */
function wordsOf({ answer, kind, claims }: Question): string {
  if (kind === 'closest') return claims[0]?.text ?? '';
  const topAnswer = claims.find((claim) => answer.startsWith(claim.text));
  return topAnswer && kind === 'answer' ? wordsThatAnswer(topAnswer).join(' … ') : '';
}

const labelOf = ({ citations }: Question, page: number): string =>
  citations.find((citation) => citation.page === page)?.pageLabel ?? '';
