import { labelOfRow } from '#sentences/lines.ts';
import type { ReadPage } from '../page-units/read-page.ts';

const OTHER_COUNTRY = 0.5;

/**
 * How well each row of a page answers where a country is asked for, by its place: the one of each table that starts with the
 * greatest figure wholly, those of other countries half, rows that name none not at all.
 */
export function fitCountryRows(
  read: ReadPage,
  isCountry: (label: string) => boolean,
): ReadonlyMap<number, number> {
  const fits = new Map<number, number>();
  let best: { readonly at: number; readonly figure: number } | undefined;
  read.units.forEach(({ kind }, at) => {
    if (kind !== 'row') {
      best = undefined;
      return;
    }
    const text = read.textOf(at);
    fits.set(at, isCountry(labelOfRow(text)) ? OTHER_COUNTRY : 0);
    const figure = firstFigure(text);
    if (fits.get(at) === 0 || (best !== undefined && figure <= best.figure)) return;
    if (best !== undefined) fits.set(best.at, OTHER_COUNTRY);
    fits.set(at, 1);
    best = { at, figure };
  });
  return fits;
}

const firstFigure = (row: string) => Number(/\d[\d.,]*/.exec(row)?.[0].replace(/[.,](?=\d{3})/g, '') ?? 0);
