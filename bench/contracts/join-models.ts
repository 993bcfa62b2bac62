import { type ClauseModel, type KindWeight, makeClauseModel } from '@recto/core/clauses';

/** The kinds of both, those of the second behind those of the first. */
export function joinModels(first: ClauseModel, second: ClauseModel): ClauseModel {
  const weights = new Map<number, KindWeight[]>();
  addWeights(weights, first, 0);
  addWeights(weights, second, first.kinds.length);
  return makeClauseModel([...first.kinds, ...second.kinds], weights);
}

/** The first so many kinds of a model. */
export function takeKinds(model: ClauseModel, count: number): ClauseModel {
  const weights = new Map<number, KindWeight[]>();
  addWeights(weights, model, 0, count);
  return makeClauseModel(model.kinds.slice(0, count), weights);
}

function addWeights(
  weights: Map<number, KindWeight[]>,
  { terms, starts, weightKinds, weights: values }: ClauseModel,
  offset: number,
  count = Number.POSITIVE_INFINITY,
): void {
  terms.forEach((term, id) => {
    const own = weights.get(term) ?? [];
    for (let at = starts[id] ?? 0; at < (starts[id + 1] ?? 0); at++) {
      const kind = weightKinds[at] ?? 0;
      if (kind < count) own.push({ kind: kind + offset, weight: values[at] ?? 0 });
    }
    if (own.length > 0) weights.set(term, own);
  });
}
