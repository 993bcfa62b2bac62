const STEPS: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A whole number in lower-case Roman numerals; '' for 0 and less, which have none. */
export function toRoman(value: number): string {
  let rest = value;
  let numeral = '';
  for (const [step, letters] of STEPS) for (; rest >= step; rest -= step) numeral += letters;
  return numeral;
}
