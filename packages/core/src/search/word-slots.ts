import type { Tokeniser } from '#sentences/tokenise.ts';
import { arabicForms } from '#search/arabic-forms.ts';
import { otherStem, plainSpelling } from '#search/spellings.ts';

/** Stands before words as they are written; no stem begins with it. */
const AS_WRITTEN = '=';

/** What stands at one slot of a text: a word, or of Chinese and Japanese a pair of characters. */
export interface Slot {
  /** What it is found by. */
  readonly terms: Set<string>;
  /** What it is found by where only the word as it is written will do; its pair of characters is that. */
  readonly exact: Set<string>;
  readonly isFunctionWord: boolean;
}

/** The slots of a text in order, each also by its plain spelling, so that either spelling finds the other. */
export function readSlots(tokeniser: Tokeniser, language: string, text: string): Slot[] {
  const slots = readSpelling(tokeniser, language, text);
  const plain = plainSpelling(text);
  if (plain === text) return slots;
  const others = readSpelling(tokeniser, language, plain);
  // Other words than before: no slot of the one is that of the other.
  if (others.length !== slots.length) return [...slots, ...others];
  return slots.map((slot, at) => joinSlots([slot, others[at] ?? slot]));
}

/** What several readings find at one slot. */
export function joinSlots(slots: readonly Slot[]): Slot {
  return {
    terms: new Set(slots.flatMap(({ terms }) => [...terms])),
    exact: new Set(slots.flatMap(({ exact }) => [...exact])),
    isFunctionWord: slots.some(({ isFunctionWord }) => isFunctionWord),
  };
}

function readSpelling(tokeniser: Tokeniser, language: string, text: string): Slot[] {
  return tokeniser.readWords(text).flatMap(({ word, tokens, isFunctionWord }): Slot[] => {
    const [first, ...more] = tokens;
    if (more.length > 0 || first === undefined)
      return tokens.map(({ term }) => ({ terms: new Set([term]), exact: new Set([term]), isFunctionWord }));
    const other = otherStem(first.term, first.surface, language);
    const terms = new Set([first.term, ...(other === undefined ? [] : [other]), ...arabicForms(word)]);
    return [{ terms, exact: new Set([`${AS_WRITTEN}${plainSpelling(word)}`]), isFunctionWord }];
  });
}
