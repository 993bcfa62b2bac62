import { byLanguage, type Language, languages } from '#language/languages.ts';
import { cellFit, foundOf, isSaid, sortedFits } from '../amounts/figure-types.ts';
import { findFigures } from '#figures/figures.ts';
import { findPhrasesByLanguage } from '#text/phrases.ts';
import { rememberingByKey } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import type { FindInput, Found } from '../types.ts';

const UNITS = byLanguage(({ evidence }) => evidence.periodUnits);

/** A length without a figure: two Arabic duals, "indefinitely", "until the end". */
const findWithoutFigure = findPhrasesByLanguage(byLanguage(({ evidence }) => evidence.periodWithoutFigure));

const unitAfter = rememberingByKey((language: Language) => {
  const english = `(?:${UNITS.en})(?![\\p{L}\\p{M}])`.replaceAll(' ', '\\s');
  const own = UNITS[language].replaceAll(' ', '\\s');
  return isUnspaced(language)
    ? new RegExp(`^[\\s-]?(?:(?:${own})|${english})`, 'iu')
    : new RegExp(`^[\\s-]{0,2}(?:(?:${own})(?![\\p{L}\\p{M}])|${english})`, 'iu');
});

/** The unit of time right after a figure, with the white space before it; '' when there is none. */
function timeUnitAfter(text: string, at: number, language: Language): string {
  return unitAfter(language).exec(text.slice(at, at + 40))?.[0] ?? '';
}

export function findPeriods({ text, question, language }: FindInput): Found[] {
  const found: Found[] = [];
  for (const figure of findFigures(text, language)) {
    if (figure.kind !== 'plain') continue;
    const unit = timeUnitAfter(text, figure.end, language);
    if (unit === '') {
      if (!figure.isYear) found.push(foundOf(figure, cellFit(text, figure, 0.1) * 0.6));
      continue;
    }
    // 2017年 is a year, 30 年 a time.
    const isDate = figure.isYear && isUnspaced(language);
    const fit = isDate || isSaid(figure, question) ? 0 : figure.isWeak ? 2 : 1;
    found.push(foundOf(figure, fit, figure.end + unit.length));
  }
  for (const range of findWithoutFigure(text, language))
    found.push({ ...range, fit: languages[language].evidence.periodFit ?? 0.5 });
  return sortedFits(found);
}
