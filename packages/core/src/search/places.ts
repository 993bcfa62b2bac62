import type { Tokeniser } from '../answers/text/tokenise.ts';
import { arabicForms } from '#search/arabic-forms.ts';
import { otherStem, plainSpelling } from '#search/spellings.ts';

/** Stands before words as they are written; no stem begins with it. */
const AS_WRITTEN = '=';

/** What stands at one place of a text: a word, or of Chinese and Japanese a pair of characters. */
export interface Place {
  /** What it is found by. */
  readonly terms: Set<string>;
  /** What it is found by where only the word as it is written will do; its pair of characters is that. */
  readonly exact: Set<string>;
  readonly isFunctionWord: boolean;
}

/** The places of a text in order, each also by its plain spelling, so that either spelling finds the other. */
export function readPlaces(tokeniser: Tokeniser, language: string, text: string): Place[] {
  const places = readSpelling(tokeniser, language, text);
  const plain = plainSpelling(text);
  if (plain === text) return places;
  const others = readSpelling(tokeniser, language, plain);
  // Other words than before: no place of the one is that of the other.
  if (others.length !== places.length) return [...places, ...others];
  return places.map((place, at) => joinPlaces([place, others[at] ?? place]));
}

/** What several readings find at one place. */
export function joinPlaces(places: readonly Place[]): Place {
  return {
    terms: new Set(places.flatMap(({ terms }) => [...terms])),
    exact: new Set(places.flatMap(({ exact }) => [...exact])),
    isFunctionWord: places.some(({ isFunctionWord }) => isFunctionWord),
  };
}

function readSpelling(tokeniser: Tokeniser, language: string, text: string): Place[] {
  return tokeniser.readWords(text).flatMap(({ word, tokens, isFunctionWord }): Place[] => {
    const [first, ...more] = tokens;
    if (more.length > 0 || first === undefined)
      return tokens.map(({ term }) => ({ terms: new Set([term]), exact: new Set([term]), isFunctionWord }));
    const other = otherStem(first.term, first.surface, language);
    const terms = new Set([first.term, ...(other === undefined ? [] : [other]), ...arabicForms(word)]);
    return [{ terms, exact: new Set([`${AS_WRITTEN}${plainSpelling(word)}`]), isFunctionWord }];
  });
}
