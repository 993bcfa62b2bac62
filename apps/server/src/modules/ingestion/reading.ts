import type { Language } from '@recto/contract/languages';
import type { PageFlag, PageState } from '@recto/core/document';

/** A page as it comes from the reading threads. */
export interface ReadPage {
  readonly number: number;
  readonly state: PageState;
  readonly width: number;
  readonly height: number;
  readonly flags: readonly PageFlag[];
  /** The page as `encodePage` writes it, compressed with zstd. */
  readonly content: Uint8Array;
}

/** A file that the threads read by themselves, as long as the call lasts. */
export interface Original {
  readonly path: string;
  readonly size: number;
}

/** What the pages of a file amount to. */
export interface BuiltIndex {
  readonly bytes: Uint8Array;
  /** The one most of the text is in, where that can be told. */
  readonly language: Language | null;
  /** By page number; a page without one is left out. */
  readonly labels: ReadonlyMap<number, string>;
}

/** The CPU work of ingestion, done in threads with limits, so that a hostile file costs a thread and not the server. */
export interface Reading {
  /** Reads the pages of a PDF from `firstPage` on, in order. Rejects with ReadingFailure. */
  readPdf(request: {
    /** Stands for these bytes and for whom they are read: turns go round the accounts. */
    fileKey: string;
    account: string;
    original: Original;
    password?: string;
    firstPage: number;
    /** Apart from this process, which may have died of the file. Not with a password. */
    isIsolated?: boolean;
    onPage(page: ReadPage, pageCount: number): void;
    signal: AbortSignal;
  }): Promise<{ pageCount: number }>;
  /** Rejects with ReadingFailure when the password does not open the file. */
  checkPassword(request: {
    fileKey: string;
    account: string;
    original: Original;
    password: string;
  }): Promise<void>;
  /** Decodes stored pages, which it asks for batch by batch and in order, and makes labels and index of them. */
  buildIndex(request: {
    account: string;
    pageCount: number;
    pages: AsyncIterable<readonly { label: string | null; content: Uint8Array }[]>;
    language: Language;
  }): Promise<BuiltIndex>;
  /** Drops what the threads of this process hold of a file: its open PDF, its decoded indexes (keys that begin so). */
  forget(held: { fileKey: string; indexKeys: string }): void;
  /** Raised whenever pages come out otherwise, or are encoded otherwise: stored ones are then read again. */
  readonly extractorVersion: number;
  readonly analyserVersion: number;
}

export const READING_FAILURES = [
  'damaged',
  'password-needed',
  'password-wrong',
  'security',
  'too-many-pages',
  'too-large',
  'too-many-characters',
  'timeout',
  'memory',
  'engine-failed',
  'crashed',
  'process-crashed',
  'original-missing',
] as const;
export type ReadingFailureCode = (typeof READING_FAILURES)[number];

/** What the customer can do about a file that could not be read. */
export const READING_FAILURE_TEXTS: Readonly<Record<ReadingFailureCode, string>> = {
  damaged:
    'This PDF is damaged and cannot be read. Save it again in the program it comes from, then upload it anew.',
  'password-needed':
    'This PDF is protected with a password. Enter it to have the file read; it is kept nowhere.',
  'password-wrong': 'This password does not open the file.',
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
  'process-crashed':
    'Reading this PDF has crashed the reader several times, so it was stopped. Save it again in the program it comes from, then upload it anew.',
  'original-missing': 'The original of this file is no longer on the server. Upload it again.',
};

/** The code of a failure that a file has to answer for; undefined for anything else, which may pass. */
export function failureCodeOf(error: unknown): ReadingFailureCode | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code in READING_FAILURE_TEXTS ? (code as ReadingFailureCode) : undefined;
}

/** A file whose password is not at hand (any more). */
export class PasswordNeededError extends Error {
  readonly code = 'password-needed';

  constructor() {
    super('the password is not at hand');
    this.name = 'PasswordNeededError';
  }
}

/** A file whose original is not where it was stored. */
export class OriginalMissingError extends Error {
  readonly code = 'original-missing';

  constructor(cause: unknown) {
    super('the original is not in the store', { cause });
    this.name = 'OriginalMissingError';
  }
}
