import type { TextRange } from '#text/text-range.ts';
import { KIND_KEYS, type KindKey } from './clause-kinds.ts';
import type { ClauseModel, Line } from './model.ts';
import { isPlainEnglish } from './plain-english.ts';
import { makePassageScorer, type PassageScorer } from './score-passages.ts';
import type { ClauseText } from './split-passages.ts';
import { termsOf } from './passage-terms.ts';

/** A passage that may be a clause of a kind. */
export interface ClauseFound extends TextRange {
  readonly page: number;
  /** 0..1: how likely it is of the kind. */
  readonly probability: number;
}

/** What a document says of a kind of clause. */
export interface KindFound<Key extends KindKey = KindKey> {
  readonly key: Key;
  /** 0..1: how likely the document has a clause of the kind at all. */
  readonly presence: number;
  /** The likeliest passage is sure enough to be called the answer. */
  readonly isSure: boolean;
  /** The likeliest first. */
  readonly passages: readonly ClauseFound[];
}

/** A contract that is less likely to have a clause of a kind is said to have none. */
export const MAY_BE_PRESENT = 0.25;

/**
 * Most contracts to learn from are by lawyers. One in plain English says a kind in words that score lower, by so much of
 * its log odds; chosen on contracts that nothing has learnt from.
 */
const PLAIN_SHIFT = 1.5;

/** As many passages of each kind are kept. */
const KEPT = 5;

/** Finds in a document, cut into passages, those of each kind of clause. */
export type ClauseRecogniser = (text: ClauseText) => readonly KindFound[];

export function makeClauseRecogniser(model: ClauseModel): ClauseRecogniser {
  const score = makePassageScorer(model);
  return (text) => recogniseClauses(model, text, score);
}

function recogniseClauses(model: ClauseModel, text: ClauseText, score: PassageScorer): KindFound[] {
  const best = model.kinds.map((): Scored[] => []);
  const scores = new Float32Array(model.kinds.length);
  text.passages.forEach((passage, at) => {
    score(termsOf(text, passage), scores);
    for (let kind = 0; kind < best.length; kind++)
      keepBest(best[kind] as Scored[], at, scores[kind] as number);
  });
  const shift = isPlainEnglish(text.words) ? PLAIN_SHIFT : 0;
  return KIND_KEYS.flatMap((key, kind): KindFound[] => {
    const numbers = model.kinds[kind];
    const own = best[kind] ?? [];
    if (numbers === undefined) return [];
    const highest = own[0]?.score ?? Number.NEGATIVE_INFINITY;
    return [
      {
        key,
        presence: own.length === 0 ? 0 : presenceOf(numbers.presence, highest, shift),
        isSure: highest >= numbers.sure,
        passages: own.flatMap(({ at, score: value }) => {
          const passage = text.passages[at];
          if (passage === undefined) return [];
          const { page, start, end } = passage;
          return [{ page, start, end, probability: probabilityOf(numbers.passage, value) }];
        }),
      },
    ];
  });
}

interface Scored {
  readonly at: number;
  readonly score: number;
}

/** Puts a passage among the best, which are sorted; of equal ones the earlier stays first. */
function keepBest(best: Scored[], at: number, score: number): void {
  if (best.length === KEPT && score <= (best[KEPT - 1] as Scored).score) return;
  let place = best.length;
  while (place > 0 && (best[place - 1]?.score ?? 0) < score) place--;
  best.splice(place, 0, { at, score });
  if (best.length > KEPT) best.pop();
}

const presenceOf = ({ slope, constant }: Line, score: number, shift: number): number =>
  probabilityOf({ slope, constant: constant + shift }, score);

export const probabilityOf = ({ slope, constant }: Line, score: number): number =>
  1 / (1 + Math.exp(-(slope * score + constant)));
