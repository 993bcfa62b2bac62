import { byLanguage } from '#language/languages.ts';
import { cellFit, foundOf, isSaid, sortedFits } from '../amounts/figure-types.ts';
import { type Figure, findFigures } from '#figures/figures.ts';
import { findPhrasesByLanguage } from '#text/phrases.ts';
import type { FindInput, Found } from '../types.ts';

/** Shares in words: "half", "two thirds". */
const findShares = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.shares));

function fitOf(figure: Figure, text: string): number {
  if (figure.kind === 'percentage') return 1;
  if (figure.kind === 'money' || figure.isYear) return 0;
  return cellFit(text, figure, 0.15) * 0.7;
}

export function findPercentages({ text, question, language }: FindInput): Found[] {
  const figures = findFigures(text, language).filter((figure) => !isSaid(figure, question));
  const shares = findShares(text, language).map((range) => ({ ...range, fit: 0.6 }));
  return sortedFits([...figures.map((figure) => foundOf(figure, fitOf(figure, text))), ...shares]);
}
