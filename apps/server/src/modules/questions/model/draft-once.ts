import type { AnswerFallback } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { AskModel, ModelAsking, ModelDraft } from '#modules/questions/model/ask-model.ts';
import * as calls from '#modules/questions/model/calls-store.ts';

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
  readonly database: Database;
  readonly clock: Clock;
  readonly model: { readonly name: string; readonly ask: AskModel };
  readonly questionId: string;
}

/**
 * The model's draft for a question: the stored one of an earlier attempt, else that of a new call. The call is claimed
 * before it is made, so that a job that runs again neither makes nor pays for a second one. Throws `NoReplyError` where the
 * call was claimed and left no reply.
 */
export async function draftOnce(
  { database, clock, model, questionId }: OneCall,
  asking: ModelAsking,
): Promise<ModelDraft & { readonly model: string }> {
  const known = await calls.findCall(database.root, questionId);
  if (known?.draft && known.usage) return { draft: known.draft, usage: known.usage, model: known.model };
  if (known) throw new NoReplyError(known.is_stopped ? 'stopped' : 'interrupted');
  const call = { questionId, model: model.name, at: new Date(clock()) };
  if (!(await calls.claimCall(database.root, call))) throw new NoReplyError('interrupted');
  const said = await model.ask(asking);
  await calls.keepReply(database.root, questionId, said);
  return { ...said, model: model.name };
}
