import type { Alignment, Region } from './alignment.ts';
import { longestIncreasing } from './increasing.ts';

/** Lengths of the runs that are looked for, one after the other. */
export const ANCHOR_LENGTHS = [8, 4, 2, 1] as const;
/** A short anchor has to weigh as much: two marks that come back once are no sign. */
const LEAST_WEIGHT: Readonly<Record<number, number>> = { 2: 2.2, 1: 2.64 };

/** Equal runs of both sides. */
export interface Block {
  readonly left: number;
  readonly right: number;
  readonly length: number;
}

/**
 * Runs of `length` symbols that stand once on each side of a region, as far as they keep their order, grown as far as they
 * are equal (patience diff on runs of words).
 */
export function findAnchors({ left, right, weights }: Alignment, region: Region, length: number): Block[] {
  const { leftStart, leftEnd, rightStart, rightEnd } = region;
  const [a, b] = [left.symbols, right.symbols];
  const table = new RunTable(leftEnd - leftStart + rightEnd - rightStart);
  for (let at = leftStart; at + length <= leftEnd; at++) table.count(hashRun(a, at, length), at, 'left');
  for (let at = rightStart; at + length <= rightEnd; at++) table.count(hashRun(b, at, length), at, 'right');
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let at = leftStart; at + length <= leftEnd; at++) {
    const partner = table.uniquePartner(hashRun(a, at, length));
    if (partner < 0 || !isEqualRun(a, at, b, partner, length)) continue;
    lefts.push(at);
    rights.push(partner);
  }
  const blocks: Block[] = [];
  let [leftFree, rightFree] = [leftStart, rightStart];
  for (const kept of longestIncreasing(rights)) {
    const [i, j] = [lefts[kept] ?? 0, rights[kept] ?? 0];
    if (i < leftFree || j < rightFree) continue;
    let back = 0;
    while (i - back > leftFree && j - back > rightFree && a[i - back - 1] === b[j - back - 1]) back++;
    let ahead = length;
    while (i + ahead < leftEnd && j + ahead < rightEnd && a[i + ahead] === b[j + ahead]) ahead++;
    let weight = 0;
    for (let at = i - back; at < i + ahead; at++) weight += weights[a[at] ?? 0] ?? 0;
    if (weight < (LEAST_WEIGHT[length] ?? 0)) continue;
    blocks.push({ left: i - back, right: j - back, length: back + ahead });
    [leftFree, rightFree] = [i + ahead, j + ahead];
  }
  return blocks;
}

// oxlint-disable-next-line max-params -- two runs and their length
function isEqualRun(a: Int32Array, i: number, b: Int32Array, j: number, length: number): boolean {
  for (let at = 0; at < length; at++) if (a[i + at] !== b[j + at]) return false;
  return true;
}

/** A hash of `length` symbols (FNV with the bits mixed). */
export function hashRun(symbols: Int32Array, start: number, length: number): number {
  let hash = length;
  for (let at = start; at < start + length; at++) {
    hash = Math.imul(hash, 0x01000193) ^ Math.imul((symbols[at] ?? 0) + 1, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash | 0;
}

/** Counts hashes of runs on both sides, and remembers where the last one stood on the right. */
class RunTable {
  readonly #mask: number;
  readonly #hashes: Int32Array;
  readonly #isUsed: Uint8Array;
  readonly #counts: { readonly left: Uint8Array; readonly right: Uint8Array };
  readonly #lastStarts: Int32Array;

  constructor(entries: number) {
    const size = 2 ** Math.ceil(Math.log2(entries * 2 + 16));
    this.#mask = size - 1;
    this.#hashes = new Int32Array(size);
    this.#isUsed = new Uint8Array(size);
    this.#counts = { left: new Uint8Array(size), right: new Uint8Array(size) };
    this.#lastStarts = new Int32Array(size);
  }

  #slot(hash: number): number {
    let slot = (hash ^ (hash >>> 16)) & this.#mask;
    while (this.#isUsed[slot] === 1 && this.#hashes[slot] !== hash) slot = (slot + 1) & this.#mask;
    this.#isUsed[slot] = 1;
    this.#hashes[slot] = hash;
    return slot;
  }

  count(hash: number, place: number, side: 'left' | 'right'): void {
    const slot = this.#slot(hash);
    const counts = this.#counts[side];
    counts[slot] = Math.min(2, (counts[slot] ?? 0) + 1);
    if (side === 'right') this.#lastStarts[slot] = place;
  }

  /** Where the run stands on the right, if it stands once on both sides; else -1. */
  uniquePartner(hash: number): number {
    const slot = this.#slot(hash);
    const isUnique = this.#counts.left[slot] === 1 && this.#counts.right[slot] === 1;
    return isUnique ? (this.#lastStarts[slot] ?? -1) : -1;
  }
}
