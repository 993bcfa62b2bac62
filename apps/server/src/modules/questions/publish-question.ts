import type { PartialAnswer } from '@recto/contract/events';
import type { QuestionRow } from '#modules/questions/store.ts';
import { toQuestion } from '#modules/questions/to-question.ts';
import type { Realtime } from '#modules/realtime/index.ts';

/** Tells open pages about questions: what stands, and what is still being written, which must never come after it. */
export function makePublisher(realtime: Pick<Realtime, 'publish' | 'drop'>) {
  const partialOf = (id: string) => `question-partial:${id}`;
  return {
    publish(row: QuestionRow): void {
      // Pages hear of a batch as a whole.
      if (row.batch_id !== null) return;
      realtime.publish(row.account_id, `question:${row.id}`, {
        type: 'chat_response',
        body: { questions: [toQuestion(row)] },
      });
    },

    publishPartial: (accountId: string, body: PartialAnswer): void =>
      realtime.publish(accountId, partialOf(body.questionId), { type: 'chat_partial', body }),

    dropPartial: (id: string): void => realtime.drop(partialOf(id)),
  };
}
export type Publisher = ReturnType<typeof makePublisher>;
