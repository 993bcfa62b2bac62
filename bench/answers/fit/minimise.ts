/** A value and its slope in every direction. */
export interface Slope {
  readonly value: number;
  readonly gradient: Float64Array;
}

/** Steps that are remembered, from which the curvature is told. */
const HISTORY = 10;
const MAX_STEPS = 300;
/** Flat enough to stop. */
const FLAT = 1e-7;
/** A step must bring this share of what the slope promises. */
const LEAST_GAIN = 1e-4;

/** Finds the lowest point of a smooth function, by L-BFGS from zero. */
export function minimise(measure: (at: Float64Array) => Slope, dimensions: number): Float64Array {
  let at = new Float64Array(dimensions);
  let here = measure(at);
  const history: Step[] = [];
  for (let count = 0; count < MAX_STEPS && length(here.gradient) > FLAT; count++) {
    const direction = descend(here.gradient, history);
    const next = searchLine(measure, at, here, direction);
    if (next === null) break;
    const moved = add(next.at, at, -1);
    const turned = add(next.slope.gradient, here.gradient, -1);
    const curvature = dot(moved, turned);
    if (curvature > 1e-12) history.push({ moved, turned, curvature });
    if (history.length > HISTORY) history.shift();
    [at, here] = [next.at, next.slope];
  }
  return at;
}

interface Step {
  readonly moved: Float64Array;
  readonly turned: Float64Array;
  readonly curvature: number;
}

/** Downhill, by the curvature that the last steps have shown. */
function descend(gradient: Float64Array, history: readonly Step[]): Float64Array {
  let direction = gradient;
  const shares: number[] = [];
  for (const { moved, turned, curvature } of history.toReversed()) {
    const share = dot(moved, direction) / curvature;
    shares.push(share);
    direction = add(direction, turned, -share);
  }
  const last = history.at(-1);
  const scale = last === undefined ? 1 / length(gradient) : last.curvature / dot(last.turned, last.turned);
  direction = direction.map((each) => each * scale);
  for (const { moved, turned, curvature } of history) {
    const share = (shares.pop() ?? 0) - dot(turned, direction) / curvature;
    direction = add(direction, moved, share);
  }
  return direction.map((each) => -each);
}

/** Halves the step until it brings enough; null where no step does. */
function searchLine(
  measure: (at: Float64Array) => Slope,
  from: Float64Array,
  here: Slope,
  direction: Float64Array,
): { readonly at: Float64Array<ArrayBuffer>; readonly slope: Slope } | null {
  const promised = dot(here.gradient, direction);
  for (let step = 1; step > 1e-10; step /= 2) {
    const at = add(from, direction, step);
    const slope = measure(at);
    if (slope.value <= here.value + LEAST_GAIN * step * promised) return { at, slope };
  }
  return null;
}

export function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function add(left: Float64Array, right: Float64Array, times: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(left, (each, at) => each + times * (right[at] ?? 0));
}

function length(vector: Float64Array): number {
  return Math.sqrt(dot(vector, vector));
}
