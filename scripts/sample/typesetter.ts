import { type FontName, textWidth } from './font-metrics.ts';
import { makePdfFile, type PdfPage } from './pdf-file.ts';

export interface Column {
  header: string;
  /** A share of the table's width. */
  share: number;
  align?: 'right';
}

export type Row = { cells: string[]; style?: 'total' | 'section' };

/** `**bold**` inside a text is set in bold. */
export type Block =
  | { kind: 'title'; over: string; text: string; under: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; style?: 'lead' | 'small' }
  | { kind: 'clause'; number: string; text: string; level?: number }
  | { kind: 'figures'; items: { value: string; label: string }[] }
  | { kind: 'table'; caption: string; columns: Column[]; rows: Row[]; note?: string }
  | { kind: 'signatures'; parties: { name: string; signatory: string; role: string }[] }
  | { kind: 'page-break' };

export interface SampleDocument {
  title: string;
  author: string;
  /** PDF's own form, `D:20250203090000Z`. */
  date: string;
  runningTitle: string;
  blocks: Block[];
}

/** A word, or a part of one where the font changes within it: then no space stands before the second part. */
type Run = { text: string; font: FontName; space: boolean };
type Style = { font: FontName; bold: FontName; size: number; leading: number; grey?: number };

const page = { width: 595, height: 842, left: 76, right: 76, top: 92, bottom: 84 };
const measure = page.width - page.left - page.right;
const ink = 0.1;
const faint = 0.42;

const body: Style = { font: 'Times-Roman', bold: 'Times-Bold', size: 10.5, leading: 14.2, grey: ink };
const lead: Style = { font: 'Times-Italic', bold: 'Times-Bold', size: 12.5, leading: 17, grey: 0.25 };
const small: Style = { font: 'Helvetica', bold: 'Helvetica-Bold', size: 8, leading: 11, grey: faint };
const cell: Style = { font: 'Helvetica', bold: 'Helvetica-Bold', size: 8.6, leading: 11.4, grey: ink };

/** Sets a document in type and gives the PDF's bytes. */
export function typeset(document: SampleDocument): Uint8Array {
  const file = makePdfFile({ ...document, width: page.width, height: page.height });
  const pages: PdfPage[] = [];
  const cursor = {
    page: undefined as unknown as PdfPage,
    y: 0,
    turn: () => {
      cursor.page = file.addPage();
      pages.push(cursor.page);
      cursor.y = page.height - page.top;
    },
    /** Begins a new page where less than this height is left. */
    need: (height: number) => {
      if (cursor.y - height < page.bottom) cursor.turn();
    },
  };
  cursor.turn();
  for (const block of document.blocks) setBlock(cursor, block);
  for (const [index, each] of pages.entries()) setMargins(each, document, index + 1, pages.length);
  return file.bytes();
}

type Cursor = { page: PdfPage; y: number; turn(): void; need(height: number): void };

function setBlock(cursor: Cursor, block: Block): void {
  if (block.kind === 'page-break') cursor.turn();
  else if (block.kind === 'title') setTitle(cursor, block);
  else if (block.kind === 'heading') setHeading(cursor, block.text);
  else if (block.kind === 'clause') setClause(cursor, block);
  else if (block.kind === 'figures') setFigures(cursor, block.items);
  else if (block.kind === 'table') setTable(cursor, block);
  else if (block.kind === 'signatures') setSignatures(cursor, block.parties);
  else {
    const style = block.style === 'lead' ? lead : block.style === 'small' ? small : body;
    setLines(cursor, block.text, { style, x: page.left, width: measure, justify: block.style === undefined });
    cursor.y -= block.style === 'lead' ? 10 : 7;
  }
}

function setMargins(at: PdfPage, { runningTitle }: SampleDocument, number: number, count: number): void {
  const foot = `Page ${number} of ${count}`;
  const style = { font: 'Helvetica', size: 7.8, grey: faint } as const;
  if (number > 1) {
    at.text(runningTitle, { x: page.left, y: page.height - 58, ...style });
    at.line({ x: page.left, y: page.height - 66, width: measure, weight: 0.4, grey: 0.7 });
  }
  at.line({ x: page.left, y: 58, width: measure, weight: 0.4, grey: 0.7 });
  const x = page.width - page.right - textWidth(foot, style.font, style.size);
  at.text(foot, { x, y: 45, ...style });
}

function setTitle(cursor: Cursor, { over, text, under }: Extract<Block, { kind: 'title' }>): void {
  cursor.y -= 6;
  cursor.page.text(over.toUpperCase(), {
    x: page.left,
    y: cursor.y,
    font: 'Helvetica-Bold',
    size: 8.2,
    grey: faint,
  });
  cursor.y -= 34;
  cursor.page.text(text, { x: page.left, y: cursor.y, font: 'Times-Bold', size: 27, grey: ink });
  cursor.y -= 22;
  cursor.page.text(under, { x: page.left, y: cursor.y, font: 'Times-Italic', size: 12.5, grey: 0.3 });
  cursor.y -= 17;
  cursor.page.line({ x: page.left, y: cursor.y, width: measure, weight: 1.1, grey: ink });
  cursor.y -= 26;
}

function setHeading(cursor: Cursor, text: string): void {
  // A heading stays with at least three lines of what follows.
  cursor.need(28 + 3 * body.leading);
  cursor.y -= 10;
  cursor.page.text(text, { x: page.left, y: cursor.y, font: 'Helvetica-Bold', size: 11.2, grey: ink });
  cursor.y -= 18;
}

function setClause(cursor: Cursor, { number, text, level = 0 }: Extract<Block, { kind: 'clause' }>): void {
  const indent = 28 + level * 22;
  cursor.need(2 * body.leading);
  cursor.page.text(number, {
    x: page.left + indent - 28 + (level ? 6 : 0),
    y: cursor.y,
    font: body.font,
    size: body.size,
    grey: ink,
  });
  setLines(cursor, text, { style: body, x: page.left + indent, width: measure - indent, justify: true });
  cursor.y -= 5.5;
}

function setFigures(cursor: Cursor, items: { value: string; label: string }[]): void {
  cursor.need(64);
  const width = measure / items.length;
  for (const [index, { value, label }] of items.entries()) {
    const x = page.left + index * width;
    cursor.page.text(value, { x, y: cursor.y - 18, font: 'Times-Bold', size: 20, grey: ink });
    cursor.page.text(label, { x, y: cursor.y - 32, font: 'Helvetica', size: 7.8, grey: faint });
  }
  cursor.page.line({ x: page.left, y: cursor.y - 42, width: measure, weight: 0.6, grey: 0.55 });
  cursor.y -= 64;
}

function setTable(cursor: Cursor, { caption, columns, rows, note }: Extract<Block, { kind: 'table' }>): void {
  const rowHeight = 17;
  cursor.need(46 + Math.min(rows.length, 8) * rowHeight);
  cursor.y -= 4;
  cursor.page.text(caption, { x: page.left, y: cursor.y, font: 'Helvetica-Bold', size: 9, grey: ink });
  cursor.y -= 9;
  const setRow = (row: Row, font: FontName, grey: number) => {
    let x = page.left;
    for (const [index, column] of columns.entries()) {
      const width = column.share * measure;
      const text = row.cells[index] ?? '';
      const length = textWidth(text, font, cell.size);
      if (length > width - 4) throw new Error(`"${text}" is too wide for its column in "${caption}".`);
      const at = column.align === 'right' ? x + width - length - 3 : x + 3;
      if (text) cursor.page.text(text, { x: at, y: cursor.y, font, size: cell.size, grey });
      x += width;
    }
  };
  const setHead = () => {
    cursor.page.line({ x: page.left, y: cursor.y, width: measure, weight: 0.9, grey: ink });
    cursor.y -= 12;
    setRow({ cells: columns.map(({ header }) => header) }, cell.bold, 0.3);
    cursor.page.line({ x: page.left, y: cursor.y - 5, width: measure, weight: 0.4, grey: ink });
    cursor.y -= rowHeight;
  };
  setHead();
  for (const row of rows) {
    if (cursor.y - rowHeight < page.bottom) {
      cursor.turn();
      setHead();
    }
    const isTotal = row.style === 'total';
    if (isTotal)
      cursor.page.box({
        x: page.left,
        y: cursor.y - 5,
        width: measure,
        height: rowHeight - 0.5,
        grey: 0.945,
      });
    setRow(row, row.style ? cell.bold : cell.font, row.style === 'section' ? 0.35 : ink);
    cursor.page.line({
      x: page.left,
      y: cursor.y - 5,
      width: measure,
      weight: isTotal ? 0.5 : 0.25,
      grey: isTotal ? 0.3 : 0.75,
    });
    cursor.y -= rowHeight;
  }
  if (note) setLines(cursor, note, { style: small, x: page.left, width: measure, justify: false });
  cursor.y -= 12;
}

function setSignatures(cursor: Cursor, parties: { name: string; signatory: string; role: string }[]): void {
  cursor.need(110);
  cursor.y -= 14;
  const gap = 30;
  const width = (measure - gap * (parties.length - 1)) / parties.length;
  for (const [index, { name, signatory, role }] of parties.entries()) {
    const x = page.left + index * (width + gap);
    cursor.page.text(`For ${name}`, { x, y: cursor.y, font: 'Helvetica-Bold', size: 8.6, grey: ink });
    cursor.page.line({ x, y: cursor.y - 44, width, weight: 0.5, grey: 0.3 });
    cursor.page.text(signatory, { x, y: cursor.y - 57, font: 'Times-Roman', size: 10, grey: ink });
    cursor.page.text(role, { x, y: cursor.y - 70, font: 'Times-Italic', size: 9.5, grey: 0.3 });
  }
  cursor.y -= 96;
}

/** Breaks a text into lines and sets them; the last line of a justified text is not stretched. */
function setLines(
  cursor: Cursor,
  text: string,
  { style, x, width, justify }: { style: Style; x: number; width: number; justify: boolean },
): void {
  const lines = breakLines(runsOf(text, style), style.size, width);
  for (const [index, line] of lines.entries()) {
    cursor.need(style.leading);
    const isLast = index === lines.length - 1;
    const spaces = line.slice(1).filter((word) => word.space).length;
    const room = width - widthOf(line, style.size);
    setLine(cursor, line, { style, x, wordSpace: justify && !isLast && spaces > 0 ? room / spaces : 0 });
    cursor.y -= style.leading;
  }
}

/** Neighbouring words of one font are one string, so that a reader meets a line and not its words. */
function setLine(
  cursor: Cursor,
  words: Run[],
  { style, x, wordSpace }: { style: Style; x: number; wordSpace: number },
): void {
  let at = x;
  for (let first = 0; first < words.length; ) {
    const font = words[first]?.font ?? style.font;
    let last = first;
    while (words[last + 1]?.font === font) last += 1;
    const inner = words.slice(first, last + 1).map((word) => word.text);
    const text = inner.join(' ') + (words[last + 1]?.space ? ' ' : '');
    cursor.page.text(text, {
      x: at,
      y: cursor.y,
      font,
      size: style.size,
      grey: style.grey ?? ink,
      wordSpace,
    });
    at += textWidth(text, font, style.size) + wordSpace * (text.split(' ').length - 1);
    first = last + 1;
  }
}

function runsOf(text: string, style: Style): Run[] {
  const runs: Run[] = [];
  let space = false;
  for (const [index, part] of text.split('**').entries()) {
    for (const piece of part.match(/ +|[^ ]+/g) ?? []) {
      if (!piece.startsWith(' '))
        runs.push({ text: piece, font: index % 2 === 1 ? style.bold : style.font, space });
      space = piece.startsWith(' ');
    }
  }
  return runs;
}

function breakLines(words: Run[], size: number, width: number): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  for (const [index, word] of words.entries()) {
    const end = words.findIndex((next, at) => at > index && next.space);
    const unbroken = words.slice(index, end < 0 ? undefined : end);
    if (line.length > 0 && word.space && widthOf([...line, ...unbroken], size) > width) {
      lines.push(line);
      line = [];
    }
    line.push(word);
  }
  return line.length > 0 ? [...lines, line] : lines;
}

function widthOf(words: Run[], size: number): number {
  return words.reduce(
    (total, { text, font }, index) =>
      total + textWidth(words[index + 1]?.space ? `${text} ` : text, font, size),
    0,
  );
}
