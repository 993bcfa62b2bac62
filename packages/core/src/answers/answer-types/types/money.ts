import { cellFit, foundOf, isSaid, sortedFits } from '../amounts/figure-types.ts';
import { type Figure, findFigures } from '#figures/figures.ts';
import type { FindInput, Found } from '../types.ts';

/** A row as it is said: its label, a colon and its figures. */
const SAID_ROW = /^[^:\p{Nd}][^:]{1,90}: [\p{Sc}(]?\p{Nd}/u;

function fitOf(figure: Figure, text: string): number {
  if (figure.kind === 'money') return 1;
  if (figure.kind === 'percentage' || figure.isYear) return 0;
  if (figure.hasScale) return 0.7;
  // Filings print "(in millions)" above and bare figures with separators below.
  const isLong = /\d[.,\s]\d{3}/u.test(figure.digits);
  if (isLong && SAID_ROW.test(text)) return 0.9;
  return cellFit(text, figure, isLong ? 0.5 : 0.3);
}

export function findMoney({ text, question, language }: FindInput): Found[] {
  const figures = findFigures(text, language).filter((figure) => !isSaid(figure, question));
  return sortedFits(figures.map((figure) => foundOf(figure, fitOf(figure, text))));
}
