import type { Claim, NearestPassage, Question, Span } from '@recto/contract/questions';
import type { Review } from '@recto/contract/reviews';
import { applyReview } from '#modules/questions/reviews.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import type { StoredAnswer, StoredFollowUp, StoredPassage, StoredReview } from '#modules/questions/tables.ts';

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

/** The names of files by their ids. */
type FileNames = ReadonlyMap<string, string>;

/** A question as clients see it; of one that is asked of several files the names of these have to be known. */
export function toQuestion(row: QuestionRow, names: FileNames = new Map()): Question {
  const { searched, ...answer } = toAnswer(row.answer ?? UNANSWERED);
  return {
    _id: row.id,
    ...toFiles(row.file_ids, names),
    conversationId: row.conversation_id,
    question: row.question,
    ...toFollowUp(row.follow_up),
    answeredBy: row.answered_by ?? '',
    createdAt: row.created_at.toISOString(),
    completed: row.completed_at !== null,
    ...applyReview(answer, row.review),
    ...(row.review && { review: toReview(row.review) }),
    ...(searched && { searched: { ...searched, nearest: searched.nearest.map(toPassage) } }),
    ...(row.answer && !row.completed_at && { preliminary: true as const }),
    ...(row.error ? { error: row.error } : {}),
  };
}

function toFiles(fileIds: readonly string[], names: FileNames): Pick<Question, 'fileId' | 'files'> {
  const [only = null, ...others] = fileIds;
  if (others.length === 0) return { fileId: only };
  // One that is deleted at this moment takes the question with it.
  const files = fileIds.map((fileId) => ({ fileId, name: names.get(fileId) ?? '' }));
  return { fileId: null, files };
}

function toFollowUp(followUp: StoredFollowUp | null): Pick<Question, 'about' | 'standsAlone'> {
  if (!followUp) return {};
  return 'about' in followUp ? { about: followUp.about } : followUp;
}

/** An answer as the contract has it, also one of an earlier version. */
export function toAnswer({ textVersions: _, citations, ...answer }: StoredAnswer) {
  const { kind = answer.answered ? 'answer' : 'none' } = answer;
  return {
    ...answer,
    kind,
    claims: answer.claims.map(withoutFalseFurther),
    citations: citations.map(({ span = UNKNOWN, ...citation }) => ({ ...citation, span })),
  };
}

/** Earlier versions could call the first claim, which is always part of the answer, one of the further ones. */
function withoutFalseFurther({ isFurther, ...claim }: Claim, at: number): Claim {
  return isFurther && at > 0 ? { ...claim, isFurther } : claim;
}

const toReview = ({ wrongClaims, ...review }: StoredReview): Review => ({
  ...review,
  ...(wrongClaims && { wrongClaims: [...wrongClaims] }),
});

const toPassage = ({ span = UNKNOWN, boxes = [], ...passage }: StoredPassage): NearestPassage => ({
  ...passage,
  span,
  boxes,
});
