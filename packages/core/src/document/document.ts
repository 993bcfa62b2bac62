import type { Block } from '#document/block.ts';
import type { Flow } from '#document/flow.ts';
import type { Sheet } from '#document/sheet.ts';

/**
 * The one model that readers write and that questions, comparison, translation, search and the viewer read:
 * Document → Page → Block → Line → Word(box).
 *
 * Coordinates are whole numbers from 0 to 10,000, fractions of the page's width and height as displayed (after
 * rotation and crop box), origin top left. Divide by `BOX_SCALE` for the 0..1 of the wire.
 */
export const BOX_SCALE = 10_000;

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Word {
  /** Offsets into the text of the line, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly box: Box;
  /** How surely it was read from a picture: 0 to 100, whole. */
  readonly confidence?: number;
}

/**
 * A line of text in reading order. A table row is one line; its cells are separated by a tab. Words within a cell are
 * separated by one space; characters of scripts without word spaces (`isUnspacedScript`) are words of their own that
 * follow each other directly, so that a mark can end within a sentence.
 *
 * A hyphen at the end of a line is kept as it is printed. Who joins lines into sentences drops it, and joins lines of
 * unspaced scripts without a space.
 */
export interface Line {
  readonly text: string;
  readonly words: readonly Word[];
}

/**
 * - `text`: has readable text
 * - `ocr`: its text was read from its picture
 * - `low`: likewise, but doubtfully
 * - `blank`: nothing on it
 * - `needs-ocr`: shows something, but no text can be read from it
 * - `damaged`: could not be opened
 */
export type PageState = 'text' | 'blank' | 'needs-ocr' | 'damaged' | 'ocr' | 'low';

/** States of pages that have text. */
export const READ_STATES: readonly PageState[] = ['text', 'ocr', 'low'];

/** States of pages whose text was read from their pictures. */
export const SCANNED_STATES: readonly PageState[] = ['ocr', 'low'];

/**
 * What is to be known of a page beside its lines: text that it holds and a reader of it does not see, by characters, and
 * tracked changes, by their number.
 * - `embedded-ocr`: invisible text over an image, somebody's earlier OCR: kept in the lines
 * - `invisible`: painted in no colour at all, over no image, or hidden by the document
 * - `white`: white with nothing behind it
 * - `tiny`: too small to be read
 * - `off-page`: beyond the edges
 * - `tracked-changes`: insertions and deletions that somebody has still to accept
 *
 * Unseen text other than earlier OCR is left out of the lines, so that nothing is answered from what nobody sees.
 */
export type PageFlagKind = 'embedded-ocr' | 'invisible' | 'white' | 'tiny' | 'off-page' | 'tracked-changes';

export interface PageFlag {
  readonly kind: PageFlagKind;
  /** At least one. */
  readonly count: number;
}

/**
 * What a page of a document is, and with it how a place on one is told and marked:
 * - `layout`: a printed page, whose words have boxes
 * - `saved`: a page of flowing text as it was last saved
 * - `section`: a stretch of flowing text without pages
 * - `sheet`: a sheet of a workbook, or a range of its rows
 * - `lines`: a stretch of plain text
 */
export type PageKind = 'layout' | 'saved' | 'section' | 'sheet' | 'lines';

/** What is known of a document as soon as it is open. */
export interface DocumentInfo {
  readonly pageCount: number;
  readonly pageKind: PageKind;
  /** In which plain text was read, as `TextDecoder` names it. */
  readonly encoding?: string;
}

/** A page of a document of any type: what readers give, what is stored, and what everything else reads. */
export interface Page {
  /** Position in the document, from 1. */
  readonly number: number;
  /** The page's own label (page label of the file, else the number printed in its head or foot), where it has one. */
  readonly label?: string;
  /** Points as displayed; 0 on pages without a layout. */
  readonly width: number;
  readonly height: number;
  readonly state: PageState;
  /** On pages without a layout they have no words: nothing is known of where a word stands. */
  readonly lines: readonly Line[];
  /** On pages of a workbook. */
  readonly sheet?: Sheet;
  /** On pages of plain text: the number of its first line in the file, from 1. */
  readonly firstLine?: number;
  /** On pages of flowing text. */
  readonly flow?: Flow;
  /** Found by `structure/`, where the format names none and they have been found; read them by `blocksOf`. */
  readonly blocks?: readonly Block[];
  /** At most one of a kind; absent when there are none. */
  readonly flags?: readonly PageFlag[];
}

/** All of a page but what stands on it. */
export type PageHead = Omit<Page, 'lines' | 'sheet' | 'firstLine' | 'flow' | 'blocks'>;

/** A page as it is handed over and stored: its head, and all of it as `encodePage` writes it, compressed. */
export interface PackedPage extends PageHead {
  readonly content: Uint8Array;
  /** Of a page that was read from its picture: how sure its characters are, 0 to 100. */
  readonly confidence?: number;
}

/** The text of a page: its lines joined by line feeds. Offsets into it are the anchors of quotes. */
export function pageText(page: Pick<Page, 'lines'>): string {
  return page.lines.map((line) => line.text).join('\n');
}
