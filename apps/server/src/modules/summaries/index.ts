import type { Module } from '#kernel/module.ts';
import { makeAskParts, type AskPartsDeps } from '#modules/summaries/ask-parts.ts';
import { deleteCalls, deleteCallsOfBatches, type Round } from '#modules/summaries/store.ts';
import type { Db, Trx } from '#kernel/database.ts';
import type { Leaving } from '#kernel/guard-model.ts';
import '#modules/summaries/tables.ts';

export type { SummaryPart } from '#modules/summaries/ask-parts.ts';
export type { Round } from '#modules/summaries/store.ts';

/** Summaries that a language model writes: which call was made, and what it said until that is checked. */
export function makeSummaries(deps: AskPartsDeps) {
  const { model } = deps;
  const api = {
    /** Whether a model is there that may read text of these files. */
    canWrite: async (leaving: Leaving): Promise<boolean> =>
      model !== null && (await model.findRefusal(leaving)) === null,
    askParts: makeAskParts(deps),
    /** Lets go of the calls of a summary that has its end. */
    forget: (db: Db, round: Round): Promise<void> => deleteCalls(db, round.id),
    /** Lets go of the calls for batches whose summaries hold no longer. */
    forgetBatches: (trx: Trx, batchIds: readonly string[]): Promise<void> =>
      deleteCallsOfBatches(trx, batchIds),
  };
  return { name: 'summaries', api } satisfies Module;
}
export type Summaries = ReturnType<typeof makeSummaries>['api'];
