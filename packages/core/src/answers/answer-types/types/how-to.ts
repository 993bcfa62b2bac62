import { byLanguage } from '#language/languages.ts';
import { findPhrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../word-share.ts';
import type { FindInput, Found } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words with which documents tell a reader what to do. */
const findTelling = findPhrasesByLanguage(withoutBreaks(byLanguage(({ evidence }) => evidence.tellsHow)));

/** Words that tell how to do something else: so much is left of them without any word of the question. */
const WITHOUT_WORDS = 0.4;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.4;
const TOLD = 0.75;
const PLAIN = 0.29;
const MOST = 30;

export function findWays(input: FindInput): Found[] {
  const { text, question, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const fitAt = (start: number, end: number, strength: number) => {
    const share = Math.min(1, shareOf(sentenceAround(text, start, end)) / ENOUGH);
    return strength * (WITHOUT_WORDS + (1 - WITHOUT_WORDS) * share);
  };
  const asked = question.toLowerCase();
  const found: Found[] = [];
  for (const { start, end } of findTelling(text, language)) {
    // What the question says itself is not yet what to do.
    if (asked.includes(text.slice(start, end).toLowerCase())) continue;
    found.push(clauseFrom(text, start, end, fitAt(start, end, TOLD)));
    if (found.length > MOST) break;
  }
  if (found.length === 0) return [{ start: 0, end: text.length, fit: fitAt(0, text.length, PLAIN) }];
  return withoutOverlaps(found);
}
