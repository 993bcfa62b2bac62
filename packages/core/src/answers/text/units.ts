import { shapeOfLine } from './lines.ts';
import type { TextRange } from '#text/text-range.ts';
import { splitSentences, trimSpan } from './sentences.ts';

/** What can be quoted of a page: a sentence, a row of a table, a heading. Offsets point into the page's text. */
export interface Unit extends TextRange {
  readonly kind: 'sentence' | 'row' | 'heading';
}

export interface PageLine extends TextRange {
  readonly text: string;
  readonly kind: 'prose' | 'row' | 'head' | 'heading' | 'item' | 'empty';
}

const BULLET = /^(?:[•●◦▪■–—*·o]|\(?[a-zA-Z0-9]{1,3}[).])\s/u;
const ENDS_SENTENCE = /[.!?:;。！？؟।…]["'”’»)\]]*$/u;
const IN_UNITS = /\bin (?:millions|thousands|billions)\b/i;
const FIGURE_CELL = /^[-–—($€£¥]*\s*\d[\d.,]*\s*[)%]*$/;
/** A heading is shorter than the running text around it. */
const HEADING_SHARE = 0.7;
const WORDY_CELL = 4;

/** Lines with what they are. A line with cells is a row of a table or the head of its columns. */
export function classifyLines(text: string): PageLine[] {
  const lines: PageLine[] = [];
  const longest = longestLine(text);
  let start = 0;
  for (const [position, line] of text.split('\n').entries()) {
    const { start: from, end } = trimSpan(line, 0, line.length);
    lines.push({
      text: line.slice(from, end),
      start: start + from,
      end: start + end,
      kind: kindOfLine(line.slice(from, end), position, longest),
    });
    start += line.length + 1;
  }
  return lines.map((line, at) => {
    const goesOn = line.kind === 'heading' && /^\p{Ll}/u.test(lines[at + 1]?.text ?? '');
    return goesOn && lines[at + 1]?.kind === 'prose' ? { ...line, kind: 'prose' } : line;
  });
}

/** The page in quotable units, in order. Rows and headings stand alone, running text goes by sentences. */
export function splitUnits(text: string, language: string): Unit[] {
  const lines = classifyLines(text);
  const units: Unit[] = [];
  let block = -1;
  const endBlock = (before: number) => {
    const first = lines[block];
    const last = lines[before - 1];
    if (block >= 0 && first && last) {
      for (const span of splitSentences(text.slice(first.start, last.end), language)) {
        const start = first.start + span.start;
        units.push({ kind: 'sentence', start, end: first.start + span.end });
      }
    }
    block = -1;
  };
  lines.forEach((line, at) => {
    // Half of a label, and quoted with its row.
    if (line.kind === 'heading' && lines[at + 1]?.kind === 'row' && startOfLabel(lines, at + 1) === at) {
      endBlock(at);
    } else if (line.kind === 'row' || line.kind === 'heading') {
      const labelStart = line.kind === 'row' ? startOfLabel(lines, at) : at;
      if (block >= labelStart) block = -1;
      endBlock(labelStart);
      units.push({ kind: line.kind, start: lines[labelStart]?.start ?? line.start, end: line.end });
    } else if (line.kind === 'empty' || line.kind === 'head') {
      endBlock(at);
    } else {
      if (line.kind === 'item' || endsParagraph(lines[at - 1], line)) endBlock(at);
      if (block < 0) block = at;
    }
  });
  endBlock(lines.length);
  return units;
}

function kindOfLine(text: string, position: number, longest: number): PageLine['kind'] {
  if (text === '') return 'empty';
  if (BULLET.test(text) && text.split('\t').length <= 2) return 'item';
  if (text.includes('\t')) return isColumnHead(text) ? 'head' : 'row';
  const isShort = text.length < longest * HEADING_SHARE;
  return isShort && shapeOfLine(text, position + 3).isHeading ? 'heading' : 'prose';
}

/**
 * Heads of columns, and columns of running text side by side: they stand on several lines that readers put together
 * differently, and one line of them says nothing whole.
 */
function isColumnHead(text: string): boolean {
  if (IN_UNITS.test(text)) return true;
  if (/\d/.test(text)) return false;
  const cells = text.split('\t');
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  const wordy = cells.filter((cell) => cell.split(/\s+/).length >= WORDY_CELL).length;
  return (isCapitals && cells.length > 2) || wordy > 2;
}

function longestLine(text: string): number {
  let longest = 0;
  for (const line of text.split('\n')) if (!line.includes('\t')) longest = Math.max(longest, line.length);
  return longest;
}

/** A label that runs over two lines starts on the line above: that one has no cells, this one goes on in lower case. */
function startOfLabel(lines: readonly PageLine[], at: number): number {
  const above = lines[at - 1];
  const text = lines[at]?.text ?? '';
  if (above === undefined || (above.kind !== 'prose' && above.kind !== 'heading')) return at;
  const goesOn = /^\p{Ll}/u.test(text) && FIGURE_CELL.test(text.split('\t').at(-1) ?? '');
  return goesOn && above.text.length <= 100 && !ENDS_SENTENCE.test(above.text) ? at - 1 : at;
}

/** A line that ends a sentence well before the margin ends its paragraph. */
function endsParagraph(before: PageLine | undefined, line: PageLine): boolean {
  if (before === undefined || !ENDS_SENTENCE.test(before.text)) return false;
  return before.text.length < line.text.length * HEADING_SHARE;
}
