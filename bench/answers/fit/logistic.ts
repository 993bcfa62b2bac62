import { dot, minimise } from './minimise.ts';
import { measureScale, standardise } from './standardise.ts';

export interface Case {
  readonly features: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

export interface Logistic {
  readonly constant: number;
  readonly weights: readonly number[];
}

/** Logistic regression; `l2` shrinks the weights of standardised features, not the constant. */
export function fitLogistic(cases: readonly Case[], { l2 }: { readonly l2: number }): Logistic {
  const scale = measureScale(cases.map(({ features }) => features));
  const count = scale.deviations.length;
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const prepared = cases.map(({ features, isTrue, weight }) => ({
    row: Float64Array.of(...standardise(features, scale), 1),
    isTrue,
    weight: weight / total,
  }));
  const fitted = minimise((at) => {
    const shrunk = at.with(count, 0);
    const gradient = shrunk.map((each) => 2 * l2 * each);
    let value = l2 * dot(shrunk, shrunk);
    for (const { row, isTrue, weight } of prepared) {
      const sum = dot(row, at);
      value += weight * Math.log1p(Math.exp(isTrue ? -sum : sum));
      const pull = weight * (1 / (1 + Math.exp(-sum)) - (isTrue ? 1 : 0));
      for (let feature = 0; feature <= count; feature++)
        gradient[feature] = (gradient[feature] ?? 0) + pull * (row[feature] ?? 0);
    }
    return { value, gradient };
  }, count + 1);
  const weights = scale.deviations.map((deviation, at) => (fitted[at] ?? 0) / deviation);
  const shift = weights.reduce((sum, weight, at) => sum + weight * (scale.means[at] ?? 0), 0);
  return { constant: (fitted[count] ?? 0) - shift, weights };
}

/** 0..1: how likely what has these features is true. */
export function estimate({ constant, weights }: Logistic, features: readonly number[]): number {
  const sum = weights.reduce((before, weight, at) => before + weight * (features[at] ?? 0), constant);
  return 1 / (1 + Math.exp(-sum));
}
