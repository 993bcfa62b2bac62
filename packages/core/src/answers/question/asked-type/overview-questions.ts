import { byLanguage, type Language, LANGUAGES, toLanguage } from '#language/languages.ts';
import { DOCUMENTS } from './about-document.ts';
import { compileWholeQuestion } from '#text/phrases.ts';

/** Questions for what a document is and says as a whole; `@` stands for the document. */
const OVERVIEW = byLanguage(({ document }) => document.asksOverview);

/** How each language asks it of any document. */
const ASKED = byLanguage(({ document }) => document.overviewQuestion);

export const overviewQuestion = (language: string): string => ASKED[toLanguage(language)];

/** A longer question asks for something of the document. */
const MAX_LENGTH = 120;

const tests = new Map<Language, (question: string) => boolean>();

/** How a question for the whole is worded in a language. */
export const overviewPhrases = (language: Language): string =>
  OVERVIEW[language].replaceAll('@', `(?:${DOCUMENTS[language]})`);

function testOf(language: Language): (question: string) => boolean {
  const known = tests.get(language);
  if (known !== undefined) return known;
  const test = compileWholeQuestion(overviewPhrases(language), language);
  tests.set(language, test);
  return test;
}

/** "What is this document about?", "Summarise": asks for the whole, in whatever language it is asked. */
export function asksForOverview(question: string): boolean {
  return question.length <= MAX_LENGTH && LANGUAGES.some((language) => testOf(language)(question));
}
