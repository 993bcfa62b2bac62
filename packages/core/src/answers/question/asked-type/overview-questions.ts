import { byLanguage, type Language, LANGUAGES, toLanguage } from '#language/languages.ts';
import { DOCUMENTS } from './about-document.ts';
import { makeOnce } from '#text/make-once.ts';
import { compileWholeQuestion } from '#text/phrases.ts';

/** Questions for what a document is and says as a whole; `@` stands for the document. */
const OVERVIEW = byLanguage(({ document }) => document.asksOverview);

/** How each language asks it of any document. */
const ASKED = byLanguage(({ document }) => document.overviewQuestion);

export const overviewQuestion = (language: string): string => ASKED[toLanguage(language)];

/** A longer question asks for something of the document. */
const MAX_LENGTH = 120;

/** How a question for the whole is worded in a language. */
export const overviewPhrases = (language: Language): string =>
  OVERVIEW[language].replaceAll('@', `(?:${DOCUMENTS[language]})`);

const testOf = makeOnce((language: Language) => compileWholeQuestion(overviewPhrases(language), language));

/** "What is this document about?", "Summarise": asks for the whole, in whatever language it is asked. */
export function asksForOverview(question: string): boolean {
  return question.length <= MAX_LENGTH && LANGUAGES.some((language) => testOf(language)(question));
}
