import { type Alignment, Matches, sizeOf } from '../align/alignment.ts';
import { alignGap } from '../align/align-gap.ts';
import { dropIslands } from '../align/clean-up.ts';
import { EDGE, type Sequence } from '../prepare/make-sequences.ts';
import type { Moves } from './moves.ts';

/** In cells: what is left of larger gaps is rewritten text, which was aligned before. */
const LARGEST = 250_000;

/**
 * Aligns what is left of gaps once moved text is taken out of them: a heading that stayed between two sections that did not
 * was too far from the next word that stayed, or stood on one line with what was moved behind it.
 */
export function alignRests(alignment: Alignment, moves: Moves): void {
  if (moves.count === 0) return;
  const { left, right, matches } = alignment;
  let [leftFrom, rightFrom] = [0, 0];
  for (let at = 0; at <= left.symbols.length; at++) {
    const partner = at === left.symbols.length ? right.symbols.length : (matches.left[at] ?? -1);
    if (partner < 0 || (moves.left[at] ?? 0) > 0) continue;
    // Most words that stayed follow each other.
    if (at > leftFrom && partner > rightFrom) {
      const own = positionsOfFree(matches.left, leftFrom, at);
      const others = positionsOfFree(matches.right, rightFrom, partner);
      const hasMoves = own.length < at - leftFrom || others.length < partner - rightFrom;
      if (hasMoves && own.length > 0 && others.length > 0) alignRest(alignment, own, others);
    }
    [leftFrom, rightFrom] = [at + 1, partner + 1];
  }
}

function positionsOfFree(partners: Int32Array, from: number, to: number): number[] {
  const free: number[] = [];
  for (let at = from; at < to; at++) if (partners[at] === -1) free.push(at);
  return free;
}

function alignRest(alignment: Alignment, own: readonly number[], others: readonly number[]): void {
  const region = { leftStart: 0, leftEnd: own.length, rightStart: 0, rightEnd: others.length };
  const size = sizeOf(region);
  if (size > LARGEST || alignment.steps < size) return;
  alignment.steps -= size;
  const rest: Alignment = {
    ...alignment,
    left: takeOut(alignment.left, own),
    right: takeOut(alignment.right, others),
    matches: Matches.none(own.length, others.length),
  };
  alignGap(rest, region);
  dropIslands(rest);
  for (const [at, partner] of rest.matches.left.entries())
    if (partner >= 0) alignment.matches.pair(own[at] ?? 0, others[partner] ?? 0);
  for (const at of own) if (isStrayNumber(alignment, at)) alignment.matches.part(at);
}

const DIGITS = /^\p{N}+$/u;

/** The number of a clause that was tied to the same one of another clause: what follows it in its paragraph goes elsewhere. */
function isStrayNumber({ left, right, matches, names }: Alignment, at: number): boolean {
  const partner = matches.left[at] ?? -1;
  if (partner < 0 || !DIGITS.test(names[left.symbols[at] ?? 0] ?? '')) return false;
  const starts = (side: Sequence, place: number) => ((side.edges[place] ?? 0) & EDGE.paragraphStart) !== 0;
  if (!starts(left, at) || !starts(right, partner)) return false;
  const goesOn = (side: Sequence, place: number) => ((side.edges[place] ?? 0) & EDGE.paragraphEnd) === 0;
  const [next, nextPartner] = [matches.left[at + 1] ?? -1, matches.right[partner + 1] ?? -1];
  return (
    goesOn(left, at) && goesOn(right, partner) && next !== partner + 1 && (next >= 0 || nextPartner >= 0)
  );
}

/** Symbols of a side as if nothing stood between them: where something did, sentences end and begin. */
function takeOut({ symbols, from, to, borders, edges }: Sequence, positions: readonly number[]): Sequence {
  const pick = (values: Int32Array) => Int32Array.from(positions, (at) => values[at] ?? 0);
  return {
    symbols: pick(symbols),
    from: pick(from),
    to: pick(to),
    borders: Uint8Array.from(positions, (at) => borders[at] ?? 0),
    edges: Uint8Array.from(positions, (at, index) => {
      const startsAnew = positions[index - 1] !== at - 1;
      const endsHere = positions[index + 1] !== at + 1;
      return (edges[at] ?? 0) | (startsAnew ? EDGE.sentenceStart : 0) | (endsHere ? EDGE.sentenceEnd : 0);
    }),
  };
}
