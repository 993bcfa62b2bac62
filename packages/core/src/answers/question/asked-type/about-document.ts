import { byLanguage, ENGLISH, type Language, toLanguage } from '#language/languages.ts';
import { makeOnce } from '#text/make-once.ts';
import { compileWholeQuestion } from '#text/phrases.ts';

/** Questions about the document itself, whole: nothing else may stand in them. */
export const DOCUMENTS = byLanguage(({ document }) => document.named);

/** `@` stands for the document. */
const WHOLE = byLanguage(({ document }) => document.asksWhole);

/** What a document is for; `@` stands for the document. */
const PURPOSE = byLanguage(({ document }) => document.asksPurpose);

const phrasesOf = (table: Readonly<Record<Language, string>>, language: Language): string =>
  table[language].replaceAll('@', `(?:${DOCUMENTS[language]})`);

const makeTests = (table: Readonly<Record<Language, string>>) =>
  makeOnce((language: Language) => compileWholeQuestion(phrasesOf(table, language), language));
const asksWhole = makeTests(WHOLE);
const asksPurpose = makeTests(PURPOSE);

/** How questions about a document as such, and for what it is for, are worded in a language. */
export const aboutPhrases = (language: Language): readonly string[] =>
  [WHOLE, PURPOSE].map((table) => phrasesOf(table, language));

/** Whether a question asks what the document itself is for, whatever it asks then. */
export function asksForPurpose(question: string, name: string): boolean {
  const language = toLanguage(name);
  const [first = ''] = question
    .slice(0, 160)
    .normalize('NFKC')
    .split(/[,;?？؟.!。，、،]/u);
  return asksPurpose(language)(first);
}

/** A question only about the document as such ("Summarise", "Who wrote this?"): any document answers it. */
export function isAboutDocument(question: string, name: string): boolean {
  if (question.length > 160) return false;
  const language = toLanguage(name);
  return asksWhole(language)(question) || asksWhole(ENGLISH)(question);
}
