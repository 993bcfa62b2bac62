import type { Module } from '#kernel/module.ts';
import { makeAskParts, type AskPartsDeps } from '#modules/summaries/ask-parts.ts';
import { deleteCalls, type Round } from '#modules/summaries/store.ts';
import type { Trx } from '#kernel/database.ts';
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
    forget: (trx: Trx, round: Round): Promise<void> => deleteCalls(trx, round.id),
  };
  return { name: 'summaries', api } satisfies Module;
}
export type Summaries = ReturnType<typeof makeSummaries>['api'];
