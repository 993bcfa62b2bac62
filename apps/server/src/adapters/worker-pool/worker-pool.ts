import { availableParallelism } from 'node:os';
import type { Language } from '@recto/contract/languages';
import { FILE_MAX_CHARACTERS, FILE_MAX_PAGES } from '@recto/contract/limits';
import { ANALYSER_VERSION, type Answer } from '@recto/core/answers';
import type { PageFlag, PageState } from '@recto/core/document';
import type { PageHits } from '@recto/core/search';
import { readers } from '@recto/readers';
import { makeIsolatedReading } from '#adapters/worker-pool/isolated-reading.ts';
import { Lanes } from '#adapters/worker-pool/lanes.ts';
import { makePageFeed } from '#adapters/worker-pool/page-feed.ts';
import type { TaskResult, ReadPageMessage, StoredPageContent } from '#adapters/worker-pool/protocol.ts';
import { ReadingError } from '#adapters/worker-pool/reading-error.ts';
import { PoolWorker, type TaskLimits } from '#adapters/worker-pool/pool-worker.ts';

interface PoolSettings {
  readonly workers?: number;
  /** Milliseconds that one page may take. */
  readonly pageLimit?: number;
  /** Milliseconds that reading a whole file may take, waiting for its turns aside. */
  readonly fileLimit?: number;
  readonly maxPages?: number;
  /** Of the text of a file. */
  readonly maxCharacters?: number;
  /** Memory of the PDF engine in each thread. */
  readonly maxMemoryMb?: number;
  /** JavaScript heap of each thread. */
  readonly maxHeapMb?: number;
  /** Milliseconds without work after which a thread gives its memory back. */
  readonly idleLimit?: number;
  /** Milliseconds that the thread kept for questions may be at one unit before questions pass it by. */
  readonly waitMs?: number;
  /** The script of a thread; tests plant their own. */
  readonly entry?: URL;
}

interface PageOfFile {
  readonly number: number;
  readonly state: PageState;
  /** Points, as displayed. */
  readonly width: number;
  readonly height: number;
  readonly flags: readonly PageFlag[];
  /** As `encodePage` writes it, compressed with zstd. */
  readonly content: Uint8Array;
}

/** A file that the threads read by themselves; it stays where it is until the call has ended. */
interface Original {
  readonly path: string;
  readonly size: number;
}

interface ReadRequest {
  /** Stands for these bytes: threads keep the file open under it from unit to unit. */
  readonly fileKey: string;
  readonly account: string;
  readonly original: Original;
  readonly password?: string;
  readonly firstPage: number;
  /** In a process of its own. Such a file has no password: with one it is read again only when somebody asks for it. */
  readonly isIsolated?: boolean;
  onPage(page: PageOfFile, pageCount: number): void;
  readonly signal: AbortSignal;
}

interface PasswordRequest {
  readonly fileKey: string;
  readonly account: string;
  readonly original: Original;
  readonly password: string;
}

interface IndexRequest {
  readonly account: string;
  readonly pageCount: number;
  /** In order; fetched as the thread gets to them. */
  readonly pages: AsyncIterable<readonly StoredPageContent[]>;
  /** Of the text, unless the text itself shows another. */
  readonly language: Language;
}

interface AnswerRequest {
  readonly account: string;
  readonly indexKey: string;
  /** Of the index as it was stored: another one is refused as `index-unusable`. */
  readonly sha256: string;
  readonly loadIndex: () => Promise<Uint8Array>;
  readonly question: string;
}

interface BuiltIndex {
  readonly bytes: Uint8Array;
  readonly language: Language | null;
  readonly labels: ReadonlyMap<number, string>;
}

interface TextRequest {
  readonly account: string;
  /** As they are stored; few enough that others get their turn soon. */
  readonly pages: readonly Uint8Array[];
}

interface SearchRequest extends TextRequest {
  readonly query: string;
  readonly maxHits: number;
}

export interface WorkerPool {
  readPdf(request: ReadRequest): Promise<{ pageCount: number }>;
  /** Rejects with ReadingError when the password does not open the file. */
  checkPassword(request: PasswordRequest): Promise<void>;
  buildIndex(request: IndexRequest): Promise<BuiltIndex>;
  findAnswer(request: AnswerRequest): Promise<Answer>;
  readTexts(request: TextRequest): Promise<string[]>;
  searchPages(request: SearchRequest): Promise<PageHits>;
  /** Drops what the threads hold of a file: its open PDF, and the indexes whose keys begin so. */
  forget(held: { readonly fileKey: string; readonly indexKeys: string }): void;
  readonly extractorVersion: number;
  readonly analyserVersion: number;
  close(): Promise<void>;
}

/** A unit of reading: short enough that others get their turn soon, long enough that handing it over costs little. */
const READING_UNIT = { pages: 25, ms: 200 };

/** A file that is short at a glance, by bytes before it is opened and by pages after. */
const SHORT_FILE_BYTES = 1_000_000;
const SHORT_FILE_PAGES = READING_UNIT.pages;

/** Memory of the PDF engine in a thread. */
const MAX_MEMORY_MB = 512;

/** Building an index or answering a question: seconds for the largest file, so this is a fault, not a wait. */
const ANALYSIS_LIMIT: TaskLimits = { start: 120_000, inactivityTimeout: 120_000, total: 120_000 };

/** The same with the time that a busy database takes for the pages of the largest file. */
const INDEXING_LIMIT: TaskLimits = { ...ANALYSIS_LIMIT, total: 600_000 };
/** Decoding or searching a few dozen pages: milliseconds, and seconds where each is full of characters. */
const PAGES_LIMIT: TaskLimits = { start: 30_000, inactivityTimeout: 30_000, total: 30_000 };

const IDLE_LIMIT_MS = 30_000;

/** How long the thread kept for questions may be at one unit before a spare one is started beside it. */
const QUESTION_WAIT_MS = 300;

/** Starting a thread and opening the largest file. */
const STARTUP_MS = 10_000;

/** A pool of worker threads for CPU work with limits: a hostile file costs one thread, never the process. */
export function openWorkerPool(settings: PoolSettings = {}): WorkerPool {
  const { maxHeapMb = 1_024 } = settings;
  const entry = settings.entry ?? new URL('./worker.ts', import.meta.url);
  const size = settings.workers ?? Math.max(2, availableParallelism());
  const forWorkers = { entry, maxHeapMb, idleLimit: settings.idleLimit ?? IDLE_LIMIT_MS };
  const workers = Array.from(
    { length: size },
    (_, index) =>
      new PoolWorker({ ...forWorkers, isForQuestions: index === 0, staysWithIndexes: index === 0 }),
  );
  const spare = new PoolWorker({ ...forWorkers, isForQuestions: true });
  const lanes = new Lanes({ workers, spare, waitMs: settings.waitMs ?? QUESTION_WAIT_MS });
  const readPdf = makePdfReading(lanes, settings);
  const isolated = makeIsolatedReading();

  return {
    extractorVersion: readers.versionOf('PDF'),
    analyserVersion: ANALYSER_VERSION,

    readPdf(request) {
      if (!request.isIsolated) return readPdf(request);
      const { fileKey, account, original, firstPage } = request;
      const { path, size } = original;
      const task = { fileKey, account, original: { path, size }, firstPage, entry: settings.entry?.href };
      return isolated.read(task, request);
    },

    async checkPassword({ fileKey, account, original: { path, size }, password }) {
      const { maxPages = FILE_MAX_PAGES, maxMemoryMb = MAX_MEMORY_MB } = settings;
      const task = { kind: 'open-pdf', fileKey, path, password, maxPages, maxMemoryMb } as const;
      const limits = { start: STARTUP_MS, inactivityTimeout: STARTUP_MS, total: STARTUP_MS };
      const isShort = size <= SHORT_FILE_BYTES;
      expectResult(await lanes.run({ lane: 'text', account, isShort, task, limits }), 'opened');
    },

    async buildIndex({ account, pageCount, pages, language }) {
      const { maxCharacters = FILE_MAX_CHARACTERS } = settings;
      const task = { kind: 'build-index', language, maxCharacters } as const;
      const isShort = pageCount <= SHORT_FILE_PAGES;
      const feed = makePageFeed(pages);
      try {
        const unit = { lane: 'text', account, isShort, task, limits: INDEXING_LIMIT } as const;
        return expectResult(await lanes.run(unit, { feed }), 'index');
      } finally {
        await feed.close();
      }
    },

    async findAnswer({ account, indexKey, sha256, loadIndex, question }) {
      const task = { kind: 'answer', indexKey, sha256, question } as const;
      const unit = { lane: 'question', account, isShort: true, task, limits: ANALYSIS_LIMIT } as const;
      const result = await lanes.run(unit);
      if (result.kind !== 'index-missing') return expectResult(result, 'answer').answer;
      const index = new Uint8Array(await loadIndex());
      return expectResult(await lanes.run({ ...unit, task: { ...task, index } }), 'answer').answer;
    },

    async readTexts({ account, pages }) {
      const task = { kind: 'page-texts', pages } as const;
      const unit = { lane: 'question', account, isShort: true, task, limits: PAGES_LIMIT } as const;
      return expectResult(await lanes.run(unit), 'texts').texts;
    },

    async searchPages({ account, pages, query, maxHits }) {
      const task = { kind: 'search-pages', pages, query, maxHits } as const;
      const unit = { lane: 'question', account, isShort: true, task, limits: PAGES_LIMIT } as const;
      return expectResult(await lanes.run(unit), 'hits').found;
    },

    forget(held) {
      for (const worker of [...workers, spare]) worker.forget(held);
    },

    async close() {
      await Promise.all([lanes.close(), isolated.close()]);
    },
  };
}

/** Reads a file unit by unit, each waiting for its turn. */
function makePdfReading(lanes: Lanes, settings: PoolSettings) {
  const { pageLimit = 10_000, fileLimit = 300_000 } = settings;
  const { maxPages = FILE_MAX_PAGES, maxMemoryMb = MAX_MEMORY_MB } = settings;

  return async (request: ReadRequest): Promise<{ pageCount: number }> => {
    const { fileKey, account, original, password, firstPage, onPage, signal } = request;
    let isShort = original.size <= SHORT_FILE_BYTES;
    let spent = 0;
    let next = firstPage;
    let withLabels = true;

    const readUnit = async (): Promise<TaskResult> => {
      const task = {
        kind: 'read-pdf',
        fileKey,
        path: original.path,
        firstPage: next,
        withLabels,
        unit: READING_UNIT,
        maxPages,
        maxMemoryMb,
        ...(password === undefined ? {} : { password }),
      } as const;
      const limits = {
        start: pageLimit + STARTUP_MS,
        inactivityTimeout: pageLimit,
        total: fileLimit - spent,
      };
      if (limits.total <= 0) throw new ReadingError('timeout', 'the file took too long');
      let begun: number | undefined;
      const seen = (page: ReadPageMessage) => {
        begun ??= performance.now();
        next = page.number + 1;
        onPage(page, page.pageCount);
      };
      const result = await lanes.run(
        { lane: 'text', account, isShort, task, limits },
        { onPage: seen, signal },
      );
      if (begun !== undefined) spent += performance.now() - begun;
      return result;
    };

    /** Labels that cannot be read cost the file no more than its labels. */
    const onFailure = (error: unknown): null => {
      if (!withLabels || !(error instanceof ReadingError) || error.code !== 'labels-failed') throw error;
      withLabels = false;
      return null;
    };

    for (;;) {
      const result: TaskResult | null = await readUnit().catch(onFailure);
      if (!result) continue;
      const { pageCount, nextPage } = expectResult(result, 'read');
      if (nextPage === null) return { pageCount };
      next = nextPage;
      isShort &&= pageCount <= SHORT_FILE_PAGES;
    }
  };
}

/** The ending that a task must have, unless the thread and the pool disagree about what was asked. */
function expectResult<K extends TaskResult['kind']>(
  result: TaskResult,
  kind: K,
): Extract<TaskResult, { kind: K }> {
  if (result.kind !== kind)
    throw new Error(`expected "${kind}" from the reading worker, not "${result.kind}"`);
  return result as Extract<TaskResult, { kind: K }>;
}
