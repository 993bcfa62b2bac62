import type { NearestPassage, Question, Span } from '@recto/contract/questions';
import type { QuestionRow } from '#modules/questions/store.ts';
import type { StoredAnswer, StoredPassage } from '#modules/questions/tables.ts';

/** What there is of an answer without one. */
export const UNANSWERED: StoredAnswer = {
  answer: '',
  answered: false,
  kind: 'none',
  pages: [],
  claims: [],
  citations: [],
};
/** Of a quote whose page is not there to be looked at. */
const UNKNOWN: Span = { start: 0, end: 0 };

/** A question as clients see it. */
export function toQuestion(row: QuestionRow): Question {
  const { textVersions: _, citations, searched, ...answer } = row.answer ?? UNANSWERED;
  const { kind = answer.answered ? 'answer' : 'none' } = answer;
  return {
    _id: row.id,
    fileId: row.file_id,
    conversationId: row.conversation_id,
    question: row.question,
    answeredBy: row.answered_by ?? '',
    createdAt: row.created_at.toISOString(),
    completed: row.completed_at !== null,
    ...answer,
    kind,
    citations: citations.map(({ span = UNKNOWN, ...citation }) => ({ ...citation, span })),
    ...(searched && { searched: { ...searched, nearest: searched.nearest.map(toPassage) } }),
    ...(row.error ? { error: row.error } : {}),
  };
}

const toPassage = ({ span = UNKNOWN, boxes = [], ...passage }: StoredPassage): NearestPassage => ({
  ...passage,
  span,
  boxes,
});
