import type { PackedPage } from '@recto/core/document';
import type { TaskRunner } from '#kernel/define-task.ts';
import { type GuardedModel, guardModel } from '#kernel/guard-model.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import type { Clock } from '#kernel/clock.ts';
import { makeAskModel, type ModelLimits } from '#modules/questions/model/ask-model.ts';
import type { AskedFile } from '#modules/questions/ports.ts';
import { rankFile } from '#modules/questions/tasks/rank-file.ts';
import { verifyAnswer } from '#modules/questions/tasks/verify-answer.ts';

/** A document of the product's own, read as every document is. */
export interface ReadSample {
  readonly name: string;
  readonly pages: readonly Pick<PackedPage, 'number' | 'content'>[];
  readonly index: { readonly sha256: string; readonly bytes: Uint8Array };
}

/** What a model has said of the sample, found on its page; null where nothing of it could be proved. */
export interface ProvedAnswer {
  readonly text: string;
  readonly quote: string;
  readonly page: number;
}

interface TryModelDeps {
  readonly tasks: Pick<TaskRunner, 'run'>;
  readonly clock: Clock;
  readonly modelLimits: ModelLimits;
}

/** Nobody's: what is tried is the product's own text. */
const NOBODY = 'sample';

/**
 * Asks a model a question on the sample by the very steps of a question: ranking, the model's draft, and the search for its
 * quotes on the page. Rejects as the model does.
 */
export function makeTryModel({ tasks, clock, modelLimits: limits }: TryModelDeps) {
  return async (
    model: LanguageModel,
    { question, sample, signal }: { question: string; sample: ReadSample; signal: AbortSignal },
  ): Promise<ProvedAnswer | null> => {
    const { sha256, bytes } = sample.index;
    const id = `sample-${sha256}`;
    const load = async () => bytes;
    const file: AskedFile = {
      id,
      accountId: NOBODY,
      lane: 'question',
      index: { key: id, sha256, load },
    };
    const options = { account: NOBODY, lane: 'question' as const, signal };
    const request = { fileId: id, indexKey: id, sha256, question };
    const ranking = await tasks.run(rankFile, request, { ...options, loadBytes: load });
    // The sample is no person's, so that no person's switches count; whoever calls this asks that of the operator.
    const own: GuardedModel = guardModel(model, async () => ({ allowed: true }));
    const draft = await makeAskModel({ model: own, limits, tasks, clock, findMeaning: null })({
      question,
      typed: question,
      file,
      ranking,
      language: 'en',
      previous: null,
      signal,
      onText: () => undefined,
      onSpent: () => undefined,
    });
    const verified = await tasks.run(verifyAnswer, { draft, pages: sample.pages }, options);
    const [claim] = verified.kind === 'answer' ? verified.claims : [];
    const cited = claim && verified.citations[claim.citations[0] ?? -1];
    return claim && cited ? { text: claim.text, quote: cited.quote, page: cited.page } : null;
  };
}
