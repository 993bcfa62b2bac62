import { remembering } from '#text/remember.ts';
import type { Candidate } from './candidate.ts';

/** A candidate, and the other places that say the same. */
export interface Evidence extends Candidate {
  readonly sameElsewhere: readonly Candidate[];
}

const SAME_MOST = 2;

/** Of candidates, best first, those that say something of their own; what says the same stands beside the better one. */
export function mergeSame(candidates: readonly Candidate[]): Evidence[] {
  const merged: { readonly candidate: Candidate; readonly words: Words; readonly same: Candidate[] }[] = [];
  for (const candidate of candidates) {
    const words = readWords(candidate.text, '');
    const known = merged.find((each) => isWithin(each.words, words));
    if (known === undefined) merged.push({ candidate, words, same: [] });
    // A sentence over the end of a page is a candidate of both, and cites both as it is.
    else if (known.words.letters === words.letters && !candidate.unit.other && known.same.length < SAME_MOST)
      known.same.push(candidate);
  }
  return merged.map(({ candidate, same }) => ({ ...candidate, sameElsewhere: same }));
}

/**
 * The first `most` claims that say something of their own as they are shown: the chosen parts of two sentences may have the same
 * words. Of claims that are made on demand no more are made.
 */
export function dropRepeats<Claim extends { readonly text: string }>(
  claims: Iterable<Claim>,
  most = Number.POSITIVE_INFINITY,
): Claim[] {
  const kept: { readonly claim: Claim; readonly words: Words }[] = [];
  for (const claim of claims) {
    const words = readWords(claim.text, '');
    if (!kept.some((each) => isWithin(each.words, words))) kept.push({ claim, words });
    if (kept.length === most) break;
  }
  return kept.map(({ claim }) => claim);
}

/** What a text says, in letters and digits alone. */
interface Words {
  readonly letters: string;
  /** A bit for each pair of neighbours: nearly all texts that do not hold each other are told apart by them. */
  readonly pairs: Uint32Array;
}

/** Whether one of two says all that the other says. */
function isWithin(left: Words, right: Words): boolean {
  const [short, long] = left.letters.length < right.letters.length ? [left, right] : [right, left];
  for (let i = 0; i < PAIR_BITS / 32; i++)
    if (((short.pairs[i] ?? 0) & ~(long.pairs[i] ?? 0)) !== 0) return false;
  return long.letters.includes(short.letters);
}

const PAIR_BITS = 128;

const readWords = remembering((text: string): Words => {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const pairs = new Uint32Array(PAIR_BITS / 32);
  for (let at = 1; at < letters.length; at++) {
    const bit = (letters.charCodeAt(at - 1) * 31 + letters.charCodeAt(at)) % PAIR_BITS;
    pairs[bit >> 5] = (pairs[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  return { letters, pairs };
});
