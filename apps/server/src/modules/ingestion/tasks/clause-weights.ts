import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CLAUSE_WEIGHTS,
  type ClauseRecogniser,
  decodeClauseModel,
  makeClauseRecogniser,
} from '@recto/core/clauses';
import type { WorkerState } from '#kernel/define-task.ts';

/** By what clauses of contracts are told, and how many bytes of a file that takes. */
type ClauseWeights = { readonly recognise: ClauseRecogniser; readonly size: () => number };

/** Each worker reads the weights when the first contract is read in it. */
export const clauseWeights: WorkerState<ClauseWeights> = {
  create() {
    let size = 0;
    let recogniser: ClauseRecogniser | undefined;
    const load = () => {
      const bytes = readFileSync(fileURLToPath(import.meta.resolve(CLAUSE_WEIGHTS)));
      size = bytes.length;
      return makeClauseRecogniser(decodeClauseModel(bytes));
    };
    return {
      recognise: (text) => {
        recogniser ??= load();
        return recogniser(text);
      },
      size: () => size,
    };
  },
  keptBytes: (weights) => weights.size(),
};
