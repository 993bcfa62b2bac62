import { byLanguage, type Language } from '#language/languages.ts';
import { THIS } from '#about/kind-words.ts';
import { findPhrasesByLanguage, phrasesByLanguage } from '#text/phrases.ts';
import { rememberingByKey } from '#text/remember.ts';
import type { FindInput, Found } from '../types.ts';
import { clauseFrom, withoutOverlaps } from './markers.ts';

/** Words with which a document speaks of itself. */
const findSpeaking = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.speaksOf));

/** What such a sentence then says of it: what it is for, what it treats of, what it comes to. */
const TELLS = phrasesByLanguage(byLanguage(({ evidence }) => evidence.tellsOf));

const TELLING = 0.9;
const SPEAKING = 0.6;

export function findSubjects({ text, language }: FindInput): Found[] {
  const found = findSpeaking(text, language).map(({ start, end }) => {
    const clause = clauseFrom(text, start, end, SPEAKING);
    const rest = text.slice(end, clause.end);
    return TELLS(language).test(rest) ? { ...clause, fit: TELLING } : clause;
  });
  return withoutOverlaps(found);
}

/** So near the beginning of a sentence stands what it is about. */
const NEAR_START = 30;
/** And what it says of that, so near behind. */
const TELLS_WITHIN = 60;
const DENIES = /^(?:nothing|no|nor|neither|nichts|rien|nada|ничто|nic)\s/iu;
const WE = /^we\s/iu;
/** "this", wherever the words of a sentence begin. */
const ownOf = rememberingByKey(
  (language: Language) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${THIS[language]})`, 'iu'),
);

/** Whether a sentence says of the document that it stands in what that is for: "This manual describes …". */
export function describesItself(sentence: string, language: Language): boolean {
  if (DENIES.test(sentence)) return false;
  return findSpeaking(sentence.slice(0, 2 * NEAR_START), language).some(({ start, end }) => {
    // "The conclusions" may be anybody's.
    const words = sentence.slice(start, end);
    const isTo = /\sto$/iu.test(words);
    const isFirst = start === 0 || /^\S{1,4}\s$/u.test(sentence.slice(0, start));
    const named = !isTo && isFirst ? end + NEAR_START : end;
    const isOwn = (WE.test(words) && !isTo) || ownOf(language).test(sentence.slice(start, named));
    return isOwn && start <= NEAR_START && TELLS(language).test(sentence.slice(start, end + TELLS_WITHIN));
  });
}
