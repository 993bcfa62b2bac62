import { byLanguage } from '#language/languages.ts';
import { findPhrasesByLanguage, phrasesByLanguage, withoutBreaks } from '#text/phrases.ts';
import { isFigureRow, sentenceAround, wordShareOf } from '../word-share.ts';
import type { FindInput, Found } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words with which documents tell a reader what to do. */
const findTelling = findPhrasesByLanguage(withoutBreaks(byLanguage(({ evidence }) => evidence.tellsHow)));

/** What is to be reached stands before what to do: "To remove it, run …". */
const AIM = phrasesByLanguage(
  byLanguage(({ evidence }) => evidence.aim),
  'iu',
);

/** What is typed or chosen: a line of code, an option, a path of menus. */
const TYPED =
  /(?:^|\s)(?:--?[a-z][\w-]*|[#$] \S|\S*\/(?:etc|usr|var|dev|home|bin)\/\S+|\S+\(\d\))|→|\s[>➤]\s|[a-z]+-[a-z]+ -{0,2}[a-z]+/u;

/** Words that tell how to do something else: so much is left of them without any word of the question. */
const WITHOUT_WORDS = 0.4;
/** The rest of a question's words is often said otherwise. */
const ENOUGH = 0.4;
const TOLD = 0.75;
const PLAIN = 0.29;
const WITH_AIM = 0.15;
const WITH_COMMAND = 0.1;
const MOST = 30;

export function findWays(input: FindInput): Found[] {
  const { text, question, language } = input;
  if (isFigureRow(text)) return [];
  const shareOf = wordShareOf(input);
  const fitAt = (start: number, end: number, strength: number) => {
    const sentence = sentenceAround(text, start, end);
    const share = Math.min(1, shareOf(sentence) / ENOUGH);
    const more = (AIM(language).test(sentence) ? WITH_AIM : 0) + (TYPED.test(sentence) ? WITH_COMMAND : 0);
    return (strength + more) * (WITHOUT_WORDS + (1 - WITHOUT_WORDS) * share);
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
