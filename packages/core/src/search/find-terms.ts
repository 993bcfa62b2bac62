import { anchorsOfRange } from '#document/anchors.ts';
import { type Page, pageText } from '#document/document.ts';
import { makeWordFinder } from '#quotes/find-words.ts';
import type { TextRange } from '#text/text-range.ts';
import type { PageHit } from './search-page.ts';
import { snippetOf } from './snippet.ts';
import { searchTerms } from './terms.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Where a page that a library search has found shows it: at the words as typed, else at the first word that has a term
 * of the search. Undefined where only the page's terms as a whole fit.
 */
export function findTerms(page: Page, query: string, language: string): PageHit | undefined {
  const text = pageText(page);
  const span = makeWordFinder(query)(text)[0] ?? findWord(text, searchTerms(query, [language]), language);
  if (span === undefined) return undefined;
  return { page: page.number, ...snippetOf(text, span), boxes: anchorsOfRange(page, span).boxes, span };
}

function findWord(text: string, wanted: ReadonlySet<string>, language: string): TextRange | undefined {
  for (const { 0: word, index } of text.matchAll(WORD))
    for (const term of searchTerms(word, [language]))
      if (wanted.has(term)) return { start: index, end: index + word.length };
  return undefined;
}
