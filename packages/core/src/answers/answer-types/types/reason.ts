import { byLanguage, type Language, languages } from '#language/languages.ts';
import { findPhrasesByLanguage, phrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { remembering } from '#text/remember.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../word-share.ts';
import type { FindInput, Found } from '../types.ts';
import { clauseBefore, clauseFrom, withoutOverlaps } from './markers.ts';

/** Sure signs of a reason. */
const findStrong = findPhrasesByLanguage(withoutBreaks(byLanguage(({ evidence }) => evidence.reason)));

/** Signs that may be of a reason. */
const WEAK = phrasesByLanguage(byLanguage(({ evidence }) => evidence.weakReason));

/** A reason given for something else fits less: so much is left of a marker without any of the question's words. */
const WITHOUT_WORDS = 0.3;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.6;
const WEAK_FIT = 0.42;
/** A sentence that says the question's words may give the reason without any such word; too little for its words to be marked. */
const PLAIN_FIT = 0.29;

const BEFORE_REASON = /^(?:क्योंकि|क्यूंकि|चूंकि|चूँकि|ताकि|なぜなら|理由は|原因は)/u;

/** A clause that may give a reason, its fit that of its marker alone, and the sentence that it stands in. */
interface Clause extends Found {
  readonly sentence: string;
}

const findClauses = remembering((text: string, language: Language): readonly Clause[] => {
  if (isFigureRow(text)) return [];
  const clauseOf = (found: Found, start: number, end: number): Clause => ({
    ...found,
    sentence: sentenceAround(text, start, end),
  });
  const strong = findStrong(text, language).map(({ start, end }) => {
    // What gives the reason stands before its marker as well as after.
    const isBehind =
      languages[language].sentences.verbLast && start > 4 && !BEFORE_REASON.test(text.slice(start, end));
    return clauseOf(isBehind ? clauseBefore(text, end, 1) : clauseFrom(text, start, end, 1), start, end);
  });
  if (strong.length > 0) return strong;
  const weak = WEAK(language).exec(text);
  if (weak === null) return [clauseOf({ start: 0, end: text.length, fit: PLAIN_FIT }, 0, text.length)];
  const end = weak.index + weak[0].length;
  return [clauseOf(clauseFrom(text, weak.index, end, WEAK_FIT), weak.index, end)];
});

export function findReasons(input: FindInput): Found[] {
  const shareOf = wordShareOf(input);
  const found = findClauses(input.text, input.language).map(({ start, end, fit, sentence }) => {
    const share = Math.min(1, shareOf(sentence) / ENOUGH);
    return { start, end, fit: fit * (WITHOUT_WORDS + (1 - WITHOUT_WORDS) * share) };
  });
  return withoutOverlaps(found);
}
