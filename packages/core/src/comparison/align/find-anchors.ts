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
  const { lefts, rights } = findUniqueRuns(a, b, region, length);
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

interface UniqueRuns {
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
}

/** Of a run on the left: it is not on the right, or comes back on one of the sides. Else the table says where on the right. */
const NOWHERE = -1;
const MANY = -2;

/** Where the runs that stand once on each side of a region start, in the order of the left side. */
// oxlint-disable-next-line max-params -- two sides, a region of them, and a length
function findUniqueRuns(a: Int32Array, b: Int32Array, region: Region, length: number): UniqueRuns {
  const { leftStart, leftEnd, rightStart, rightEnd } = region;
  const own = hashRuns(a, leftStart, leftEnd, length);
  const others = hashRuns(b, rightStart, rightEnd, length);
  const mask = 2 ** Math.ceil(Math.log2(2 * own.length + 16)) - 1;
  /** An open hash table of the runs on the left, two numbers a slot: the hash, 0 where nothing is, and where it is on the right. */
  const table = new Int32Array(2 * (mask + 1));
  const slots = new Int32Array(own.length);
  for (let at = 0; at < own.length; at++) {
    const hash = own[at] ?? 0;
    const slot = slotOf(table, mask, hash);
    slots[at] = slot;
    table[slot + 1] = table[slot] === hash ? MANY : NOWHERE;
    table[slot] = hash;
  }
  for (let at = 0; at < others.length; at++) {
    const hash = others[at] ?? 0;
    const slot = slotOf(table, mask, hash);
    if (table[slot] === hash) table[slot + 1] = table[slot + 1] === NOWHERE ? rightStart + at : MANY;
  }
  const lefts = new Int32Array(own.length);
  const rights = new Int32Array(own.length);
  let count = 0;
  for (let at = 0; at < own.length; at++) {
    const partner = table[(slots[at] ?? 0) + 1] ?? NOWHERE;
    if (partner < 0 || !isEqualRun(a, leftStart + at, b, partner, length)) continue;
    lefts[count] = leftStart + at;
    rights[count++] = partner;
  }
  return { lefts: lefts.subarray(0, count), rights: rights.subarray(0, count) };
}

/** The slot of a hash in an open hash table of two numbers a slot, or the free one where it belongs. */
function slotOf(table: Int32Array, mask: number, hash: number): number {
  let slot = hash & mask;
  while (table[2 * slot] !== 0 && table[2 * slot] !== hash) slot = (slot + 1) & mask;
  return 2 * slot;
}

const FACTOR = 0x01000193;

/** A hash, never 0, of each run of `length` symbols from `start` to `end`: each is made from the one before (Karp and Rabin 1987). */
// oxlint-disable-next-line max-params -- a range of symbols, and a length
function hashRuns(symbols: Int32Array, start: number, end: number, length: number): Int32Array {
  const hashes = new Int32Array(Math.max(0, end - start - length + 1));
  let leaving = 1;
  for (let by = 1; by < length; by++) leaving = Math.imul(leaving, FACTOR);
  let sum = 0;
  for (let at = start; at < end; at++) {
    const first = at - length;
    if (first >= start) sum = (sum - Math.imul(scatter(symbols[first] ?? 0), leaving)) | 0;
    sum = (Math.imul(sum, FACTOR) + scatter(symbols[at] ?? 0)) | 0;
    if (first + 1 < start) continue;
    const hash = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
    hashes[first + 1 - start] = hash ^ (hash >>> 13) || 1;
  }
  return hashes;
}

/** A symbol with its bits mixed: symbols are counted from 0. */
function scatter(symbol: number): number {
  const mixed = Math.imul(symbol + 1, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
