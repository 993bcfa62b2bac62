import { createHash } from 'node:crypto';
import { getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import {
  decodeFileIndex,
  draftAnswer,
  findPageText,
  makePassageLookup,
  rankFile,
  VOCABULARY_PACKS,
  verifyAnswer,
} from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import { searchPages } from '@recto/core/search';
import { type OpenDocument, type OpenOptions, ReaderError, readers, SourceError } from '@recto/readers';
import { type FileSource, openFileSource } from '#adapters/worker-pool/file-source.ts';
import { buildIndex } from '#adapters/worker-pool/index-builder.ts';
import { openStored, packPage } from '#adapters/worker-pool/page-content.ts';
import { IndexCache } from '#adapters/worker-pool/index-cache.ts';
import { OpenFiles } from '#adapters/worker-pool/open-files.ts';
import type {
  TaskResult,
  ForgetMessage,
  PagesMessage,
  Reply,
  StoredPageContent,
  Task,
  WorkerData,
} from '#adapters/worker-pool/protocol.ts';
import { ReadingError } from '#adapters/worker-pool/reading-error.ts';

/** The entry of a reading thread: one task at a time, until the pool ends it. */
const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

/** What serves requests, and answers questions, goes before reading files wherever they share a core. */
const READING_NICENESS = 10;
const LOWEST_PRIORITY = 19;
const { isForQuestions, hurry } = workerData as WorkerData;
// Linux counts priorities by thread, other systems by process, which would slow down the whole server.
if (!isForQuestions && process.platform === 'linux') giveWay();

/** Decoded indexes kept for the next question on the same file. */
const INDEX_CACHE_BYTES = 96_000_000;
const indexes = new IndexCache(INDEX_CACHE_BYTES, decodeFileIndex);

/** Files whose next unit may come to this thread: enough that two accounts can take turns. */
const OPEN_FILES = 3;
const files = new OpenFiles<OpenDocument>(OPEN_FILES);

const post = (reply: Reply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

function giveWay(): void {
  try {
    setPriority(Math.min(LOWEST_PRIORITY, getPriority() + READING_NICENESS));
  } catch {
    // Where a sandbox forbids it, reading takes its share of the cores like everything else.
  }
}

async function runTask(task: Task): Promise<TaskResult> {
  switch (task.kind) {
    case 'open-pdf':
      return openFile(task);
    case 'read-pdf':
      return readPdf(task);
    case 'build-index':
      return buildIndex({ ...task, receive });
    case 'answer':
      return answer(task);
    case 'page-texts':
      return { kind: 'texts', texts: task.pages.map((page) => pageText(openStored(page))) };
    case 'search-pages':
      return { kind: 'hits', found: searchPages(task.pages.map(openStored), task.query, task.maxHits) };
  }
}

async function openFile(task: Extract<Task, { kind: 'open-pdf' }>): Promise<TaskResult> {
  const { fileKey, path, password, maxPages, maxMemoryMb } = task;
  const file = await openPath(path, { password, maxPages, maxMemoryMb });
  files.add(fileKey, file);
  return { kind: 'opened', pageCount: file.pageCount };
}

/** The engine reads the file block by block, so that it never lies in memory whole. */
async function openPath(path: string, options: OpenOptions): Promise<OpenDocument> {
  const source = openSource(path);
  try {
    const file = await readers.openDocument('PDF', source, options);
    return {
      ...file,
      close() {
        file.close();
        source.close();
      },
    };
  } catch (error) {
    source.close();
    throw error;
  }
}

function openSource(path: string): FileSource {
  try {
    return openFileSource(path);
  } catch (error) {
    throw new SourceError(error);
  }
}

async function readPdf(task: Extract<Task, { kind: 'read-pdf' }>): Promise<TaskResult> {
  const { fileKey, path, firstPage, withLabels, unit, maxPages, maxMemoryMb, password } = task;
  let file = files.get(fileKey);
  if (!file) {
    const options = { maxPages, maxMemoryMb, ...(password === undefined ? {} : { password }) };
    file = await openPath(path, options);
    files.add(fileKey, file);
  }
  const { pageCount } = file;
  const end = performance.now() + unit.ms;
  let number = firstPage;
  for (; number <= pageCount && number < firstPage + unit.pages; number++) {
    if (number > firstPage && (performance.now() > end || Atomics.load(hurry, 0) === 1)) break;
    const page = file.readPage(number, { withLabel: withLabels });
    const { state, width, height, flags = [] } = page;
    const content = packPage(page);
    post({ kind: 'page', number, state, width, height, flags, content, pageCount }, [content.buffer]);
  }
  if (number <= pageCount) return { kind: 'read', pageCount, nextPage: number };
  files.close(fileKey);
  return { kind: 'read', pageCount, nextPage: null };
}

/** Where the pages go that have been asked for. */
let deliver: ((pages: readonly StoredPageContent[] | null) => void) | undefined;

function receive(): Promise<readonly StoredPageContent[] | null> {
  return new Promise((resolve) => {
    deliver = resolve;
    post({ kind: 'more' });
  });
}

function answer(task: Extract<Task, { kind: 'answer' }>): TaskResult {
  const { indexKey, question, index: bytes, sha256 } = task;
  if (bytes && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new ReadingError('index-unusable', 'the index is not what was stored');
  const index = bytes ? indexes.add(indexKey, bytes) : indexes.get(indexKey);
  if (!index) return { kind: 'index-missing' };
  const draft = draftAnswer(index, rankFile(index, question, VOCABULARY_PACKS));
  const lookup = makePassageLookup((page) => findPageText(index, page));
  return { kind: 'answer', answer: verifyAnswer(draft, lookup) };
}

function failure(error: unknown): TaskResult {
  const code = codeOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  return { kind: 'failed', code, message: `${String(error)}${cause ? ` (${String(cause)})` : ''}` };
}

function codeOf(error: unknown): string {
  if (error instanceof ReaderError || error instanceof ReadingError) return error.code;
  return error instanceof SourceError ? 'source' : 'crashed';
}

port.on('message', async (task: Task | ForgetMessage | PagesMessage) => {
  if (task.kind === 'pages') return deliver?.(task.pages);
  if (task.kind === 'forget') {
    files.close(task.fileKey);
    indexes.drop(task.indexKeys);
    return;
  }
  const result = await runTask(task).catch(failure);
  // V8 counts the memory of WebAssembly modules as external.
  const heldBytes = getHeapStatistics().external_memory - indexes.size;
  post(
    { kind: 'ended', result, heldBytes, indexBytes: indexes.size, hasTrapped: readers.hasTrapped() },
    result.kind === 'index' ? [result.bytes.buffer] : [],
  );
});
