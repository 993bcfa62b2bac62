import { findQuote } from '#ui/document-viewer/frame/find-quote.ts';

export interface SnippetPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** The words around a hit, apart from each place among them where the words of the search stand. */
export function splitSnippet(snippet: string, words: string): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let rest = snippet;
  for (let found = findQuote([rest], words); found; found = findQuote([rest], words)) {
    const { start, end } = found;
    parts.push({ text: rest.slice(0, start.offset), isHit: false });
    parts.push({ text: rest.slice(start.offset, end.offset), isHit: true });
    rest = rest.slice(end.offset);
  }
  return [...parts, { text: rest, isHit: false }].filter(({ text }) => text !== '');
}
