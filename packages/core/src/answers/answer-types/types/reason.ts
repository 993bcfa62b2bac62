import { byLanguage, languages } from '#language/languages.ts';
import { phrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../word-share.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';
import { clauseBefore, clauseFrom, withoutOverlaps } from './markers.ts';

/** Sure signs of a reason. */
const STRONG = phrasesByLanguage(withoutBreaks(byLanguage(({ evidence }) => evidence.reason)), 'giu');

const WEAK = phrasesByLanguage(
  byLanguage(({ evidence }) => evidence.weakReason),
  'iu',
);

/** A sentence that goes on about the one before, whose words it does not say again: "The decrease was due to …". */
const GOES_ON = phrasesByLanguage(
  byLanguage(({ evidence }) => evidence.goesOn),
  'iu',
);

/** A reason given for something else fits less: so much is left of a marker without any of the question's words. */
const WITHOUT_WORDS = 0.3;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.6;
const GOES_ON_SHARE = 0.35;
const WEAK_FIT = 0.42;
/** A sentence that says the question's words may give the reason without any such word; too little for its words to be marked. */
const PLAIN_FIT = 0.29;

function find(input: FindInput): Found[] {
  const { text, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const fitAt = (start: number, end: number, strength: number) => {
    const sentence = sentenceAround(text, start, end);
    const share = shareOf(sentence);
    const least = GOES_ON(language).test(sentence.trimStart()) ? GOES_ON_SHARE : 0;
    return strength * (WITHOUT_WORDS + (1 - WITHOUT_WORDS) * Math.max(Math.min(1, share / ENOUGH), least));
  };
  const found: Found[] = [];
  for (const match of text.matchAll(STRONG(language))) {
    const after = match.index + match[0].length;
    const fit = fitAt(match.index, after, 1);
    found.push(
      // What gives the reason stands before its marker as well as after.
      languages[language].sentences.verbLast &&
        match.index > 4 &&
        !/^(?:क्योंकि|क्यूंकि|चूंकि|चूँकि|ताकि|なぜなら|理由は|原因は)/u.test(match[0])
        ? clauseBefore(text, after, fit)
        : clauseFrom(text, match.index, after, fit),
    );
  }
  if (found.length === 0) {
    const weak = WEAK(language).exec(text);
    if (weak === null) return [{ start: 0, end: text.length, fit: fitAt(0, text.length, PLAIN_FIT) }];
    const after = weak.index + weak[0].length;
    found.push(clauseFrom(text, weak.index, after, fitAt(weak.index, after, WEAK_FIT)));
  }
  return withoutOverlaps(found);
}

export const reason: AnswerTypeRow = {
  type: 'reason',
  find,
  asks: byLanguage(({ asks }) => asks.reason),
};
