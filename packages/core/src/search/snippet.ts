import type { TextRange } from '#text/text-range.ts';

const BEFORE = 50;
const AFTER = 90;

export interface Snippet {
  readonly snippet: string;
  /** Where the words of the range stand in it. */
  readonly inSnippet: TextRange;
}

/** The words around a range on one line, cut between words. */
export function snippetOf(text: string, { start, end }: TextRange): Snippet {
  let from = Math.max(0, start - BEFORE);
  let to = Math.min(text.length, end + AFTER);
  if (from > 0) from += /\s/.exec(text.slice(from, start))?.index ?? start - from;
  if (to < text.length) to = Math.max(end, end + text.slice(end, to).search(/\s\S*$/));
  const before = `${from > 0 ? '… ' : ''}${onOneLine(text.slice(from, start)).trimStart()}`;
  const words = onOneLine(text.slice(start, end));
  const after = `${onOneLine(text.slice(end, to)).trimEnd()}${to < text.length ? ' …' : ''}`;
  const inSnippet = { start: before.length, end: before.length + words.length };
  return { snippet: before + words + after, inSnippet };
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
