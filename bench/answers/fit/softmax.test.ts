import { expect, test } from 'vitest';
import { makeRandom } from '../made-questions.ts';
import { type Choice, fitSoftmax } from './softmax.ts';

/** Choices between five options, taken by the softmax of these weights. */
function makeChoices(weights: readonly number[], count: number): Choice[] {
  const random = makeRandom(7);
  return Array.from({ length: count }, () => {
    const features = Array.from({ length: 5 }, () => weights.map((_, at) => random() * (at + 1) + at));
    const odds = features.map((row) =>
      Math.exp(row.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0)),
    );
    let rest = random() * odds.reduce((sum, each) => sum + each, 0);
    const taken = odds.findIndex((each) => (rest -= each) < 0);
    return { features, isRight: features.map((_, at) => at === taken), weight: 1 };
  });
}

test('finds the weights by which options were taken, whatever the scale of their features', () => {
  const weights = [3, -1, 0, 0.5];
  const fitted = fitSoftmax(makeChoices(weights, 6000), { l2: 0 });
  fitted.forEach((each, at) => expect(Math.abs(each - (weights[at] ?? 0))).toBeLessThan(0.15));
});

test('has the weight that can be reckoned by hand', () => {
  const [better, worse] = [
    [[1], [0]],
    [[0], [1]],
  ];
  const isRight = [true, false];
  const fitted = fitSoftmax(
    [
      { features: better, isRight, weight: 3 },
      { features: worse, isRight, weight: 1 },
    ],
    { l2: 0 },
  );
  expect(fitted[0]).toBeCloseTo(Math.log(3), 4);
});

test('takes any of several right options, and learns nothing from choices without one', () => {
  const taught: Choice[] = [
    {
      features: [
        [1, 0],
        [1, 0],
        [0, 1],
      ],
      isRight: [true, true, false],
      weight: 1,
    },
    {
      features: [
        [1, 1],
        [0, 1],
      ],
      isRight: [false, true],
      weight: 1,
    },
  ];
  const idle: Choice = {
    features: [
      [9, 9],
      [0, 0],
    ],
    isRight: [false, false],
    weight: 5,
  };
  const options = { l2: 0.01 };
  expect(fitSoftmax([...taught, idle], options)).toEqual(fitSoftmax(taught, options));
});

test('shrinks weights', () => {
  const choices = makeChoices([2], 200);
  const [free = 0] = fitSoftmax(choices, { l2: 0 });
  const [shrunk = 0] = fitSoftmax(choices, { l2: 0.1 });
  expect(shrunk).toBeGreaterThan(0);
  expect(shrunk).toBeLessThan(free * 0.9);
});

test('leaves a sign that is always the same alone', () => {
  const choices = makeChoices([2], 200).map((choice) => ({
    ...choice,
    features: choice.features.map((row) => [...row, 4]),
  }));
  expect(fitSoftmax(choices, { l2: 0.01 })[1]).toBe(0);
});
