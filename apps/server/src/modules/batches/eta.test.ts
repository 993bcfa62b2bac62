import { expect, test } from 'vitest';
import { paceOf, secondsFor } from '#modules/batches/eta.ts';

const endsOf = (gaps: readonly number[]) => {
  let time = 1_000;
  return [time, ...gaps.map((gap) => (time += gap))];
};

test('the pace is the mean time from one answer to the next', () => {
  expect(paceOf(endsOf([300, 900, 600, 200, 1_000]))).toBe(600);
  // Three at once end together.
  expect(paceOf(endsOf([0, 0, 900, 0, 0, 900, 0, 0, 900]))).toBe(300);
});

test('too few answers tell no pace', () => {
  expect(paceOf([])).toBeUndefined();
  expect(paceOf(endsOf([300, 300, 300]))).toBeUndefined();
});

test('the time that the server was away is no work', () => {
  const work = Array.from({ length: 20 }, (_, at) => 400 + (at % 5) * 100);
  const pace = paceOf(endsOf(work)) ?? 0;
  expect(paceOf(endsOf([...work.slice(0, 7), 20_000, ...work.slice(7, 14), 9_000, ...work.slice(14)]))).toBe(
    pace,
  );
});

test('what remains takes whole seconds, and the last answer at least one', () => {
  expect([secondsFor(0, 600), secondsFor(1, 20), secondsFor(100, 600)]).toEqual([0, 1, 60]);
});
