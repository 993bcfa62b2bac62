/** Characters that are written in several ways. */
const VARIANTS: readonly string[] = ['"“”„«»', "'‘’", '-‐‑–—'];

/** Offsets into a text, `end` exclusive. */
export interface WordRange {
  readonly start: number;
  readonly end: number;
}

/** Where words stand in a text, whatever their case, quotation marks and spaces. */
export function findWords(text: string, words: string): WordRange[] {
  const pattern = words.trim().replace(/\s+|[^\s]/gu, (part) => {
    if (part.trim() === '') return '\\s+';
    const variants = VARIANTS.find((each) => each.includes(part));
    return variants ? `[${variants.replace('-', '\\-')}]` : part.replace(/[\\^$.*+?()[\]{}|/]/u, '\\$&');
  });
  if (pattern === '') return [];
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
