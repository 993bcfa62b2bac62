import { byLanguage, type Language } from '#language/languages.ts';

/**
 * What documents call themselves, in their title, on a line of its own, or in "this manual": phrases by language, of those
 * that overlap the longer first.
 */
export const KIND_WORDS = byLanguage(({ document }) => document.kinds);

/** What a document is called that does not call itself so. */
export type NamelessKind = 'paper' | 'press release' | 'letter' | 'book';

export const NAMELESS: Readonly<Record<NamelessKind, Readonly<Record<Language, string>>>> = {
  paper: byLanguage(({ document }) => document.paper),
  'press release': byLanguage(({ document }) => document.pressRelease),
  letter: byLanguage(({ document }) => document.letter),
  book: byLanguage(({ document }) => document.book),
};

/** "This manual", before a kind. */
export const THIS = byLanguage(({ document }) => document.this);
