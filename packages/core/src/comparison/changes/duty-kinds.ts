import { byLanguage, type Language } from '#language/languages.ts';
import { phrasesByLanguage } from '#text/phrases.ts';
import { DUTY, NEGATION, PERMISSION } from '#text/duty-words.ts';
import { type EditSize, isOfFewWords, isOfOneWord, isShort } from './edit-size.ts';
import type { ChangeKind } from './types.ts';

/** Words that make an exception to what is said. */
const EXCEPTION = phrasesByLanguage(
  byLanguage(({ duties }) => duties.exception),
  'giu',
);

/** Those words of `DUTY` that only advise. */
const RECOMMENDATION = phrasesByLanguage(
  byLanguage(({ duties }) => duties.recommendation),
  'giu',
);

const NEGATED_TWICE = /な(?:ければ|くては)(?:ならない|なりません)|ねばならない|不得不|不能不/gu;

/** Verbs that neither oblige nor permit, where others do. */
const AUXILIARY = phrasesByLanguage(
  byLanguage(({ duties }) => duties.auxiliary),
  'giu',
);

const countOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].length;

/** What an edit does to duties, permissions, negations and exceptions. */
// oxlint-disable-next-line max-params -- an edit, and what it says on both sides
export function dutyKinds(before: string, after: string, language: Language, size: EditSize): ChangeKind[] {
  const kinds: ChangeKind[] = [];
  const exception = EXCEPTION(language);
  const exceptions = Math.sign(countOf(exception, after) - countOf(exception, before));
  if (exceptions !== 0) kinds.push(exceptions > 0 ? 'exception-added' : 'exception-removed');
  if (!saysOfDuties(before, after, language, size)) return kinds;
  // "Without prejudice to" negates nothing, nor does what negates twice and obliges.
  const negationsIn = (text: string) =>
    countOf(NEGATION(language), text.replace(exception, ' ').replace(NEGATED_TWICE, ' '));
  const negations = Math.sign(negationsIn(after) - negationsIn(before));
  if (negations !== 0) kinds.push(negations > 0 ? 'negation-added' : 'negation-removed');
  if (kinds.length > 0) return kinds;
  // "Require" in place of "describe" is another verb; in place of "will" it obliges.
  const isVerb = (text: string) => isOfDuty(text, language) || countOf(AUXILIARY(language), text) > 0;
  if (isOfOneWord(size) && !(isVerb(before) && isVerb(after))) return kinds;
  const [strengthBefore, strengthAfter] = [strengthOf(before, language), strengthOf(after, language)];
  if (strengthBefore !== strengthAfter)
    kinds.push(strengthAfter > strengthBefore ? 'obligation-strengthened' : 'obligation-weakened');
  return kinds;
}

/** Whether an edit turns a duty or its negation into another: a phrase that came in place of an unrelated one does not. */
// oxlint-disable-next-line max-params -- an edit, and what it says on both sides
function saysOfDuties(before: string, after: string, language: Language, size: EditSize): boolean {
  return isShort(size) && (isOfFewWords(size) || (isOfDuty(before, language) && isOfDuty(after, language)));
}

const isOfDuty = (text: string, language: Language) =>
  [DUTY, NEGATION, PERMISSION].some((words) => countOf(words(language), text) > 0);

/** Names of duties and rights, which neither oblige nor permit by themselves: "any restriction", "the grants". */
const NAMES_OF_DUTIES = phrasesByLanguage(
  byLanguage(({ duties }) => duties.names),
  'giu',
);

/** How much a text obliges: a permission less than nothing said, a recommendation less than a duty. */
function strengthOf(whole: string, language: Language): number {
  const text = whole.replace(NAMES_OF_DUTIES(language), ' ');
  const recommended = countOf(RECOMMENDATION(language), text);
  if (countOf(DUTY(language), text) > recommended) return 2;
  if (recommended > 0) return 1;
  return countOf(PERMISSION(language), text) > 0 ? -1 : 0;
}
