import type { PartialAnswer } from '@recto/contract/events';
import type { QuestionRow } from '#modules/questions/store.ts';
import { toQuestion } from '#modules/questions/to-question.ts';
import { makeNotices, type Realtime } from '#modules/realtime/index.ts';

/** Of a question, in a message about it. */
const SHOWN_CHARACTERS = 80;

/** Tells open pages about questions: what stands, and what is still being written, which must never come after it. */
export function makePublisher(realtime: Pick<Realtime, 'publish' | 'drop'>) {
  const notices = makeNotices(realtime);
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

    /** Tells the person that a question has failed for good. */
    publishFailure({
      id,
      account_id: accountId,
      file_id: fileId,
      batch_id,
      question,
      error,
    }: QuestionRow): void {
      if (batch_id !== null || fileId === null) return;
      const shown = question.length > SHOWN_CHARACTERS ? `${question.slice(0, SHOWN_CHARACTERS)}…` : question;
      const message = `“${shown}” could not be answered. ${error ?? ''}`.trim();
      notices.fail({ accountId, about: { fileId, questionId: id }, message });
    },

    publishPartial: (accountId: string, body: PartialAnswer): void =>
      realtime.publish(accountId, partialOf(body.questionId), { type: 'chat_partial', body }),

    dropPartial: (id: string): void => realtime.drop(partialOf(id)),
  };
}
export type Publisher = ReturnType<typeof makePublisher>;
