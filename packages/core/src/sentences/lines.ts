/** What the layout of a line says about it. Lines are those of the document model: cells are separated by tabs. */
export interface LineShape {
  readonly isHeading: boolean;
  /** Where the label of a table row ends, 0 when the line is no row with figures. */
  readonly labelEnd: number;
  /** Figures behind the label. */
  readonly figures: number;
}

const LETTER = /\p{L}/u;
const HEADING_START = /^(?:\d+(?:\.\d+)*\.?\s+)?\p{Lu}/u;
const TWO_FIGURES = /\d{3,}.*\d{3,}/;
const FIGURE = /\d[\d.,]*/g;
const FIRST_FIGURE = /(?<=[\s|&.:$€£¥(—–-])\d/gu;
const SEPARATORS_AT_END = /[\s|&.:$€£¥(—–-]+$/u;
/** A label is looked for only this far into the line, or long prose would be taken for rows. */
const LABEL_WITHIN = 220;
const LABEL_LONGEST = 120;
const DIVIDED = /\p{L}\p{M}?[-\u2010\u00ad\u0002]$/u;
const HEADING_WORDS = 12;
/** The first lines of a page are its running head or its title. */
const TOP_LINES = 3;

export function shapeOfLine(line: string, position: number): LineShape {
  const text = line.trim();
  const label = labelOfRow(text.slice(0, LABEL_WITHIN));
  const isRow = label !== '' && label.length <= LABEL_LONGEST;
  const figures = isRow ? (text.slice(label.length).match(FIGURE)?.length ?? 0) : 0;
  return {
    isHeading: isHeading(text, position),
    labelEnd: isRow && figures > 0 ? line.indexOf(text) + label.length : 0,
    figures,
  };
}

/** What stands before the first figure, when that begins with a word; else nothing. */
export function labelOfRow(row: string): string {
  FIRST_FIGURE.lastIndex = row.search(LETTER) + 1;
  const figure = FIRST_FIGURE.lastIndex > 0 ? FIRST_FIGURE.exec(row) : null;
  return figure === null ? '' : row.slice(0, figure.index).replace(SEPARATORS_AT_END, '');
}

function isHeading(text: string, position: number): boolean {
  if (!LETTER.test(text) || /[.;,:]$/.test(text) || TWO_FIGURES.test(text)) return false;
  if (text.length > 160 || text.split(/\s+/).length > HEADING_WORDS) return false;
  return position < TOP_LINES || HEADING_START.test(text);
}

/** Share of the words of a page that are figures, 0..1. */
export function figureShare(text: string): number {
  const words = text.match(/\S+/g);
  if (words === null) return 0;
  let figures = 0;
  for (const word of words) if (/^[($€£¥]*[\d.,]+[)%]*$/.test(word)) figures++;
  return figures / words.length;
}

/**
 * A word divided at the end of a line belongs to the line where it starts: its second half is moved up. Offsets are
 * lost, so this is for indexing only.
 */
export function joinDividedWords(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (let i = 0; i + 1 < joined.length; i++) {
    const line = joined[i] ?? '';
    const end = line.trimEnd();
    if (!DIVIDED.test(end.slice(-3))) continue;
    const rest = /^\p{Ll}[\p{L}\p{M}]*/u.exec(joined[i + 1] ?? '')?.[0];
    if (rest === undefined) continue;
    joined[i] = end.slice(0, -1) + rest;
    joined[i + 1] = (joined[i + 1] ?? '').slice(rest.length);
  }
  return joined;
}
