import type { Language } from '@recto/contract/languages';
import type { Answer } from '@recto/core/answers';
import type { PageFlag, PageState } from '@recto/core/document';
import type { PageHits } from '@recto/core/search';

/** What a thread is started with. */
export interface WorkerData {
  /** It keeps the priority of the server. */
  readonly isForQuestions: boolean;
  /** Shared: one, while a unit of reading is to end with its page. */
  readonly hurry: Int32Array;
}

/** One piece of CPU work for a thread. */
export type Task =
  | {
      readonly kind: 'read-pdf';
      /** Under which the thread keeps the file open for the next unit of its pages. */
      readonly fileKey: string;
      /** Where the thread opens it if it does not hold it open. */
      readonly path: string;
      readonly password?: string;
      /** From 1. */
      readonly firstPage: number;
      /** False once they have failed. */
      readonly withLabels: boolean;
      /** The unit ends after so many pages or milliseconds, whichever comes first. */
      readonly unit: { readonly pages: number; readonly ms: number };
      readonly maxPages: number;
      readonly maxMemoryMb: number;
    }
  /** Opens a file for the units that follow, to find out whether it can be opened. */
  | {
      readonly kind: 'open-pdf';
      readonly fileKey: string;
      readonly path: string;
      readonly password: string;
      readonly maxPages: number;
      readonly maxMemoryMb: number;
    }
  /** Of pages that the thread asks for with `more`. */
  | {
      readonly kind: 'build-index';
      /** Of the text, unless the text itself shows another. */
      readonly language: Language;
      readonly maxCharacters: number;
    }
  | {
      readonly kind: 'answer';
      /** Changes whenever the index's content does; a thread keeps decoded indexes under it. */
      readonly indexKey: string;
      readonly question: string;
      /** Only when the thread has said that it does not hold the index. */
      readonly index?: Uint8Array<ArrayBuffer>;
      /** Of the index as it was stored. */
      readonly sha256: string;
    }
  /** Pages as they are stored. */
  | { readonly kind: 'page-texts'; readonly pages: readonly Uint8Array[] }
  | {
      readonly kind: 'search-pages';
      readonly pages: readonly Uint8Array[];
      readonly query: string;
      readonly maxHits: number;
    };

export interface ReadPageMessage {
  readonly kind: 'page';
  readonly number: number;
  readonly state: PageState;
  readonly width: number;
  readonly height: number;
  readonly flags: readonly PageFlag[];
  /** As `encodePage` writes it, compressed with zstd. */
  readonly content: Uint8Array<ArrayBuffer>;
  readonly pageCount: number;
}

/** A page as it is stored. */
export interface StoredPageContent {
  readonly label: string | null;
  /** As `encodePage` writes it, compressed with zstd. */
  readonly content: Uint8Array;
}

/** What a thread has asked for with `more`; null after the last page. */
export interface PagesMessage {
  readonly kind: 'pages';
  readonly pages: readonly StoredPageContent[] | null;
}

/** What a thread is no longer to hold: an open file, and indexes by the beginning of their keys. Nothing is answered. */
export interface ForgetMessage {
  readonly kind: 'forget';
  readonly fileKey: string;
  readonly indexKeys: string;
}

/** How a task has ended. */
export type TaskResult =
  /** `nextPage` is where the next unit begins; null after the last page. */
  | { readonly kind: 'read'; readonly pageCount: number; readonly nextPage: number | null }
  | { readonly kind: 'opened'; readonly pageCount: number }
  | {
      readonly kind: 'index';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** The one most of the text is in, where that can be told. */
      readonly language: Language | null;
      /** By page number; a page without one is left out. */
      readonly labels: ReadonlyMap<number, string>;
    }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'index-missing' }
  | { readonly kind: 'texts'; readonly texts: string[] }
  | { readonly kind: 'hits'; readonly found: PageHits }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

/** What a thread says: any number of pages, or of calls for them, then the end of its task. */
export type Reply =
  | ReadPageMessage
  | { readonly kind: 'more' }
  | {
      readonly kind: 'ended';
      readonly result: TaskResult;
      /** Bytes that the thread holds outside its JavaScript heap, its cached indexes aside: PDFium's memory, mostly. */
      readonly heldBytes: number;
      /** Bytes of the indexes that it keeps for the next question. */
      readonly indexBytes: number;
      /** The PDF engine's state is unknown, and with it that of every file open in the thread. */
      readonly hasTrapped: boolean;
    };
