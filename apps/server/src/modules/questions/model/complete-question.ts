import type { AnswerFallback } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { ModelCalls } from '#modules/model-calls/index.ts';
import type { CountAnswer } from '#modules/questions/answer-metrics.ts';
import type { FileAnswer } from '#modules/questions/answer-file.ts';
import type { Publisher } from '#modules/questions/publish-question.ts';
import * as store from '#modules/questions/store.ts';
import type { QuestionRow } from '#modules/questions/store.ts';
import type { StoredAnswer } from '#modules/questions/tables.ts';

interface CompletionDeps {
  readonly database: Database;
  readonly modelCalls: Pick<ModelCalls, 'settle'>;
  readonly publisher: Publisher;
  readonly countAnswer: CountAnswer;
  readonly clock: Clock;
}

/** A question that the file itself has answered. */
export type AnsweredRow = QuestionRow & { readonly answer: StoredAnswer };

/** How a question ends that a model was to answer: with the model's answer, or with that of the file itself. */
export function makeCompletion({ database, modelCalls, publisher, countAnswer, clock }: CompletionDeps) {
  const complete = async (
    id: string,
    { answer, answeredBy }: Pick<FileAnswer, 'answer' | 'answeredBy'>,
  ): Promise<void> => {
    const outcome = { answer, answeredBy, error: null, at: new Date(clock()) };
    const row = await database.transaction(async (trx) => {
      const completed = await store.completeQuestion(trx, id, outcome);
      if (completed) await publisher.publish(trx, completed);
      return completed;
    });
    if (!row) return;
    countAnswer(row);
    publisher.dropPartial(id);
    await modelCalls.settle(database.root, { purpose: 'question', subjectIds: [id] });
  };
  return {
    complete,

    /** Lets the answer of the file itself stand, and says why. */
    fallBack: (
      { id, answer, answered_by }: AnsweredRow,
      fallback: AnswerFallback,
      more: Pick<StoredAnswer, 'usage' | 'droppedClaims' | 'droppedTexts'> = {},
    ) => complete(id, { answer: { ...answer, fallback, ...more }, answeredBy: answered_by ?? '' }),
  };
}
export type Completion = ReturnType<typeof makeCompletion>;
