import { availableParallelism } from 'node:os';
import { FILE_MAX_PAGES } from '@recto/contract/limits';
import { ANALYSER_VERSION, type Answer, type IndexablePage } from '@recto/core/answers';
import type { PageState } from '@recto/core/document';
import { EXTRACTOR_VERSION } from '@recto/readers/pdf';
import { Lanes } from '#adapters/reader-pool/lanes.ts';
import { ReadingThread, type TaskLimits } from '#adapters/reader-pool/reading-thread.ts';

interface PoolSettings {
  readonly threads?: number;
  /** Milliseconds that one page may take. */
  readonly pageLimit?: number;
  /** Milliseconds that reading a whole file may take. */
  readonly fileLimit?: number;
  readonly maxPages?: number;
  /** Memory of the PDF engine in each thread. */
  readonly maxMemoryMb?: number;
  /** JavaScript heap of each thread. */
  readonly maxHeapMb?: number;
  /** The script of a thread; tests plant their own. */
  readonly entry?: URL;
}

interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly firstPage: number;
  onPage(page: { number: number; state: PageState; encoded: Uint8Array }, pageCount: number): void;
  readonly signal: AbortSignal;
}

interface AnswerRequest {
  readonly indexKey: string;
  readonly loadIndex: () => Promise<Uint8Array>;
  readonly question: string;
}

export interface ReaderPool {
  readPdf(request: ReadRequest): Promise<{ pageCount: number }>;
  buildIndex(request: { pages: readonly IndexablePage[]; language: string }): Promise<Uint8Array>;
  findAnswer(request: AnswerRequest): Promise<Answer>;
  readonly extractorVersion: number;
  readonly analyserVersion: number;
  close(): Promise<void>;
}

/** Building an index or answering a question: seconds for the largest file, so this is a fault, not a wait. */
const ANALYSIS_LIMIT: TaskLimits = { start: 120_000, silence: 120_000, total: 120_000 };

/** Starting a thread and opening the largest file. */
const STARTUP_MS = 10_000;

/** A pool of worker threads for CPU work with limits: a hostile file costs one thread, never the process. */
export function openReaderPool(settings: PoolSettings = {}): ReaderPool {
  const { pageLimit = 10_000, fileLimit = 300_000, maxPages = FILE_MAX_PAGES } = settings;
  const { maxMemoryMb = 512, maxHeapMb = 1_024 } = settings;
  const entry = settings.entry ?? new URL('./thread.ts', import.meta.url);
  const size = settings.threads ?? Math.max(2, availableParallelism());
  const lanes = new Lanes(Array.from({ length: size }, () => new ReadingThread(entry, maxHeapMb)));

  return {
    extractorVersion: EXTRACTOR_VERSION,
    analyserVersion: ANALYSER_VERSION,

    async readPdf({ bytes, firstPage, onPage, signal }) {
      // The thread takes the bytes over; the caller's stay as they are.
      const task = {
        kind: 'read-pdf',
        bytes: new Uint8Array(bytes),
        firstPage,
        maxPages,
        maxMemoryMb,
      } as const;
      const limits = { start: pageLimit + STARTUP_MS, silence: pageLimit, total: fileLimit };
      const ending = await lanes.run('text', task, limits, {
        onPage: (page) => onPage(page, page.pageCount),
        signal,
      });
      if (ending.kind !== 'read') throw new Error(`unexpected ${ending.kind}`);
      return { pageCount: ending.pageCount };
    },

    async buildIndex({ pages, language }) {
      const ending = await lanes.run('text', { kind: 'build-index', pages, language }, ANALYSIS_LIMIT);
      if (ending.kind !== 'index') throw new Error(`unexpected ${ending.kind}`);
      return ending.bytes;
    },

    async findAnswer({ indexKey, loadIndex, question }) {
      const task = { kind: 'answer', indexKey, question } as const;
      let ending = await lanes.run('question', task, ANALYSIS_LIMIT);
      if (ending.kind === 'index-missing') {
        const index = new Uint8Array(await loadIndex());
        ending = await lanes.run('question', { ...task, index }, ANALYSIS_LIMIT);
      }
      if (ending.kind !== 'answer') throw new Error(`unexpected ${ending.kind}`);
      return ending.answer;
    },

    close: () => lanes.close(),
  };
}
