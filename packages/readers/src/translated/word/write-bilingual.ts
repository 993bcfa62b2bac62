import type { OfficePart } from '#translated/translation.ts';
import { isRightToLeftLanguage } from '#translated/translation.ts';
import { type NewCell, packageOf, paragraphOf, tableOf } from '#translated/word/new-package.ts';

/** A segment beside its translation. */
export interface BilingualRow {
  readonly source: string;
  readonly target: string;
  /** What else there is to say of it. */
  readonly note?: string;
  /** Of the source, from 1; where it changes it is said. */
  readonly page?: number;
}

interface BilingualOptions {
  readonly title: string;
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
}

/** A new Word file with source and translation side by side, a row for each segment. */
export function writeBilingualDocx(
  rows: Iterable<BilingualRow>,
  { title, source, target }: BilingualOptions,
): OfficePart[] {
  const cell = (text: string, language: string, isBold = false): NewCell => ({
    content: paragraphOf(text, { language, isRightToLeft: isRightToLeftLanguage(language), isBold }),
  });
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const head = [source, target].map((language) => cell(names.of(language) ?? language, 'en', true));
  const table: NewCell[][] = [head];
  let page: number | undefined;
  for (const row of rows) {
    if (row.page !== undefined && row.page !== page)
      table.push([{ ...cell(`Page ${row.page}`, 'en', true), columnSpan: 2 }]);
    page = row.page;
    const translated = cell(row.target, target);
    const note = row.note ? cell(`[${row.note}]`, 'en').content : '';
    table.push([cell(row.source, source), { ...translated, content: translated.content + note }]);
  }
  const heading = paragraphOf(title, {
    style: 'Heading1',
    language: source,
    isRightToLeft: isRightToLeftLanguage(source),
  });
  return packageOf(`${heading}${tableOf(table, { isRightToLeft: false, hasHeader: true })}<w:p/>`);
}
