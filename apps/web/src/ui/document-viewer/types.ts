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
