import type { TermMatch } from './types.ts';

export interface ProtectedText {
  /** With a placeholder for each term. */
  readonly text: string;
  /**
   * Puts the terms' translations in the place of their placeholders.
   * @returns also the ids of terms whose placeholder was lost, or came twice
   */
  restore(translated: string): { readonly text: string; readonly missing: readonly string[] };
}

/** Capitals and figures that mean nothing: engines copy them as they copy the number of a part. */
const PREFIXES = ['XTRM', 'XQTM', 'ZXTM', 'QZXTM'];

/**
 * Replaces terms by placeholders, for translation services that take no glossary. Engines may part a placeholder from its
 * figure or change its case: `restore` finds it still.
 * @param matches of this text, in order and without overlaps
 */
export function protect(text: string, matches: readonly TermMatch[]): ProtectedText {
  const upper = text.toUpperCase();
  const prefix = PREFIXES.find((each) => !upper.includes(each));
  // A text with all of them was made to have them.
  if (prefix === undefined || matches.length === 0)
    return {
      text,
      restore: (translated) => ({ text: translated, missing: matches.map(({ termId }) => termId) }),
    };
  let at = 0;
  const pieces: string[] = [];
  for (const [index, { start, end }] of matches.entries()) {
    pieces.push(text.slice(at, start), `${prefix}${index + 1}`);
    at = end;
  }
  return {
    text: pieces.join('') + text.slice(at),
    restore(translated) {
      const seen = new Map<number, number>();
      const restored = translated.replace(placeholderOf(prefix), (whole, figure: string) => {
        const index = Number(toLatin(figure)) - 1;
        const match = matches[index];
        if (!match) return whole;
        seen.set(index, (seen.get(index) ?? 0) + 1);
        return match.target;
      });
      const missing = matches.filter((_, index) => seen.get(index) !== 1).map(({ termId }) => termId);
      return { text: restored, missing: [...new Set(missing)] };
    },
  };
}

/** Also with a space before its figure, or with the figures of another script. */
const placeholderOf = (prefix: string) =>
  new RegExp(String.raw`${[...prefix].join('\\s?')}[\s-]?(\p{Nd}{1,4})`, 'giu');

const toLatin = (figure: string): string =>
  figure.normalize('NFKC').replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String((code - (code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660)) % 10);
  });
