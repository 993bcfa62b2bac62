import type { Language } from '@recto/contract/languages';
import type { FileType } from '@recto/contract/file-types';
import { FILE_MAX_CHARACTERS, FILE_MAX_PAGES } from '@recto/contract/limits';
import { ANALYSER_VERSION } from '@recto/core/answers';
import type { DocumentInfo, PackedPage } from '@recto/core/document';
import type { Bookmark, Outline } from '@recto/core/outline';
import type { PageHits } from '@recto/core/search';
import type { PageMark, Readers } from '@recto/readers';
import type { TaskLimits, TaskRunner } from '#kernel/define-task.ts';
import type { Log } from '#kernel/log.ts';
import type { OcrProgram } from '#kernel/ocr-program.ts';
import { makePageFeed } from '#modules/ingestion/page-feed.ts';
import { runScanProgram } from '#modules/ingestion/run-scan-program.ts';
import { findHits, type FindHitsRequest } from '#modules/ingestion/tasks/find-hits.ts';
import { type BuiltIndex, buildIndex, type IndexPage } from '#modules/ingestion/tasks/build-index.ts';
import {
  type NumberedPage,
  type ReadKeyTerms,
  readKeyTerms,
} from '#modules/ingestion/tasks/read-key-terms.ts';
import { makeOutline } from '#modules/ingestion/tasks/make-outline.ts';
import type { PageRun } from '#modules/ingestion/tasks/page-runs.ts';
import { makeReadingTasks } from '#modules/ingestion/tasks/reading-tasks.ts';
import { SHORT_FILE_PAGES } from '#modules/ingestion/tasks/read-pages.ts';
import { readTexts } from '#modules/ingestion/tasks/read-texts.ts';
import { readTables } from '#modules/ingestion/tasks/read-tables.ts';
import { showPage } from '#modules/ingestion/tasks/show-page.ts';
import { searchPages, type SearchPagesRequest } from '#modules/ingestion/tasks/search-pages.ts';
import type { StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** The original of a file where the workers read it by themselves; it stays there until the call has ended. */
interface Original {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

interface OriginalRequest {
  readonly fileId: string;
  readonly type: FileType;
  /** For whom it is read: accounts take turns. */
  readonly account: string;
  readonly original: Original;
}

interface ReadRequest extends OriginalRequest {
  readonly password?: string;
  /** Of plain text, where it is known. */
  readonly encoding?: string;
  /** Pages that are stored already and left out. */
  readonly stored: readonly PageRun[];
  /** Apart from this process, which may have died of the file. Not with a password. */
  readonly isIsolated?: boolean;
  onPage(page: PackedPage, document: DocumentInfo): void;
  readonly signal: AbortSignal;
}

interface ScanRequest extends OriginalRequest {
  readonly password?: string;
  readonly number: number;
  /** Of the text; where it is detected, the one to fall back on. */
  readonly language: Language;
  readonly detects: boolean;
  readonly signal: AbortSignal;
}

interface DrawRequest extends OriginalRequest {
  readonly number: number;
  readonly marks: readonly PageMark[];
  readonly signal: AbortSignal;
}

/** All stored pages of a file. */
interface PagesRequest<P = IndexPage> {
  readonly account: string;
  readonly pageCount: number;
  /** In order; fetched as the worker gets to them. */
  readonly pages: AsyncIterable<readonly P[]>;
}

interface IndexRequest extends PagesRequest {
  /** Of the text, unless the text itself shows another. */
  readonly language: Language;
  /** Its owner says so, whatever the text shows. */
  readonly isCertain?: boolean;
  readonly signal?: AbortSignal | undefined;
}

interface OutlineRequest extends PagesRequest, Pick<IndexRequest, 'language'> {
  readonly bookmarks: readonly Bookmark[];
}

interface KeyTermsRequest extends PagesRequest<NumberedPage> {
  /** Of the index as it was stored, and its bytes. */
  readonly sha256: string;
  readonly loadBytes: () => Promise<Uint8Array>;
}

interface StoredPagesRequest {
  readonly account: string;
  /** As they are stored; few enough that others get their turn soon. */
  readonly pages: readonly Uint8Array[];
}

export interface ReadingDeps {
  readonly tasks: Pick<TaskRunner, 'run' | 'erase'>;
  /** The types of documents; the workers have the same table. */
  readonly readers: Readers<FileType>;
  /** Recognises text in place of the engine that the workers have. */
  readonly ocr?: { readonly program: OcrProgram | null; readonly log: Log };
}

export interface ReadingSettings {
  readonly maxPages?: number;
  /** Of the text of a file. */
  readonly maxCharacters?: number;
  /** Memory that a reader may take in each worker. */
  readonly maxMemoryMb?: number;
  /** Of reading a file, in place of the usual ones. */
  readonly limits?: Partial<TaskLimits>;
}

/** Memory of a reader in a worker. */
const MAX_MEMORY_MB = 512;

/** A file that is short at a glance, before it is opened. */
const SHORT_FILE_BYTES = 1_000_000;

/** Runs a task that is fed with the pages as it gets to them; the feed is closed however it ends. */
async function overPages<Result, P extends IndexPage>(
  { account, pageCount, pages }: PagesRequest<P>,
  run: (options: {
    readonly account: string;
    readonly isShort: boolean;
    readonly input: ReturnType<typeof makePageFeed<P>>['next'];
  }) => Promise<Result>,
): Promise<Result> {
  const feed = makePageFeed(pages);
  try {
    return await run({ account, isShort: pageCount <= SHORT_FILE_PAGES, input: feed.next });
  } finally {
    await feed.close();
  }
}

/**
 * The CPU work of ingestion, done in workers with limits, so that a hostile file costs a worker and not the server. What a
 * file has to answer for comes as an error with a code of `READING_FAILURES`.
 */
export function makeReading({ tasks, readers, ocr }: ReadingDeps, settings: ReadingSettings = {}) {
  const { readPages, readScan, readPicture, drawPage, checkPassword, checkConvertible, readBookmarks } =
    makeReadingTasks(readers);
  const { maxPages = FILE_MAX_PAGES, maxMemoryMb = MAX_MEMORY_MB } = settings;
  const { maxCharacters = FILE_MAX_CHARACTERS, limits } = settings;
  const ofDocument = ({ fileId, type, original: { path } }: OriginalRequest) => {
    return { fileId, type, source: { path }, maxPages, maxMemoryMb };
  };
  const isShort = ({ original }: OriginalRequest) => original.size <= SHORT_FILE_BYTES;

  return {
    /**
     * Raised for a type whenever its pages come out otherwise, or are encoded otherwise: stored ones are then read again. 0
     * for a type that nothing here reads, so that whatever is stored of it counts as a later version's.
     */
    extractorVersionOf: (type: FileType): number =>
      readers.types.includes(type) ? readers.versionOf(type) : 0,
    extractorVersions: readers.types.map((type) => readers.versionOf(type)),
    analyserVersion: ANALYSER_VERSION,

    /** Reads the pages of a file that are not stored yet, in order. */
    readPages({ password, encoding, stored, onPage, isIsolated = false, signal, ...request }: ReadRequest) {
      const document = {
        ...ofDocument(request),
        ...(password !== undefined && { password }),
        ...(encoding !== undefined && { encoding }),
      };
      return tasks.run(
        readPages,
        { ...document, stored, firstPage: 1, withLabels: true },
        {
          account: request.account,
          isShort: isShort(request),
          isIsolated,
          signal,
          limits,
          onMessage: ({ page, document }) => onPage(page, document),
        },
      );
    },

    /** Reads a page from its picture, or says why it cannot. */
    readScan({ password, number, language, detects, signal, ...request }: ScanRequest) {
      const document = { ...ofDocument(request), ...(password !== undefined && { password }) };
      const scan = { ...document, number, language, detects };
      if (!ocr?.program) return tasks.run(readScan, scan, { account: request.account, signal });
      const { program, log } = ocr;
      return runScanProgram({ program, log }, signal, (traffic) =>
        tasks.run(
          readScan,
          { ...scan, programLanguages: [...program.languages] },
          { account: request.account, signal, ...traffic },
        ),
      );
    },

    /** The picture that a page consists of, as it lies in the file; null of other pages. */
    readPicture: ({ number, ...request }: OriginalRequest & { readonly number: number }) =>
      tasks.run(readPicture, { ...ofDocument(request), number }, { account: request.account }),

    /** A page as PNG with marks over its words; null where pages are no pictures. */
    drawPage: ({ number, marks, signal, ...request }: DrawRequest) =>
      tasks.run(
        drawPage,
        { ...ofDocument(request), number, marks },
        { account: request.account, isShort: isShort(request), signal },
      ),

    /** Rejects when the password does not open the file. */
    checkPassword: ({ password, ...request }: OriginalRequest & { readonly password: string }) =>
      tasks.run(
        checkPassword,
        { ...ofDocument(request), password },
        { account: request.account, isShort: isShort(request) },
      ),

    /** How files of a type are converted; null where they are not. */
    layoutOf: readers.layoutOf,

    /** Whether a file may be converted; rejects where its own reader refuses it. */
    checkConvertible: (request: OriginalRequest): Promise<boolean> =>
      tasks.run(checkConvertible, ofDocument(request), {
        account: request.account,
        isShort: isShort(request),
      }),

    /** The bookmarks of a file. */
    readBookmarks: (request: OriginalRequest): Promise<Bookmark[]> =>
      tasks.run(readBookmarks, ofDocument(request), { account: request.account, isShort: isShort(request) }),

    /** The contents of a file, from its stored pages. */
    makeOutline: ({ language, bookmarks, ...file }: OutlineRequest): Promise<Outline> =>
      overPages(file, (options) => tasks.run(makeOutline, { language, bookmarks }, options)),

    /** What is looked for first in an annual report or a contract, from its stored pages; null of any other document. */
    readKeyTerms: ({ sha256, loadBytes, ...file }: KeyTermsRequest): Promise<ReadKeyTerms | null> =>
      overPages(file, (options) => tasks.run(readKeyTerms, { sha256 }, { ...options, loadBytes })),

    /** Makes labels and index of stored pages. */
    buildIndex: ({ account, pageCount, pages, signal, ...request }: IndexRequest): Promise<BuiltIndex> =>
      overPages({ account, pageCount, pages }, (options) =>
        tasks.run(buildIndex, { ...request, maxCharacters }, { ...options, signal }),
      ),

    /** Where pages show what a library search has found. */
    findHits: ({ account, ...request }: FindHitsRequest & { readonly account: string }) =>
      tasks.run(findHits, request, { account }),

    /** The texts of stored pages. */
    readTexts: ({ account, pages }: StoredPagesRequest): Promise<string[]> =>
      tasks.run(readTexts, { pages }, { account }),

    /** A stored page as its viewer shows it. */
    showPage: ({ account, page }: { readonly account: string; readonly page: Uint8Array }) =>
      tasks.run(showPage, { page }, { account }),

    /** The tables of a stored page. */
    readTables: ({ account, page }: { readonly account: string; readonly page: StoredPage }) =>
      tasks.run(readTables, { page }, { account }),

    /** Where words stand on stored pages. */
    searchPages: ({
      account,
      ...request
    }: SearchPagesRequest & { readonly account: string }): Promise<PageHits> =>
      tasks.run(searchPages, request, { account }),

    /** Drops what the workers of this process keep of a file: the open document, decoded indexes. */
    erase: tasks.erase,
  };
}
export type Reading = ReturnType<typeof makeReading>;
