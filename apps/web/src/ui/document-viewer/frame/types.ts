import type { PageBlock, PageChange, PageStyle } from '@recto/contract/document-page';
import type { FileItem } from '@recto/contract/library';
import type { ReactNode } from 'react';

/** Fractions 0..1 of the page as displayed, origin top left. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place on a page. Pages with a layout are marked by its boxes, text by its span, sheets by its range. */
export interface PageAnchor {
  readonly page: number;
  /** Offsets into the text of the page, the end exclusive; empty where they are not known. */
  readonly span: { readonly start: number; readonly end: number };
  /** The cells of a sheet, as `Sales!B14:D20`. */
  readonly range?: string | undefined;
  /** One box a line, or a cell of a table; none where the page has no layout, or they are not known. */
  readonly boxes: readonly PageBox[];
  /** Its words say what was asked for, and are marked as those of an answer are. */
  readonly isEvidence?: boolean | undefined;
  /** Which of what a panel names it is, where several stand at one place. */
  readonly name?: string | undefined;
  /** Its words may say what was asked for, and are outlined as closest passages are. */
  readonly isClose?: boolean | undefined;
}

/** One verified place on a page: what "hit 1 of 4" counts. */
export interface PageMark extends PageAnchor {
  /** The number that ties the mark to the text it supports; marks are ordered by it. */
  readonly number: number;
  /** From 1 among the marks of its page: what an address names. */
  readonly hit: number;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Where the bytes come from. Addresses expire, so a new one can be asked for at any time. */
export interface DocumentSource {
  /** Another key is another document. */
  readonly key: string;
  readonly getUrl: () => Promise<string>;
}

/** Where the pictures come from that pages consist of. */
export interface PictureSource {
  readonly getPictureUrl: (page: number) => Promise<string>;
}

/** A place where the words of a search stand. */
export interface SearchHit extends PageMark {
  /** The number printed on its page, where there is one. */
  readonly label?: string | undefined;
  /** The words around it. */
  readonly snippet: string;
  /** Where it stands among them. */
  readonly inSnippet: { readonly start: number; readonly end: number };
}

/** Words that a person looks for on all pages. */
export interface DocumentSearch {
  readonly isOpen: boolean;
  readonly text: string;
  readonly state: 'idle' | 'searching' | 'failed' | 'done';
  /** In the order of the pages. */
  readonly hits: readonly SearchHit[];
  /** Of all, also those that are not among `hits`. */
  readonly total: number;
  /** Index of the current hit, -1 where there is none. */
  readonly current: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onText: (text: string) => void;
  readonly onHit: (index: number) => void;
  readonly onStep: (direction: 1 | -1) => void;
}

/** Draws small pictures of pages, one after another. */
export interface PagePainter {
  /** Nothing is begun while it is held. */
  hold(held: boolean): void;
  /** Calls back once with the picture of a page (from 1); the function returned takes the request back. */
  request(page: number, deliver: (canvas: HTMLCanvasElement) => void): () => void;
}

/** What was read from the open page, for viewers that draw pages from it. */
export interface ReadPage {
  readonly page: number;
  readonly text: string;
  /** Of plain text: the number of its first line in the file. */
  readonly firstLine?: number | undefined;
  /** Of flowing text. */
  readonly blocks?: readonly PageBlock[] | undefined;
  readonly changes?: readonly PageChange[] | undefined;
  readonly styles?: readonly PageStyle[] | undefined;
  readonly sheet?: ReadSheet | undefined;
  /** In points, of a page that is a picture or is printed. */
  readonly size?: PageSize | undefined;
  /** Of a page that was read from its picture: where its words stand, by their offsets into the text. */
  readonly words?:
    | readonly { readonly start: number; readonly end: number; readonly box: PageBox }[]
    | undefined;
}

/** A sheet of a workbook, or a range of its rows. */
export interface ReadSheet {
  readonly name: string;
  /** Not shown where the file was made. */
  readonly hidden: boolean;
  /** Its first column is on the right. */
  readonly rightToLeft?: boolean | undefined;
  /** The rows and columns of the page, as `A101:F200`; cells above are repeated rows of the sheet's head. */
  readonly range: string;
  /** Those to which the file gives a width, in characters. */
  readonly columns: readonly { readonly ref: string; readonly width: number }[];
  /** Cells shown as one, as `A1:D1`. */
  readonly merges: readonly string[];
  /** Those with a value: by name, as shown, and where the value stands in the text of the page. */
  readonly cells: readonly {
    readonly ref: string;
    readonly text: string;
    readonly start: number;
    readonly end: number;
    /** By which it was calculated, without its equals sign. */
    readonly formula?: string | undefined;
  }[];
}

/** A page of a workbook in the list of its sheets. */
export interface SheetPart {
  readonly page: number;
  /** Neighbouring pages of one name are parts of one long sheet. */
  readonly name: string;
}

/** The state of the open page where a viewer draws what was read. */
export interface ReadPageState {
  readonly pageCount: number;
  readonly status: 'loading' | 'failed' | 'ready';
  /** While another page is loaded it may still be the last. */
  readonly page: ReadPage | undefined;
  /** Of a workbook: its pages by their sheets, once they are known. */
  readonly sheets?: readonly SheetPart[] | undefined;
  readonly onRetry: () => void;
}

/** Pages that are scrolled through, as they come into sight. */
export interface ReadPagesState {
  readonly pageCount: number;
  readonly pageOf: (page: number) => {
    readonly status: 'loading' | 'failed' | 'ready';
    readonly content: ReadPage | undefined;
    readonly onRetry: () => void;
  };
  /** Pages with tracked changes, in their order, and how many. */
  readonly changes: readonly { readonly page: number; readonly count: number }[];
  /** Tells which pages are to be there. */
  readonly onSight: (pages: readonly number[]) => void;
}

/** How the text of a page was had, where that is to be known beside it. */
export interface PageNote {
  readonly text: string;
  /** What was read is not certain. */
  readonly isDoubtful: boolean;
}

/** Places of the same kind that are walked through from the one that is shown. */
export interface PlaceWalk {
  /** What each of them is. */
  readonly word: 'term' | 'figure';
  readonly index: number;
  readonly count: number;
  /** The one that is shown may be another. */
  readonly isClose: boolean;
  readonly onIndex: (index: number) => void;
}

/** What every viewer is given. What is shown is the caller's; zoom is the viewer's own. */
export interface ViewerProps {
  /** What its pages are. */
  readonly kind?: FileItem['pageKind'];
  readonly source: DocumentSource & PictureSource;
  /** For viewers that do not open the source themselves. */
  readonly read?: ReadPageState | undefined;
  /** For viewers that scroll through all pages. */
  readonly flow?: ReadPagesState | undefined;
  /** Of the words on its pages. */
  readonly lang: string;
  /** From 1; a number beyond the document shows its last page. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** All marks of the document, ordered by their numbers. */
  readonly marks: readonly PageMark[];
  /** Number of the current mark. */
  readonly currentMark: number | null;
  readonly onMark: (mark: PageMark) => void;
  /** Passages worth a look that are no evidence, walked through in place of marks when there are none. */
  readonly passages: readonly PageAnchor[];
  /** Index of the current passage. */
  readonly currentPassage: number | null;
  readonly onPassage: (index: number) => void;
  /** Where a line of the contents or a key figure has led, while nothing is marked: shown by a bar beside it, evidence by its words. */
  readonly place?: PageAnchor | undefined;
  /** Of which that place is one. */
  readonly walk?: PlaceWalk | undefined;
  /** Numbers printed on pages, where they are known. */
  readonly labels: ReadonlyMap<number, string>;
  /** Every change lets the current mark glow once. */
  readonly glow: number;
  /** Of the open page. */
  readonly note?: PageNote | undefined;
  readonly hasThumbnails: boolean;
  /** In little room the toolbar keeps what turns and zooms pages; the footer takes care of the hits. */
  readonly isCompact: boolean;
  /** False where `j` and `k` walk through something else on the screen. */
  readonly hasHitKeys?: boolean;
  readonly onThumbnails: () => void;
  /** The words of the page, beside it or in little room over it; absent where there are none to show. */
  readonly text?: { readonly isShown: boolean; readonly onToggle: () => void; readonly pane: ReactNode };
  /** Absent where the pages cannot be searched. */
  readonly search?: DocumentSearch;
  /** Stands below the page. */
  readonly footer?: ReactNode;
}
