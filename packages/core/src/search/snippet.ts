import type { TextRange } from '#text/text-range.ts';

const BEFORE = 50;
const AFTER = 90;

/** The words around a range on one line, cut between words. */
export function snippetOf(text: string, { start, end }: TextRange): string {
  let from = Math.max(0, start - BEFORE);
  let to = Math.min(text.length, end + AFTER);
  if (from > 0) from += /\s/.exec(text.slice(from, start))?.index ?? start - from;
  if (to < text.length) to = Math.max(end, end + text.slice(end, to).search(/\s\S*$/));
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '… ' : ''}${words}${to < text.length ? ' …' : ''}`;
}
