/**
 * Finding words again in the text of a page, whatever their case, ligatures, hyphenation, quotation marks and spaces.
 * Pure and small: also for workers of the browser.
 */
export { foldText } from './fold-text.ts';
export { makeWordFinder } from './find-words.ts';
export { ANSWER_MAX_PAGES, QUOTE_MAX_LENGTH, QUOTE_MIN_LENGTH } from './limits.ts';
export { locateQuote, makeQuoteLocator, type QuoteLocator } from './locate-quote.ts';
export type { TextRange } from '#text/text-range.ts';
