import { type FileIndex, findPageText } from '@recto/core/answers';
import { lettersAndDigits } from '../scoring.ts';
import type { ReadersQuestion } from './schema.ts';

/**
 * A question with its pages in a file. Another browser and other fonts break the pages of printed documents elsewhere: then
 * they are those it was written with, and those as far from the page that has the quote.
 */
export function withPagesIn(index: FileIndex, question: ReadersQuestion): ReadersQuestion {
  const { id, quote, pages } = question;
  const [first] = pages;
  if (quote === undefined || first === undefined) return question;
  const words = lettersAndDigits(quote);
  const textOf = (page: number) => findPageText(index, page) ?? '';
  const hasQuote = (page: number) => lettersAndDigits(textOf(page)).includes(words);
  if (hasQuote(first)) return question;
  // It may stand on two pages now.
  const beginsQuote = (page: number) => lettersAndDigits(textOf(page) + textOf(page + 1)).includes(words);
  const nearestOf = (is: (page: number) => boolean) =>
    [...index.pageNumbers]
      .filter(is)
      .toSorted((left, right) => Math.abs(left - first) - Math.abs(right - first))[0];
  const nearest = nearestOf(hasQuote) ?? nearestOf(beginsQuote);
  if (nearest === undefined) {
    console.log(`The quote of ${id} is on no page: its pages stay as they were written`);
    return question;
  }
  return { ...question, pages: [...new Set(pages.flatMap((page) => [page, page + nearest - first]))] };
}
