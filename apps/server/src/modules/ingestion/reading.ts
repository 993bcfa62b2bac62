import type { Language } from '@recto/contract/languages';
import type { IndexablePage } from '@recto/core/answers';
import type { PageState } from '@recto/core/document';

/** A page as it comes from the reading threads. */
export interface ReadPage {
  readonly number: number;
  readonly state: PageState;
  readonly width: number;
  readonly height: number;
  /** The page as `encodePage` writes it. */
  readonly encoded: Uint8Array;
}

/** The CPU work of ingestion, done in threads with limits, so that a hostile file costs a thread and not the server. */
export interface Reading {
  /** Reads the pages of a PDF from `firstPage` on, in order. Rejects with ReadingFailure. */
  readPdf(request: {
    /** Stands for these bytes and for whom they are read: turns go round the accounts. */
    fileKey: string;
    account: string;
    bytes: Uint8Array;
    firstPage: number;
    onPage(page: ReadPage, pageCount: number): void;
    signal: AbortSignal;
  }): Promise<{ pageCount: number }>;
  buildIndex(request: {
    account: string;
    pages: readonly IndexablePage[];
    language: Language;
  }): Promise<{ bytes: Uint8Array; language: Language | null }>;
  readonly extractorVersion: number;
  readonly analyserVersion: number;
}

export const READING_FAILURES = [
  'damaged',
  'password-needed',
  'security',
  'too-many-pages',
  'too-large',
  'too-many-characters',
  'timeout',
  'memory',
  'engine-failed',
  'crashed',
] as const;
export type ReadingFailureCode = (typeof READING_FAILURES)[number];

/** What the customer can do about a file that could not be read. */
export const READING_FAILURE_TEXTS: Readonly<Record<ReadingFailureCode, string>> = {
  damaged:
    'This PDF is damaged and cannot be read. Save it again in the program it comes from, then upload it anew.',
  'password-needed': 'This PDF is protected with a password. Upload a copy without the password.',
  security: 'This PDF uses a protection that cannot be opened here. Upload a copy without it.',
  'too-many-pages': 'This PDF has more pages than can be read. Split it and upload the parts.',
  'too-many-characters': 'This PDF holds more text than can be read. Split it and upload the parts.',
  'too-large':
    'This PDF is too large to be read. Split it, or save it with smaller pictures, and upload that.',
  timeout:
    'Reading this PDF took too long, so it was stopped. Try again, or save the PDF anew and upload that.',
  memory:
    'This PDF needs more memory than reading a file may take. Save it with smaller pictures, then upload it anew.',
  'engine-failed':
    'Reading this PDF failed. Save it again in the program it comes from, then upload it anew.',
  crashed: 'Reading this PDF failed. Try again, or save the PDF anew and upload that.',
};
