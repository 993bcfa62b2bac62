import { byLanguage, ENGLISH, type Language, LANGUAGES, toLanguage } from '#language/languages.ts';
import { compileWholeQuestion } from '#text/phrases.ts';
import { rememberingByKey } from '#text/remember.ts';

/** How each language names a document. */
const DOCUMENTS = byLanguage(({ document }) => document.named);
/** How each language asks what any document is about. */
const ASKED = byLanguage(({ document }) => document.overviewQuestion);

/** How questions about the document itself are worded, whole: nothing else may stand in them. `@` stands for the document. */
const PHRASES = {
  asksWhole: byLanguage(({ document }) => document.asksWhole),
  /** What a document is for. */
  asksPurpose: byLanguage(({ document }) => document.asksPurpose),
  /** What a document is and says as a whole. */
  asksOverview: byLanguage(({ document }) => document.asksOverview),
};

/** How questions of each kind are worded in a language. */
export const aboutPhrases = (kind: keyof typeof PHRASES, language: Language): string =>
  PHRASES[kind][language].replaceAll('@', `(?:${DOCUMENTS[language]})`);

const testsOf = (kind: keyof typeof PHRASES) =>
  rememberingByKey((language: Language) => compileWholeQuestion(aboutPhrases(kind, language), language));
const asksWhole = testsOf('asksWhole');
const asksPurpose = testsOf('asksPurpose');
const asksOverview = testsOf('asksOverview');

/** A longer question asks for something of the document. */
const MAX_LENGTH = 160;
const MAX_OVERVIEW_LENGTH = 120;

/** Whether a question asks what the document itself is for, whatever it asks then. */
export function asksForPurpose(question: string, name: string): boolean {
  const [first = ''] = question
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .split(/[,;?？؟.!。，、،]/u);
  return asksPurpose(toLanguage(name))(first);
}

/** A question only about the document as such ("Summarise", "Who wrote this?"): any document answers it. */
export function isAboutDocument(question: string, name: string): boolean {
  return (
    question.length <= MAX_LENGTH &&
    [toLanguage(name), ENGLISH].some((language) => asksWhole(language)(question))
  );
}

/** "What is this document about?", "Summarise": asks for the whole, in whatever language it is asked. */
export function asksForOverview(question: string): boolean {
  return (
    question.length <= MAX_OVERVIEW_LENGTH && LANGUAGES.some((language) => asksOverview(language)(question))
  );
}

/** What such a question is in a language. */
export const overviewQuestion = (language: string): string => ASKED[toLanguage(language)];
