export type FigureGrade = 'right' | 'wrong' | 'no-figure';

const NUMBER = /-?\d[\d,]*(?:\.\d+)?/g;
/** Recorded answers are rounded, each in its own way. */
const TOLERANCE = 0.006;
/** Thousands, millions and billions, which a question may ask for and a document may not print. */
const SCALES = [1, 1e3, 1e6, 1e9];

/** Whether an answer states the figure that is recorded, whatever its unit and rounding. Recorded sentences are no figure. */
export function gradeFigure(recorded: string, answer: string): FigureGrade {
  const isFigure =
    /^\W*(?:usd\s*)?-?[$€£]?\s*-?[\d,.]+\s*(?:%|x|times|days|million|billion|thousand|usd)?\W*$/i.test(
      recorded,
    );
  const [wanted] = numbersOf(recorded);
  if (!isFigure || wanted === undefined) return 'no-figure';
  const stated = numbersOf(answer.replaceAll('−', '-'));
  return stated.some((value) => isSame(value, wanted)) ? 'right' : 'wrong';
}

const numbersOf = (text: string): number[] =>
  (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll(',', ''))).filter(Number.isFinite);

function isSame(left: number, right: number): boolean {
  return SCALES.some((scale) =>
    [left * scale, left / scale].some(
      (value) => Math.abs(Math.abs(value) - Math.abs(right)) <= Math.max(TOLERANCE * Math.abs(right), 0.005),
    ),
  );
}
