import { cleanString } from '@recto/core/document';
import { type ChartTable, newSeries, type Points, type Series, tablesOf } from '#office/chart-tables.ts';
import type { AttributeOf, XmlHandler } from '#office/read-xml.ts';

/** What a chart says: its titles and labels, and the values that it draws. */
export interface ChartText {
  readonly titles: readonly string[];
  readonly tables: readonly ChartTable[];
}

/** A number as its format shows it. */
export type ShowNumber = (written: string, format: string, isFrom1904: boolean) => string;

/** Whether values come from cells of the file itself, by the formula that names them, so that they are read there. */
export type IsOwnCells = (reference: string) => boolean;

/** Of a chart: series, values and names together, titles, and the characters of all. */
const MAX_SERIES = 50;
const MAX_POINTS = 20_000;
const MAX_TITLES = 200;
const MAX_CHARACTERS = 200_000;

/** What a value may belong to; the nearest counts. */
const OWNERS = new Set(
  'c:title c:ser c:cat c:xVal c:val c:yVal c:bubbleSize c:dLbls c:errBars c:trendline c:extLst'.split(' '),
);
const BEGINNINGS = new Set(['a:p', 'c:v', 'c:f', 'c:formatCode']);
const WRITTEN = new Set(['a:t', 'c:v', 'c:f', 'c:formatCode']);
const REFERENCES = new Set(['c:strRef', 'c:numRef', 'c:multiLvlStrRef']);
const NUMBERS = new Set(['c:numCache', 'c:numLit']);

/** Reads the part of a chart, which keeps the names and values of the cells that it draws. */
export class ChartReader implements XmlHandler {
  readonly #show: ShowNumber;
  readonly #isOwnCells: IsOwnCells;
  readonly #titles: string[] = [];
  readonly #series: Series[] = [];
  readonly #path: string[] = [];
  #written = '';
  #format = '';
  #point: { readonly number: number; readonly format?: string | undefined } = { number: 0 };
  #isFrom1904 = false;
  #isCopy = false;
  #points = 0;
  #characters = 0;

  /**
   * @param show for numbers, which are kept as they are calculated
   * @param isOwnCells of a series that consists of such cells alone nothing is read
   */
  constructor(show: ShowNumber, isOwnCells: IsOwnCells = () => false) {
    this.#show = show;
    this.#isOwnCells = isOwnCells;
  }

  get chart(): ChartText {
    const series = this.#series.filter(({ count, copies }) => copies === 0 || copies < count);
    return { titles: this.#titles, tables: tablesOf(series) };
  }

  open(name: string, attribute: AttributeOf): void {
    this.#path.push(name);
    if (BEGINNINGS.has(name)) this.#written = '';
    else if (name === 'a:br') this.#written += ' ';
    else if (NUMBERS.has(name)) this.#format = '';
    else if (REFERENCES.has(name)) this.#isCopy = false;
    else if (name === 'c:date1904') this.#isFrom1904 = !['0', 'false'].includes(attribute('val') ?? '');
    else if (name === 'c:ser') this.#series.push(newSeries());
    else if (name === 'c:lvl') this.#openLevel();
    else if (name === 'c:pt')
      this.#point = { number: Number(attribute('idx')), format: attribute('formatCode') };
  }

  close(name: string): void {
    if (name === 'c:formatCode') this.#format = this.#written;
    else if (name === 'c:f') this.#isCopy = this.#isOwnCells(this.#written);
    else if (REFERENCES.has(name)) this.#isCopy = false;
    else if (name === 'a:p') this.#addTitle();
    else if (name === 'c:v') this.#addValue();
    if (BEGINNINGS.has(name)) this.#written = '';
    if (name === 'c:ser' && this.#series.length > MAX_SERIES) this.#series.pop();
    this.#path.pop();
  }

  text(text: string): void {
    // A field stands for a value that is read where it is.
    if (!WRITTEN.has(this.#path.at(-1) ?? '') || this.#path.at(-2) === 'a:fld') return;
    this.#characters += text.length;
    if (this.#characters <= MAX_CHARACTERS) this.#written += text;
  }

  #addTitle(): void {
    const title = cleanString(this.#written).trim();
    if (title !== '' && this.#titles.length < MAX_TITLES) this.#titles.push(title);
  }

  /** Those of values have no levels. */
  #openLevel(): void {
    const points = this.#pointsOf(this.#owner);
    if (!points || ++this.#points > MAX_POINTS) return;
    if (points.levels.length === 1 && points.levels[0]?.size === 0) points.levels.pop();
    points.levels.push(new Map());
  }

  #addValue(): void {
    const owner = this.#owner;
    if (owner === 'c:title') return this.#addTitle();
    const isNumber = this.#path.some((name) => NUMBERS.has(name));
    const format = this.#point.format ?? this.#format;
    const shown = isNumber ? this.#show(this.#written, format, this.#isFrom1904) : this.#written;
    const value = cleanString(shown).trim();
    const series = this.#series.at(-1);
    if (value === '' || !series || ++this.#points > MAX_POINTS) return;
    series.count++;
    if (this.#isCopy) series.copies++;
    const points = this.#pointsOf(owner);
    if (points) {
      points.levels.at(-1)?.set(this.#point.number, value);
      points.areNumbers ||= isNumber;
    } else if (owner === 'c:ser' && this.#path.includes('c:tx'))
      series.name = `${series.name} ${value}`.trim();
  }

  get #owner(): string | undefined {
    return this.#path.findLast((name) => OWNERS.has(name));
  }

  #pointsOf(owner: string | undefined): Points | undefined {
    const series = this.#series.at(-1);
    if (owner === 'c:cat' || owner === 'c:xVal') return series?.categories;
    return owner === 'c:val' || owner === 'c:yVal' ? series?.values : undefined;
  }
}
