/** Largest absolute value of a component that is stored. */
const MOST = 127;

/** Vectors of passages as they are stored: signed bytes, one vector after the other, all of the same length. */
export interface PackedVectors {
  /** Of the passages, in the order of the vectors. */
  readonly ids: readonly string[];
  readonly bytes: Uint8Array;
}

/**
 * Vectors of the same length as signed bytes, each scaled so that its largest component is 127: a cosine does not know the
 * length of a vector, so no scale needs to be kept.
 */
export function packVectors(vectors: readonly (readonly number[])[]): Uint8Array {
  const dimensions = vectors[0]?.length ?? 0;
  const packed = new Int8Array(vectors.length * dimensions);
  for (const [at, vector] of vectors.entries()) {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    for (let i = 0; i < dimensions; i++)
      packed[at * dimensions + i] = Math.round(((vector[i] ?? 0) / largest) * MOST);
  }
  return new Uint8Array(packed.buffer);
}

/**
 * The ids of the passages whose vectors are nearest to the question's by their cosine, nearest first; of equals the
 * earlier. Vectors of another length than the question's are left out.
 */
export function nearestPassages(
  question: readonly number[],
  stored: readonly PackedVectors[],
  limit: number,
): string[] {
  const found: { readonly id: string; readonly cosine: number }[] = [];
  for (const { ids, bytes } of stored) {
    if (bytes.byteLength !== ids.length * question.length) continue;
    const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const [at, id] of ids.entries())
      found.push({ id, cosine: cosineAt(values, at * question.length, question) });
  }
  return found
    .sort((left, right) => right.cosine - left.cosine)
    .slice(0, limit)
    .map(({ id }) => id);
}

/** But for the length of the question, which is the same for all. */
function cosineAt(values: Int8Array, from: number, question: readonly number[]): number {
  let product = 0;
  let squares = 0;
  for (let i = 0; i < question.length; i++) {
    const value = values[from + i] ?? 0;
    product += value * (question[i] ?? 0);
    squares += value * value;
  }
  return squares === 0 ? 0 : product / Math.sqrt(squares);
}
