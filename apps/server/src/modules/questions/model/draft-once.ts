import type { AnswerFallback, ModelUsage } from '@recto/contract/questions';
import type { DraftAnswer } from '@recto/core/answers';
import type { CallKey, ModelCalls } from '#modules/model-calls/index.ts';
import type { AskModel, ModelAsking } from '#modules/questions/model/ask-model.ts';
import type { QuestionRow } from '#modules/questions/store.ts';

/** The model did not answer: what stands instead says why. */
export class NoReplyError extends Error {
  readonly reason: AnswerFallback;

  constructor(reason: AnswerFallback) {
    super(`No reply of the model: ${reason}.`);
    this.name = 'NoReplyError';
    this.reason = reason;
  }
}

interface OneCall {
  /** Of the file among those of the question. */
  readonly position: number;
  readonly modelCalls: Pick<ModelCalls, 'callOnce'>;
  readonly model: { readonly name: string; readonly ask: AskModel };
  readonly question: Pick<QuestionRow, 'id' | 'account_id'>;
}

export interface ModelDraft {
  readonly draft: DraftAnswer;
  readonly usage: ModelUsage;
  readonly model: string;
}

/** A question is answered once from each of its files. */
const ROUND = 'answer';

const answerCall = (questionId: string, position: number): CallKey => ({
  purpose: 'question',
  subjectId: questionId,
  round: ROUND,
  part: position,
});

/** The calls that a question has: one for each of its files. */
export const answerCalls = ({ id, file_ids }: Pick<QuestionRow, 'id' | 'file_ids'>): CallKey[] =>
  file_ids.map((_fileId, position) => answerCall(id, position));

/**
 * The model's draft for a question to one of its files: that of an earlier attempt, else that of a new call. Throws `NoReplyError` where the call
 * was made before and left no reply.
 */
export async function draftOnce(
  { modelCalls, model, question, position }: OneCall,
  asking: Omit<ModelAsking, 'onSpent'>,
): Promise<ModelDraft> {
  const said = await modelCalls.callOnce<DraftAnswer>(answerCall(question.id, position), {
    accountId: question.account_id,
    model: model.name,
    ask: (onSpent) => model.ask({ ...asking, onSpent }),
  });
  if (said.outcome !== 'replied')
    throw new NoReplyError(said.outcome === 'called-off' ? 'stopped' : 'interrupted');
  return { draft: said.reply, usage: said.usage, model: said.model };
}
