import { DIMENSIONS, normalise, type WordVectors } from './read-vectors.ts';

/** Directions that all vectors share, and that say nothing of a meaning. */
const SHARED_DIRECTIONS = 2;
const POWER_ROUNDS = 50;

/** A vector for each stem: of its words, the more frequent the more, without what all vectors have in common. */
export function makeStemVectors(
  { words, vectors }: WordVectors,
  idOf: (word: string) => number | undefined,
  count: number,
): Float32Array {
  const sums = new Float32Array(count * DIMENSIONS);
  words.forEach((word, rank) => {
    const id = idOf(word);
    if (id === undefined) return;
    for (let i = 0; i < DIMENSIONS; i++)
      sums[id * DIMENSIONS + i] =
        (sums[id * DIMENSIONS + i] ?? 0) + (vectors[rank * DIMENSIONS + i] ?? 0) / (rank + 100);
  });
  const rows = Array.from({ length: count }, (_, at) =>
    sums.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS),
  );
  for (const row of rows) normalise(row);
  subtract(rows, meanOf(rows));
  for (let each = 0; each < SHARED_DIRECTIONS; each++) project(rows, mainDirection(rows));
  for (const row of rows) normalise(row);
  return sums;
}

function meanOf(rows: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const row of rows)
    for (let i = 0; i < DIMENSIONS; i++) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0) / rows.length;
  return mean;
}

function subtract(rows: readonly Float32Array[], vector: Float64Array, factor = 1): void {
  for (const row of rows)
    for (let i = 0; i < DIMENSIONS; i++) row[i] = (row[i] ?? 0) - factor * (vector[i] ?? 0);
}

function project(rows: readonly Float32Array[], direction: Float64Array): void {
  for (const row of rows) subtract([row], direction, dot(row, direction));
}

/** The direction in which rows differ most, by power iteration. */
function mainDirection(rows: readonly Float32Array[]): Float64Array {
  let direction = Float64Array.from({ length: DIMENSIONS }, (_, i) => (i % 2 === 0 ? 1 : 0.5));
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const next = new Float64Array(DIMENSIONS);
    for (const row of rows) {
      const share = dot(row, direction);
      for (let i = 0; i < DIMENSIONS; i++) next[i] = (next[i] ?? 0) + share * (row[i] ?? 0);
    }
    const length = Math.sqrt(dot(next, next));
    direction = next.map((value) => value / length);
  }
  return direction;
}

export function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < left.length; i++) sum += (left[i] ?? 0) * (right[i] ?? 0);
  return sum;
}
