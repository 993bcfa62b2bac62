import { dot, minimise } from './minimise.ts';
import { measureScale, standardise } from './standardise.ts';

/** Options of which one is taken, such as the candidates of a question. */
export interface Choice {
  /** Of each option, always in the same order. */
  readonly features: readonly (readonly number[])[];
  /** Of each option; any right one will do. */
  readonly isRight: readonly boolean[];
  readonly weight: number;
}

/**
 * Weights of features, so that by the softmax of their weighted sums a right option is as likely as can be. `l2` shrinks the
 * weights of standardised features. Choices without a right option teach nothing and are left out.
 */
export function fitSoftmax(choices: readonly Choice[], { l2 }: { readonly l2: number }): number[] {
  const taught = choices.filter(({ isRight }) => isRight.includes(true));
  const scale = measureScale(taught.flatMap(({ features }) => features));
  const prepared = taught.map(({ features, isRight, weight }) => ({
    options: features.map((each) => standardise(each, scale)),
    isRight,
    weight,
  }));
  const total = taught.reduce((sum, { weight }) => sum + weight, 0);
  const weights = minimise((at) => {
    const gradient = at.map((each) => 2 * l2 * each);
    let value = l2 * dot(at, at);
    for (const { options, isRight, weight } of prepared) {
      const scores = options.map((option) => dot(option, at));
      const all = shareOut(scores);
      const right = shareOut(scores.map((score, option) => (isRight[option] ? score : -Infinity)));
      value += (weight / total) * (all.logSum - right.logSum);
      options.forEach((option, which) => {
        const pull = (weight / total) * ((all.shares[which] ?? 0) - (right.shares[which] ?? 0));
        for (let feature = 0; feature < option.length; feature++)
          gradient[feature] = (gradient[feature] ?? 0) + pull * (option[feature] ?? 0);
      });
    }
    return { value, gradient };
  }, scale.deviations.length);
  return scale.deviations.map((deviation, at) => (weights[at] ?? 0) / deviation);
}

/** Softmax, relative to the highest so that no exponential overflows. */
function shareOut(scores: readonly number[]): {
  readonly logSum: number;
  readonly shares: readonly number[];
} {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((before, each) => before + each, 0);
  return { logSum: highest + Math.log(sum), shares: odds.map((each) => each / sum) };
}
