import { remembering } from '#text/remember.ts';
import type { Candidate } from './candidates.ts';

/** A candidate, and the other places that say the same. */
export interface Evidence extends Candidate {
  readonly sameElsewhere: readonly Candidate[];
}

const SAME_MOST = 2;

/** Of candidates, best first, those that say something of their own; what says the same stands beside the better one. */
export function mergeSame(candidates: readonly Candidate[]): Evidence[] {
  const merged: { readonly candidate: Candidate; readonly words: string; readonly same: Candidate[] }[] = [];
  for (const candidate of candidates) {
    const words = lettersAndDigits(candidate.text);
    const known = merged.find((each) => each.words.includes(words) || words.includes(each.words));
    if (known === undefined) merged.push({ candidate, words, same: [] });
    // A sentence over the end of a page is a candidate of both, and cites both as it is.
    else if (known.words === words && !candidate.unit.other && known.same.length < SAME_MOST)
      known.same.push(candidate);
  }
  return merged.map(({ candidate, same }) => ({ ...candidate, sameElsewhere: same }));
}

/** Claims that say something of their own as they are shown: the chosen parts of two sentences may have the same words. */
export function dropRepeats<Claim extends { readonly text: string }>(claims: readonly Claim[]): Claim[] {
  const kept: { readonly claim: Claim; readonly words: string }[] = [];
  for (const claim of claims) {
    const words = lettersAndDigits(claim.text);
    if (kept.every((each) => !each.words.includes(words) && !words.includes(each.words)))
      kept.push({ claim, words });
  }
  return kept.map(({ claim }) => claim);
}

const readLetters = remembering((text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ''),
);

const lettersAndDigits = (text: string) => readLetters(text, '');
