import { byLanguage, type Language } from '#language/languages.ts';
import { findPhrasesByLanguage, phrasesByLanguage } from '#text/phrases.ts';
import type { Found, FindInput } from '../types.ts';

/**
 * Questions for a kind of people, mostly of rules: "Who may …", "Who pays …", "Who is responsible …". What was done once
 * was done by somebody with a name.
 */
const ASKS_KIND = phrasesByLanguage(byLanguage(({ people }) => people.asksForKind));

/** Nouns for people and parties that rules are made for. */
const findNouns = findPhrasesByLanguage(byLanguage(({ people }) => people.kinds));

/** What rules say of those whom they are made for, right behind them. */
const RULE_AFTER = phrasesByLanguage(byLanguage(({ people }) => people.ruleAfter));
const AFTER = 90;
/** Rules speak to their reader in every other sentence. */
const ADDRESSED = /^(?:you|we|sie|vous|usted|você|вы|вам|man|you alone|あなた|您|你)$/iu;
const RULED = 0.8;
const NAMED_ONLY = 0.45;

/** Whether a question asks for a kind of people rather than for somebody by name. */
export function asksForKind(question: string, language: Language): boolean {
  return ASKS_KIND(language).test(question);
}

/** Words for kinds of people and parties: "the copyright holder", "any user". */
export function findKinds({ text, question, language }: FindInput): Found[] {
  const said = question.toLowerCase();
  return findNouns(text, language).flatMap(({ start, end }): Found[] => {
    const noun = text.slice(start, end);
    const last = /\S+$/u.exec(noun)?.[0].toLowerCase() ?? '';
    if (said.includes(last) && last.length > 3) return [];
    const after = text.slice(end, end + AFTER).replace(/[.;。][\s\S]*$/u, '');
    const at = RULE_AFTER(language).exec(after)?.index ?? AFTER;
    return [{ start, end, fit: at <= 2 && !ADDRESSED.test(noun) ? RULED : NAMED_ONLY }];
  });
}
