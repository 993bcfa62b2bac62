import { CENTROIDS } from '../../packages/core/src/answers/question/related-words/word-tables.ts';

const ROUNDS = 12;

/**
 * Product quantisation: each vector is cut into parts, and each part becomes the number of the nearest of 256 centroids
 * (k-means, from evenly spaced starts, so that the same vectors give the same bytes).
 */
export function quantise(vectors: Float32Array, dimensions: number, parts: number) {
  const count = vectors.length / dimensions;
  const size = dimensions / parts;
  const centroids = new Float32Array(CENTROIDS * dimensions);
  const codes = new Uint8Array(count * parts);
  for (let part = 0; part < parts; part++) {
    const own = new Float32Array(count * size);
    for (let at = 0; at < count; at++)
      own.set(
        vectors.subarray(at * dimensions + part * size, at * dimensions + (part + 1) * size),
        at * size,
      );
    const found = cluster(own, size);
    centroids.set(found.centroids, part * CENTROIDS * size);
    for (let at = 0; at < count; at++) codes[at * parts + part] = found.nearest[at] ?? 0;
  }
  return { dimensions, parts, centroids, codes };
}

function cluster(points: Float32Array, size: number) {
  const count = points.length / size;
  const centroids = new Float32Array(CENTROIDS * size);
  for (let each = 0; each < CENTROIDS; each++) {
    const from = Math.floor((each * count) / CENTROIDS) * size;
    centroids.set(points.subarray(from, from + size), each * size);
  }
  let nearest = assign(points, centroids, size);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Float64Array(CENTROIDS * size);
    const members = new Uint32Array(CENTROIDS);
    for (let at = 0; at < count; at++) {
      const owner = nearest[at] ?? 0;
      members[owner] = (members[owner] ?? 0) + 1;
      for (let i = 0; i < size; i++)
        sums[owner * size + i] = (sums[owner * size + i] ?? 0) + (points[at * size + i] ?? 0);
    }
    for (let i = 0; i < sums.length; i++) {
      const own = members[Math.floor(i / size)] ?? 0;
      if (own > 0) centroids[i] = (sums[i] ?? 0) / own;
    }
    nearest = assign(points, centroids, size);
  }
  return { centroids, nearest };
}

function assign(points: Float32Array, centroids: Float32Array, size: number): Uint8Array {
  const nearest = new Uint8Array(points.length / size);
  for (let at = 0; at < nearest.length; at++) {
    let best = Number.POSITIVE_INFINITY;
    for (let each = 0; each < CENTROIDS; each++) {
      let distance = 0;
      for (let i = 0; i < size; i++) {
        const difference = (points[at * size + i] ?? 0) - (centroids[each * size + i] ?? 0);
        distance += difference * difference;
      }
      if (distance >= best) continue;
      best = distance;
      nearest[at] = each;
    }
  }
  return nearest;
}
