import type { TermRows } from './term-rows.ts';

/** By folds among the contracts to learn from; half and double of each made no difference worth naming. */
const PASSES = 10;
/** How many times a marked passage counts: one in some hundred is marked. */
const MARKED = 4;
/** Of the step of a weight. */
const BIAS_STEP = 0.01;
/** Errors below this move nothing. */
const LEAST_ERROR = 1e-3;
/** A passage that is told so plainly is passed over so many times. */
const PLAIN_ERROR = 0.02;
const PASSED_OVER = 2;
const LEAST_SCALE = 1e-4;

export interface Learnt {
  /** By term, then by kind. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** Learns to tell all kinds at once, `pull` being how strongly weights are drawn to zero: logistic loss, stochastic gradient, the same order and so the same result each time. */
export function learnWeights(
  rows: TermRows,
  { terms, kinds, pull }: { readonly terms: number; readonly kinds: number; readonly pull: number },
): Learnt {
  const weights = new Float32Array(terms * kinds);
  const biases = new Float32Array(kinds);
  const order = shuffle(rows.marked.length);
  const passedOver = new Uint8Array(rows.marked.length);
  // The usual schedule of steps for a pull: long at first, then falling with their number.
  const first = 1 / (pull * Math.sqrt(1 / Math.sqrt(pull)));
  let steps = 0;
  let scale = 1;
  for (let pass = 0; pass < PASSES; pass++) {
    for (const row of order) {
      const step = 1 / (pull * (first + steps++));
      scale *= 1 - step * pull;
      if ((passedOver[row] as number) > 0 && pass < PASSES - 1) {
        passedOver[row] = (passedOver[row] as number) - 1;
        continue;
      }
      const error = learnRow(rows, row, { weights, biases, kinds, step, scale });
      if (error < PLAIN_ERROR) passedOver[row] = PASSED_OVER;
      if (scale < LEAST_SCALE) {
        multiply(weights, scale);
        scale = 1;
      }
    }
  }
  multiply(weights, scale);
  return { weights, biases };
}

interface Step {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  readonly kinds: number;
  readonly step: number;
  /** What all weights are multiplied by: the pull moves them together. */
  readonly scale: number;
}

/** Moves the weights of a passage's terms; returns its largest error. */
function learnRow(rows: TermRows, row: number, { weights, biases, kinds, step, scale }: Step): number {
  const start = rows.starts[row] as number;
  const end = rows.starts[row + 1] as number;
  const scores = new Float64Array(kinds);
  for (let at = start; at < end; at++) {
    const base = (rows.terms[at] as number) * kinds;
    const value = rows.values[at] as number;
    for (let kind = 0; kind < kinds; kind++)
      scores[kind] = (scores[kind] as number) + value * (weights[base + kind] as number);
  }
  const marked = rows.marked[row] as readonly number[];
  let most = 0;
  for (let kind = 0; kind < kinds; kind++) {
    const likely = 1 / (1 + Math.exp(-((scores[kind] as number) * scale + (biases[kind] as number))));
    const error = marked.includes(kind) ? (likely - 1) * MARKED : likely;
    most = Math.max(most, Math.abs(error));
    if (Math.abs(error) < LEAST_ERROR) continue;
    const move = (step * error) / scale;
    for (let at = start; at < end; at++) {
      const place = (rows.terms[at] as number) * kinds + kind;
      weights[place] = (weights[place] as number) - move * (rows.values[at] as number);
    }
    biases[kind] = (biases[kind] as number) - BIAS_STEP * step * error;
  }
  return most;
}

function multiply(weights: Float32Array, factor: number): void {
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] as number) * factor;
}

/** A fixed order in which neighbours of a contract are far from each other. */
function shuffle(length: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  let state = 12_345;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
