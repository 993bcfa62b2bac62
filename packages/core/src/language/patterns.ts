/** Patterns that several languages share. */

/** A table's phrases written over several lines, on one. */
export const onOneLine = (phrases: string): string => phrases.replace(/\s*\n\s*/g, '');

/** Whether a sentence begins with one of some words, parted by white space, or with one of more phrases. */
export function opensSentence(words: string, more: string): RegExp {
  return new RegExp(`^(?:${words.split(/\s+/).join('|')}|${more})(?![\\p{L}\\p{M}'’])`, 'iu');
}

/** As `opensSentence`, for a clause: an apostrophe may follow. */
export function opensClause(words: string, more: string): RegExp {
  return new RegExp(`^(?:${words.split(/\s+/).join('|')}|${more})(?![\\p{L}\\p{M}])`, 'iu');
}

/** A number that is neither a year nor an amount of money nor a share. */
export const STAFF_NUMBER = String.raw`(?<![\p{Sc}\p{Nd}.,])(?!(?:19|20)\p{Nd}{2}(?![\p{Nd},.]))(?:\p{Nd}{1,3}(?:[., \u00a0]\p{Nd}{3})+|\p{Nd}{2,})(?![\p{Nd}]|\s?(?:%|percent))`;
/** The noun of those who work there, behind its number. */
export const countedStaff = (nouns: string) =>
  String.raw`${STAFF_NUMBER}\s+(?:[\p{L}\p{M}-]+\s+){0,2}(?:${nouns})(?![\p{L}\p{M}])`;
