import type { Db, Trx } from '#kernel/database.ts';
import type { EgressRequest } from '#kernel/guard-model.ts';
import type { Module } from '#kernel/module.ts';
import type { ModelCalls } from '#modules/model-calls/index.ts';
import { type AskPartsDeps, makeAskParts, type Round } from '#modules/summaries/ask-parts.ts';

export type { SummaryPart } from '#modules/summaries/ask-parts.ts';

interface SummariesDeps extends AskPartsDeps {
  readonly modelCalls: Pick<ModelCalls, 'recall' | 'callOnce' | 'settle'>;
}

/** Summaries that a language model writes, part by part. */
export function makeSummaries(deps: SummariesDeps) {
  const { findModel, modelCalls } = deps;
  const api = {
    /** Whether a model is there that may read text of these files. */
    async canWrite(egress: EgressRequest): Promise<boolean> {
      const model = await findModel();
      return model !== null && (await model.findRefusal(egress)) === null;
    },
    askParts: makeAskParts(deps),
    /** Lets go of what was said for a summary that has its end. */
    erase: (db: Db, { id, purpose, subjectId }: Round): Promise<void> =>
      modelCalls.settle(db, { purpose, subjectIds: [subjectId], round: id }),
    /** Lets go of what was said for batches whose summaries hold no longer. */
    eraseBatches: (trx: Trx, batchIds: readonly string[]): Promise<void> =>
      modelCalls.settle(trx, { purpose: 'batch-summary', subjectIds: batchIds }),
  };
  return { name: 'summaries', api } satisfies Module;
}
export type Summaries = ReturnType<typeof makeSummaries>['api'];
