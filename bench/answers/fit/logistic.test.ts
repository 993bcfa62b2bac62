import { expect, test } from 'vitest';
import { makeRandom } from '../made-questions.ts';
import { estimate, fitLogistic } from './logistic.ts';

test('finds the constant and the weights by which cases came true', () => {
  const random = makeRandom(11);
  const truth = { constant: -2, weights: [1.5, 0, -0.4] };
  const cases = Array.from({ length: 20_000 }, () => {
    const features = [random() * 3, random(), random() * 5 - 1];
    return { features, isTrue: random() < estimate(truth, features), weight: 1 };
  });
  const { constant, weights } = fitLogistic(cases, { l2: 0 });
  expect(Math.abs(constant - truth.constant)).toBeLessThan(0.15);
  weights.forEach((each, at) => expect(Math.abs(each - (truth.weights[at] ?? 0))).toBeLessThan(0.1));
});

test('counts cases by their weight', () => {
  const cases = [
    { features: [0], isTrue: true, weight: 1 },
    { features: [0], isTrue: false, weight: 3 },
    { features: [1], isTrue: true, weight: 2 },
    { features: [1], isTrue: false, weight: 2 },
  ];
  const fitted = fitLogistic(cases, { l2: 0 });
  expect(estimate(fitted, [0])).toBeCloseTo(0.25, 4);
  expect(estimate(fitted, [1])).toBeCloseTo(0.5, 4);
});
