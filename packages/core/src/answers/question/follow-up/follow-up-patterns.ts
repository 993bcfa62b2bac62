import { byLanguage, type Language } from '#language/languages.ts';
import { questionPhrasesByLanguage } from '#text/phrases.ts';

/*
 * What shows that a question is only understood after another. All patterns are matched against questions that
 * `foldQuestion` has folded, those of Japanese and Chinese aside, which have no accents to fold.
 */

type ByLanguage = Readonly<Record<Language, RegExp>>;

function compileAll(table: Readonly<Record<Language, string>>, wrap: (source: string) => string): ByLanguage {
  const entries = Object.entries(table).map(([language, source]) => [
    language,
    new RegExp(wrap(source), 'u'),
  ]);
  return Object.fromEntries(entries) as ByLanguage;
}

/** Joins a question to the one before it. Whatever stands behind it asks. */
export const JOINING: ByLanguage = compileAll(
  byLanguage(({ followUps }) => followUps.joining),
  (source) => (/[ぁ-ん那]/u.test(source) ? `^(?:${source})\\s*` : `^(?:${source})(?:,)?\\s+`),
);

/** A question that is nothing but the word that asks. */
export const BARE: ByLanguage = compileAll(
  byLanguage(({ followUps }) => followUps.bare),
  (source) => `^(?:${source})$`,
);

/** Stands for a person that was named before. */
export const personsOf = questionPhrasesByLanguage(byLanguage(({ followUps }) => followUps.persons));
/** Stands for a thing that was named before. What may stand for the document itself ("this") is left out. */
export const thingsOf = questionPhrasesByLanguage(byLanguage(({ followUps }) => followUps.things));

/** "There" that stands for nothing, as in "are there fees?" */
export const EXPLETIVE =
  /^(?:how many \S+(?: \S+)? (?:is|are|was|were) there|(?:why |how )?(?:is|are|was|were) there|there (?:is|are|was|were)|(?:is|was) it (?:possible|allowed|necessary|legal|ok|okay|true|safe|required|mandatory)|(?:what does|how long (?:does|will|can|do)|how much does) it (?:mean|take|cost) (?:to|for)\b)|\b(?:if|and|when) .*\b(?:it|that|they|them)\b/u;

/** The year before or after one that was named. */
const EARLIER = questionPhrasesByLanguage(byLanguage(({ followUps }) => followUps.yearBefore));
const LATER = questionPhrasesByLanguage(byLanguage(({ followUps }) => followUps.yearAfter));

/** By how many years a question goes back or on; 0 where it names none so. */
export function yearStepOf(folded: string, language: Language): -1 | 0 | 1 {
  if (EARLIER(language).test(folded)) return -1;
  return LATER(language).test(folded) ? 1 : 0;
}

/** Begins what is asked of something else: "for Europe", "without a desktop". */
export const PREPOSITION: ByLanguage = compileAll(
  byLanguage(({ followUps }) => followUps.preposition),
  (source) => (source.includes('在') ? `^${source}` : `^(?:${source})(?=\\s)`),
);

/** Articles before what is asked of something else ("el de POP3"). */
export const ARTICLE =
  /^(?:the|that|those|der|die|das|den|dem|le|la|les|celui|celle|ceux|celles|el|los|las|lo|o|a|os|as)\s+/u;

/** Ends a Japanese or Chinese question that only names what else it is asked of. */
export const TOPIC_END = byLanguage(({ followUps }) => followUps.topicEnd);

/** English and German verbs with which a question without a word that asks begins. */
export const OPENING_VERB =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|will|would|should|ist|sind|war|waren|hat|haben|hatte|kann|konnen|darf|muss|mussen|gibt|est|sont|a-t|ont|peut|czy|هل|क्या)(?![\p{L}\p{M}])/u;
