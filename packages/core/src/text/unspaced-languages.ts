import { knownLanguage } from '#language/languages.ts';

/** Whether a language (a BCP 47 tag) is written without spaces between its words, so that a word has no certain edges. */
export const isUnspaced = (language: string): boolean => knownLanguage(language)?.writing.isUnspaced === true;
