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
export function findAnchors(alignment: Alignment, region: Region, length: number): Block[] {
  const { left, right, weights } = alignment;
  const { leftStart, leftEnd, rightStart, rightEnd } = region;
  const [a, b] = [left.symbols, right.symbols];
  const { lefts, rights, inOrder } = findRunsInOrder(alignment, region, length);
  const blocks: Block[] = [];
  let [leftFree, rightFree] = [leftStart, rightStart];
  for (const kept of inOrder) {
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

/**
 * In regions with so many symbols on the left one run of eight is looked at: a table of all runs of a long text is larger than
 * the caches of a processor. Anchors grow as far as the texts are equal, and what a sample leaves out is found in the regions
 * between them. Where much has moved all runs are looked at, as their number decides what stays.
 */
const SAMPLE = { leastSymbols: 1 << 16, length: 8, droppedBits: 0xe0000000, leastInOrder: 0.9 };

interface RunKind {
  readonly length: number;
  readonly isSampled: boolean;
}

interface UniqueRuns {
  readonly lefts: Int32Array;
  readonly rights: Int32Array;
}

/** Runs that stand once on each side, and the indexes of most of them that keep their order. */
function findRunsInOrder(
  alignment: Alignment,
  region: Region,
  length: number,
): UniqueRuns & { readonly inOrder: readonly number[] } {
  if (region.leftEnd - region.leftStart >= SAMPLE.leastSymbols && length >= SAMPLE.length) {
    const sample = findUniqueRuns(alignment, region, { length, isSampled: true });
    const inOrder = longestIncreasing(sample.rights);
    if (inOrder.length > 0 && inOrder.length >= SAMPLE.leastInOrder * sample.rights.length)
      return { ...sample, inOrder };
  }
  const runs = findUniqueRuns(alignment, region, { length, isSampled: false });
  return { ...runs, inOrder: longestIncreasing(runs.rights) };
}

/** Of a run on the left: it is not on the right, or comes back on one of the sides. Else the table says where on the right. */
const NOWHERE = -1;
const MANY = -2;

/**
 * Where the runs that stand once on each side of a region start, in the order of the left side. Of a sample, which is taken by
 * what the runs say and is the same on both sides, less are found.
 */
function findUniqueRuns(alignment: Alignment, region: Region, { length, isSampled }: RunKind): UniqueRuns {
  const [a, b] = [alignment.left.symbols, alignment.right.symbols];
  const own = hashRuns(a, region.leftStart, region.leftEnd, { length, isSampled });
  const others = hashRuns(b, region.rightStart, region.rightEnd, { length, isSampled });
  const mask = 2 ** Math.ceil(Math.log2(2 * own.starts.length + 16)) - 1;
  /** An open hash table of the runs on the left, two numbers a slot: the hash, 0 where nothing is, and where it is on the right. */
  const table = new Int32Array(2 * (mask + 1));
  const slots = new Int32Array(own.starts.length);
  for (let at = 0; at < slots.length; at++) {
    const hash = own.hashes[at] ?? 0;
    const slot = slotOf(table, mask, hash);
    slots[at] = slot;
    table[slot + 1] = table[slot] === hash ? MANY : NOWHERE;
    table[slot] = hash;
  }
  for (let at = 0; at < others.starts.length; at++) {
    const hash = others.hashes[at] ?? 0;
    const slot = slotOf(table, mask, hash);
    if (table[slot] === hash) table[slot + 1] = table[slot + 1] === NOWHERE ? (others.starts[at] ?? 0) : MANY;
  }
  const lefts = new Int32Array(slots.length);
  const rights = new Int32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at++) {
    const partner = table[(slots[at] ?? 0) + 1] ?? NOWHERE;
    const start = own.starts[at] ?? 0;
    if (partner < 0 || !isEqualRun(a, start, b, partner, length)) continue;
    lefts[count] = start;
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

interface HashedRuns {
  readonly starts: Int32Array;
  readonly hashes: Int32Array;
}

/** The runs of symbols from `start` to `end` with a hash that is not 0: each is made from the one before (Karp and Rabin 1987). */
// oxlint-disable-next-line max-params -- a range of symbols, and what is wanted of it
function hashRuns(
  symbols: Int32Array,
  start: number,
  end: number,
  { length, isSampled }: RunKind,
): HashedRuns {
  const most = Math.max(0, end - start - length + 1);
  const [starts, hashes] = [new Int32Array(most), new Int32Array(most)];
  const dropped = isSampled ? SAMPLE.droppedBits : 0;
  let count = 0;
  let leaving = 1;
  for (let by = 1; by < length; by++) leaving = Math.imul(leaving, FACTOR);
  let sum = 0;
  for (let at = start; at < end; at++) {
    const before = at - length;
    if (before >= start) sum = (sum - Math.imul(scatter(symbols[before] ?? 0), leaving)) | 0;
    sum = (Math.imul(sum, FACTOR) + scatter(symbols[at] ?? 0)) | 0;
    if (before + 1 < start) continue;
    const mixed = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
    const hash = mixed ^ (mixed >>> 13) || 1;
    if ((hash & dropped) !== 0) continue;
    starts[count] = before + 1;
    hashes[count++] = hash;
  }
  return { starts: starts.subarray(0, count), hashes: hashes.subarray(0, count) };
}

/** A symbol with its bits mixed: symbols are counted from 0. */
function scatter(symbol: number): number {
  const mixed = Math.imul(symbol + 1, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
