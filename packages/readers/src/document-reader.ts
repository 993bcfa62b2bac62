import type { DocumentInfo, Page } from '@recto/core/document';
import type { Bookmark } from '@recto/core/outline';
import type { ByteSource } from '#byte-source.ts';
import type { GrayImage } from '#ocr/gray-image.ts';

export interface OpenOptions {
  /** User or owner password. */
  readonly password?: string;
  /** Memory of the engine in this thread; counts for the first file of its type that the thread opens (default 512). */
  readonly maxMemoryMb?: number;
  readonly maxPages?: number;
  /** Of plain text, as `TextDecoder` names it, in place of the one that it looks like. */
  readonly encoding?: string;
  /** Draws what lies in the file as a picture. */
  readonly drawPicture?: DrawPicture;
}

/** Draws a picture file as a page that it fills, in grey on white; throws a `ReaderError` where it cannot be drawn. */
export type DrawPicture = (
  file: Uint8Array,
  dpi: number,
  options: Pick<OpenOptions, 'maxMemoryMb'>,
) => Promise<GrayImage>;

/** A picture within a document, which is shown as a page of its own. */
export interface PagePicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

/** A stretch of a page to be marked, in fractions of the page as displayed. */
export interface PageMark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An open document of any type. */
export interface OpenDocument extends DocumentInfo {
  /**
   * Reads one page, by its number from 1. Synchronous: a page that takes too long is ended with its thread. Throws
   * 'labels-failed' where only the labels are at fault: opened anew, the file can be read without them.
   */
  readPage(number: number, options?: { readonly withLabel?: boolean }): Page;
  /** Draws a page as displayed, at that resolution or less; absent where pages are no pictures. */
  renderPage?(number: number, dpi: number): GrayImage | Promise<GrayImage>;
  /** Draws a page as displayed, in colour with marks over its words, as PNG; absent where pages are no pictures. */
  drawPage?(
    number: number,
    options: { readonly dpi: number; readonly marks: readonly PageMark[] },
  ): Uint8Array<ArrayBuffer>;
  /** The picture that a page consists of, as it lies in the file; null of other pages, absent where there are none. */
  readPicture?(number: number): Promise<PagePicture | null>;
  /**
   * Whether another program may lay the document out as pages of paper: nothing would be lost that is read here, such as
   * changes and comments, and it leads to nothing that would be fetched. Absent where that is never done.
   */
  readonly isConvertible?: boolean;
  /** The entries with which the file itself leads to its parts, in their order; absent where the type has none. */
  readBookmarks?(): Bookmark[];
  close(): void;
}

/** What reads the documents of one type. */
export interface DocumentReader {
  /** Throws a `ReaderError` for a file that cannot be read; what the source throws comes as a `SourceError`. */
  open(source: ByteSource, options: OpenOptions): Promise<OpenDocument>;
  /** Whether the state of an engine in this thread is unknown: files that were open then must not be read on. */
  hasTrapped(): boolean;
}

/** Why a file is not taken though it is told what it is. */
export type Refusal = 'macros' | 'binary-workbook' | 'before-2007' | 'protected';

/** A type of file: how it is told from others, and what reads it. */
export interface FileFormat {
  /** In lower case, without its dot. */
  readonly extension: string;
  /** Whether a file that begins so may be of this type: a look at a few kilobytes. */
  mayBe(head: Uint8Array): boolean;
  /**
   * Whether it is, for types that the beginning does not tell; may read anywhere in the file, whose name ends in `named`.
   * Null where the file is too damaged to tell: then its beginning has to do, or its name.
   */
  confirm?(file: Blob, named: string): Promise<boolean | null>;
  /** Whether a file goes on as it begins, for types that have no signature. */
  goesOn?(file: Blob): Promise<boolean>;
  /** What a file is that may be of this type by its beginning and is of none, where that can be told. */
  explain?(file: Blob): Promise<Refusal | null>;
  /** How a converter lays files of the type out as pages of paper; absent where their pages are shown as they are read. */
  readonly layout?: {
    /** The type of the result. */
    readonly as: string;
    /** The import filter of LibreOffice, so that it takes the file for nothing else. */
    readonly importFilter: string;
  };
  /** None while files of the type are only known, to be refused by name. */
  readonly reader?: {
    /** Grows with every change to what is read from a page: pages stored by an earlier version are read again. */
    readonly version: number;
    /** Loaded with the first file, so that only threads that read hold an engine. */
    load(): Promise<DocumentReader>;
    /** What draws pictures for the readers of all types, with the engine of this one. */
    loadPainter?(): Promise<DrawPicture>;
  };
}
