import { useRef } from 'react';
import { announceReview } from '#features/chat/answer-announcements.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { topAnswerOf } from '#shared/questions/answer-parts.ts';
import { bestPage } from '#shared/questions/passages.ts';
import { type ReviewInput, useReview } from '#shared/questions/mutations.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

/** Reviewing an answer of the conversation: it is told, and where another claim leads after it the page turns to that. */
export function useReviewing(question: ListedQuestion, { reading }: Pick<ChatWorkspace, 'reading'>) {
  // The socket may show the reviewed answer before its receipt is here.
  const topAnswerBefore = useRef(topAnswerKey(question));
  const review = useReview(question._id, (reviewed) => {
    announceReview(reviewed);
    const page = bestPage(reviewed);
    if (page !== undefined && topAnswerKey(reviewed) !== topAnswerBefore.current)
      reading.open(question._id, { page, hit: 1 }, true);
  });
  const mutate = (input: ReviewInput) => {
    topAnswerBefore.current = topAnswerKey(question);
    review.mutate(input);
  };
  return { mutate, isPending: review.isPending };
}

/** Tells apart what leads an answer before and after a review. */
const topAnswerKey = (question: ListedQuestion): string =>
  JSON.stringify([question.kind, topAnswerOf(question).map(({ citations }) => citations)]);
