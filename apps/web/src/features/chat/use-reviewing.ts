import { announceReview } from '#features/chat/answer-announcements.tsx';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { bestPage } from '#shared/questions/passages.ts';
import { useReview } from '#shared/questions/mutations.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

/** Reviewing an answer of the conversation: it is told, and where another claim leads after it the page turns to that. */
export function useReviewing(question: ListedQuestion, { reading }: Pick<ChatWorkspace, 'reading'>) {
  return useReview(question._id, (reviewed) => {
    announceReview(reviewed);
    const page = bestPage(reviewed);
    if (page !== undefined && page !== bestPage(question)) reading.open(question._id, { page, hit: 1 }, true);
  });
}
