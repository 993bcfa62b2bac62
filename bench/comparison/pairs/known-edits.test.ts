import { expect, test } from 'vitest';
import { markF1Of, parseVersions, STATE, scoreMarks } from './known-edits.ts';

const MARKED = 'Rent is {100|120} euros.\n<A Costs are shared.\nIt is due{| on Monday}.\n>A\nThe end.\n';

test('edits written into a text give both versions and what became of each character', () => {
  const { earlier, later } = parseVersions(MARKED);
  expect(earlier.text).toBe('Rent is 100 euros.\nCosts are shared.\nIt is due.\nThe end.\n');
  expect(later.text).toBe('Rent is 120 euros.\nIt is due on Monday.\nCosts are shared.\nThe end.\n');
  const picked = (version: typeof earlier, state: number) =>
    [...version.text].filter((_, at) => version.states[at] === state).join('');
  expect([picked(earlier, STATE.edited), picked(later, STATE.edited)]).toEqual(['100', '120 on Monday']);
  expect(picked(later, STATE.moved)).toBe('Costs are shared.\n');
});

test('marks are scored by characters, wrong and missing ones apart', () => {
  const { later } = parseVersions(MARKED);
  expect(markF1Of([scoreMarks(later, later)])).toBe(1);
  const states = later.states.map((state, at) => {
    if (at < 4) return STATE.edited;
    return later.text.slice(at).startsWith('120') ? STATE.same : state;
  });
  // "Rent" is marked though it stayed, the first digit of 120 is not.
  expect(
    scoreMarks(later, {
      text: `Page 1 ${later.text}`,
      states: [...Array.from({ length: 7 }, () => STATE.same), ...states],
    }),
  ).toEqual({
    correct: 10,
    wrong: 4,
    missed: 1,
    moved: 15,
    movedInTruth: 15,
  });
});
