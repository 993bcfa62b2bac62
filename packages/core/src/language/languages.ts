import type { LanguageData } from './language.ts';
import * as list from './all-languages.ts';

/** A language whose documents are understood; English stands for every other. */
export type Language = keyof typeof list;

/** Stands for every language that is unknown, and is looked for beside any other: all documents print some of it. */
export const ENGLISH: Language = 'en';

/** What is known of each language. */
export const languages: Readonly<Record<Language, LanguageData>> = list;

const others = (Object.keys(list) as Language[]).filter((code) => code !== ENGLISH);

/** The codes of the languages, English first. */
export const LANGUAGES: readonly Language[] = [ENGLISH, ...others.toSorted()];

/** Asked for every sentence: a set is quicker than the module. */
const known: ReadonlySet<string> = new Set(LANGUAGES);
const isKnown = (code: string): code is Language => known.has(code);

/** The language that stands for a BCP 47 tag. */
export function toLanguage(code: string): Language {
  return isKnown(code) ? code : ENGLISH;
}

/** What is known of a language; of English where the language is unknown. */
export const languageOf = (code: string): LanguageData => languages[toLanguage(code)];

/** What is known of a language; undefined where it is unknown. */
export const knownLanguage = (code: string): LanguageData | undefined =>
  isKnown(code) ? languages[code] : undefined;

/** The same part of all languages. */
export function byLanguage<Part>(partOf: (language: LanguageData) => Part): Readonly<Record<Language, Part>> {
  return Object.fromEntries(LANGUAGES.map((code) => [code, partOf(languages[code])])) as Record<
    Language,
    Part
  >;
}
