import { byLanguage } from '#language/languages.ts';
import { phrasesByLanguage, withoutBreaks } from './phrases.ts';

/** Words that allow or forbid, in questions and in what answers them. */
export const PERMISSION = phrasesByLanguage(
  withoutBreaks(byLanguage(({ duties }) => duties.permission)),
  'giu',
);

/** Words that oblige or release from it. */
export const DUTY = phrasesByLanguage(withoutBreaks(byLanguage(({ duties }) => duties.duty)), 'giu');

/** Words that say that something is not so or not allowed. */
export const NEGATION = phrasesByLanguage(
  byLanguage(({ duties }) => duties.negation),
  'giu',
);

/** "Yes, …", "No. …" at the start of a text that answers a question itself. */
export const SAYS_OUTRIGHT = phrasesByLanguage(
  byLanguage(({ duties }) => duties.saysOutright),
  'iu',
);
