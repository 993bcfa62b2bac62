import { readFileSync, writeFileSync } from 'node:fs';
import { type ClauseModel, decodeClauseModel, encodeClauseModel } from '@recto/core/clauses';
import { withPlain } from './plain-samples.ts';
import type { Contract } from './read-contracts.ts';
import { makeSample } from './samples.ts';
import { CONTRACT_RECIPE, trainModel } from './train-model.ts';

interface Files {
  /** Weights that were learnt before. */
  readonly weights?: string | undefined;
  /** Where those that are learnt now are kept. */
  readonly save?: string | undefined;
}

/** The weights as the contracts to learn from give them: those held back are judged with these. */
export function fitModel(contracts: readonly Contract[], { weights, save }: Files): ClauseModel {
  if (weights !== undefined) return decodeClauseModel(readFileSync(weights));
  const samples = contracts.filter(({ half }) => half === 'train').map(makeSample);
  const model = trainModel(withPlain(samples), CONTRACT_RECIPE, (text) => console.log(text));
  if (save !== undefined) writeFileSync(save, encodeClauseModel(model));
  return model;
}

/** Each contract in one form: as a PDF where there is one. */
export function chooseForms(contracts: readonly Contract[]): Contract[] {
  return [...Map.groupBy(contracts, ({ id }) => id).values()].flatMap(
    (forms) => forms.find(({ form }) => form === 'PDF') ?? forms[0] ?? [],
  );
}
