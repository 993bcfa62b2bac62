/** Fractions 0..1 of the page as displayed, origin top left. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One verified place on a page: what "hit 1 of 4" counts. */
export interface PageMark {
  /** The number that ties the mark to the text it supports; marks are ordered by it. */
  readonly number: number;
  readonly page: number;
  /** From 1 among the marks of its page: what an address names. */
  readonly hit: number;
  /** One box a line, or a cell. */
  readonly boxes: readonly PageBox[];
}

/** A passage worth a look that is no evidence; found on the page by its words. */
export interface PagePassage {
  readonly page: number;
  readonly quote: string;
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Where the bytes come from. Addresses expire, so a new one can be asked for at any time. */
export interface DocumentSource {
  /** Another key is another document. */
  readonly key: string;
  readonly getUrl: (signal: AbortSignal) => Promise<string>;
}

/** A place where the words of a search stand. */
export interface SearchHit extends PageMark {
  /** The words around it. */
  readonly snippet: string;
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
