import type { Alignment } from '@recto/core/document';
import { type Block, type CellSpan, type NoteMark, SAVED_BREAK } from '#word/blocks.ts';
import { addAll } from '#word/add-all.ts';
import { type Authorship, type Mark, MarkedText } from '#word/marked-text.ts';

/** A paragraph that is being read. */
export interface Paragraph {
  readonly content: MarkedText;
  readonly notes: NoteMark[];
  readonly pictures: string[];
  /** Text boxes that hang on it. */
  readonly aside: Block[];
  style?: string;
  list?: string;
  depth?: number;
  outline?: number;
  isRightToLeft?: boolean;
  align?: Alignment | 'start';
  startsPage: boolean;
  endsPage: boolean;
  /** Who deleted its end: it goes on in the next. */
  deletedEnd?: Authorship;
}

/** A row of a table that is being read. */
export interface Row {
  readonly cells: string[];
  /** Of the same cells. */
  readonly spans: CellSpan[];
  readonly marks: Mark[];
  readonly notes: NoteMark[];
  readonly pictures: string[];
  /** Who deleted it. */
  deleted?: Authorship;
  isHeader: boolean;
  breaks: string;
}

/** A table that is being read. */
export interface Table {
  isRightToLeft: boolean;
  /** Its look sets the first row apart. */
  hasHeader: boolean;
  rows: number;
}

/** A run of letters, as it or its style says that they are. */
export interface Run {
  isHidden?: boolean;
  isBold?: boolean;
  isItalic?: boolean;
  /** Of Arabic and other complex scripts, which have switches of their own. */
  isComplex?: boolean;
  isComplexBold?: boolean;
  isComplexItalic?: boolean;
  style?: string;
}

/** What can hold paragraphs: the story itself or a text box. */
export interface Frame {
  readonly blocks: Block[];
  /** The tables that are open. */
  readonly tables: Table[];
  readonly rows: Row[];
  readonly paragraphs: Paragraph[];
  /** A paragraph whose end was deleted. */
  joined: Paragraph | null;
}

export const newFrame = (blocks: Block[]): Frame => ({
  blocks,
  tables: [],
  rows: [],
  paragraphs: [],
  joined: null,
});

/** A paragraph, which goes on with one whose end was deleted. */
export const newParagraph = (joined?: Paragraph | null): Paragraph => ({
  content: joined?.content ?? new MarkedText(),
  notes: joined?.notes ?? [],
  pictures: joined?.pictures ?? [],
  aside: joined?.aside ?? [],
  startsPage: joined?.startsPage ?? false,
  endsPage: false,
});

export const newRow = (): Row => ({
  cells: [],
  spans: [],
  marks: [],
  notes: [],
  pictures: [],
  isHeader: false,
  breaks: '',
});

/** A further cell of a row. */
export function addCell(row: Row | undefined): void {
  row?.cells.push('');
  row?.spans.push({ columns: 1, isContinued: false });
}

/** What a cell takes from what it holds. */
type CellContent = Pick<Block, 'text' | 'marks' | 'notes' | 'pictures'>;

/** A cell is a few words of one line, whatever it holds. Where a row is divided by a page, each cell says so. */
export function addToCell(row: Row, content: CellContent): void {
  if (row.breaks === '' && content.text.includes(SAVED_BREAK)) row.breaks = SAVED_BREAK;
  extendCell(row, content, content.text.replace(/\s+/g, ' ').trim());
}

/** The words of a row of a table within a cell. */
export function addRowToCell(row: Row, inner: Row): void {
  if (row.breaks === '') row.breaks = inner.breaks;
  extendCell(row, inner, inner.cells.filter((cell) => cell !== '').join(' '));
}

/** What is there is not looked at again: there may be much of it. */
function extendCell(row: Row, { marks, notes, pictures }: Omit<CellContent, 'text'>, words: string): void {
  const cell = row.cells.length - 1;
  const before = row.cells[cell] ?? '';
  if (words !== '' && cell >= 0) row.cells[cell] = before === '' ? words : `${before} ${words}`;
  addAll(row.marks, marks);
  addAll(row.notes, notes);
  addAll(row.pictures, pictures);
}
