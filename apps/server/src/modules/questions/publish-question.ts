import type { PartialAnswer } from '@recto/contract/events';
import type { Database, Trx } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import type { PresentQuestions } from '#modules/questions/present-questions.ts';
import { holdOpen } from '#modules/questions/publish-question.store.ts';
import * as store from '#modules/questions/store.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import { type Outbox, SUBJECT_INTERVAL_MS, throttleBySubject } from '#modules/realtime/index.ts';

/** Of a question, in a message about it. */
const SHOWN_CHARACTERS = 80;

interface PublisherDeps {
  readonly database: Database;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'fail' | 'eraseEventsAbout'>;
  readonly present: PresentQuestions;
  readonly log: Pick<Log, 'warn'>;
}

/** Tells open pages about questions: what stands, and what is still being written, which must never come after it. */
export function makePublisher({ database, realtime, present, log }: PublisherDeps) {
  const addAnswer = realtime.defineEvent({
    type: 'chat_response',
    async render({ accountId, id }) {
      const row = await store.findQuestion(database.root, accountId, id);
      return row ? { questions: await present([row]) } : null;
    },
  });
  const addPartial = realtime.defineEvent({
    type: 'chat_partial',
    render: async ({ id, body }) => ((await store.isOpen(database.root, id)) ? body : null),
  });

  const aboutOf = (id: string, fileIds: readonly string[]) => [id, ...fileIds] as const;

  const writePartial = (accountId: string, body: PartialAnswer): Promise<void> =>
    database.transaction(async (trx) => {
      const { questionId } = body;
      const open = await holdOpen(trx, questionId);
      if (open) await addPartial(trx, { accountId, about: aboutOf(questionId, open.file_ids), body });
    });

  /** Written as often as it may be sent, and no oftener. */
  const partials = throttleBySubject<{ accountId: string; body: PartialAnswer }>(
    SUBJECT_INTERVAL_MS,
    (questionId, { accountId, body }) =>
      void writePartial(accountId, body).catch((err: unknown) =>
        log.warn({ err, questionId }, 'what a model writes could not be announced'),
      ),
  );

  return {
    async publish(
      trx: Trx,
      { id, account_id: accountId, file_ids, batch_id, completed_at }: QuestionRow,
    ): Promise<void> {
      // Pages hear of a batch as a whole.
      if (batch_id !== null) return;
      // What a model has written is kept no longer than until it is checked.
      if (completed_at !== null) await realtime.eraseEventsAbout(trx, accountId, [id]);
      await addAnswer(trx, { accountId, about: aboutOf(id, file_ids) });
    },

    /** Tells the person that a question has failed for good. */
    async publishFailure(
      trx: Trx,
      { id, account_id: accountId, file_ids, batch_id, question, error }: QuestionRow,
    ): Promise<void> {
      const [fileId] = file_ids;
      if (batch_id !== null || fileId === undefined) return;
      const shown = question.length > SHOWN_CHARACTERS ? `${question.slice(0, SHOWN_CHARACTERS)}…` : question;
      const message = `“${shown}” could not be answered. ${error ?? ''}`.trim();
      await realtime.fail(trx, {
        accountId,
        about:
          file_ids.length === 1 ? { fileId, questionId: id } : { questionId: id, fileIds: [...file_ids] },
        message,
      });
    },

    publishPartial: (accountId: string, body: PartialAnswer): void =>
      partials.push(body.questionId, { accountId, body }),

    /** Writes nothing more of what waits to be. */
    dropPartial: (id: string): void => partials.drop(id),
  };
}
export type Publisher = ReturnType<typeof makePublisher>;
