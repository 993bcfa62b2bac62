import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import {
  answerQuestion,
  buildFileIndex,
  decodeFileIndex,
  encodeFileIndex,
  makePassageLookup,
  verifyAnswer,
} from '@recto/core/answers';
import { encodePage } from '@recto/core/document';
import { hasPdfiumTrapped, openPdf, type PdfFile, ReaderError } from '@recto/readers/pdf';
import { IndexCache } from '#adapters/reader-pool/index-cache.ts';
import { OpenFiles } from '#adapters/reader-pool/open-files.ts';
import type { Ending, ForgetMessage, Reply, Task } from '#adapters/reader-pool/protocol.ts';

/** The entry of a reading thread: one task at a time, until the pool ends it. */
const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');

/** Decoded indexes kept for the next question on the same file. */
const INDEX_CACHE_BYTES = 96_000_000;
const indexes = new IndexCache(INDEX_CACHE_BYTES, decodeFileIndex);

/** Files whose next unit may come to this thread: enough that two accounts can take turns. */
const OPEN_FILES = 3;
const files = new OpenFiles<PdfFile>(OPEN_FILES);

const say = (reply: Reply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);

async function perform(task: Task): Promise<Ending> {
  switch (task.kind) {
    case 'open-pdf':
      return openFile(task);
    case 'read-pdf':
      return readPdf(task);
    case 'build-index':
      return buildIndex(task);
    case 'answer':
      return answer(task);
  }
}

async function openFile(task: Extract<Task, { kind: 'open-pdf' }>): Promise<Ending> {
  const { fileKey, bytes, password, maxPages, maxMemoryMb } = task;
  const file = await openPdf(bytes, { password, maxPages, maxMemoryMb });
  files.add(fileKey, file);
  return { kind: 'opened', pageCount: file.pageCount };
}

async function readPdf(task: Extract<Task, { kind: 'read-pdf' }>): Promise<Ending> {
  const { fileKey, bytes, firstPage, withLabels, unit, maxPages, maxMemoryMb, password } = task;
  if (bytes) {
    const options = { maxPages, maxMemoryMb, ...(password === undefined ? {} : { password }) };
    files.add(fileKey, await openPdf(bytes, options));
  }
  const file = files.get(fileKey);
  if (!file) return { kind: 'file-missing' };
  const { pageCount } = file;
  const end = performance.now() + unit.ms;
  let number = firstPage;
  for (; number <= pageCount && number < firstPage + unit.pages; number++) {
    if (number > firstPage && performance.now() > end) break;
    const page = file.readPage(number, { withLabel: withLabels });
    const encoded = copy(encodePage(page));
    say(
      { kind: 'page', number, state: page.state, width: page.width, height: page.height, encoded, pageCount },
      [encoded.buffer],
    );
  }
  if (number <= pageCount) return { kind: 'read', pageCount, nextPage: number };
  files.close(fileKey);
  return { kind: 'read', pageCount, nextPage: null };
}

async function buildIndex({
  pages,
  language: expected,
}: Extract<Task, { kind: 'build-index' }>): Promise<Ending> {
  // Its table takes tens of megabytes, which a thread that only reads or answers does without.
  const { detectLanguage } = await import('@recto/readers/language');
  const language = detectLanguage(pages.map(({ text }) => text).join('\n')) ?? null;
  return {
    kind: 'index',
    bytes: copy(encodeFileIndex(buildFileIndex(pages, language ?? expected))),
    language,
  };
}

function answer({ indexKey, question, index: bytes }: Extract<Task, { kind: 'answer' }>): Ending {
  const index = bytes ? indexes.add(indexKey, bytes) : indexes.get(indexKey);
  if (!index) return { kind: 'index-missing' };
  const draft = answerQuestion(index, question);
  return { kind: 'answer', answer: verifyAnswer(draft, makePassageLookup(index)) };
}

/** Bytes in a buffer of exactly their size, which can be handed over without copying. */
const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

function failure(error: unknown): Ending {
  const code = error instanceof ReaderError ? error.code : 'crashed';
  const cause = error instanceof Error ? error.cause : undefined;
  return { kind: 'failed', code, message: `${String(error)}${cause ? ` (${String(cause)})` : ''}` };
}

port.on('message', async (task: Task | ForgetMessage) => {
  if (task.kind === 'forget') {
    files.close(task.fileKey);
    indexes.drop(task.indexKeys);
    return;
  }
  const ending = await perform(task).catch(failure);
  // V8 counts the memory of WebAssembly modules as external.
  const heldBytes = getHeapStatistics().external_memory - indexes.size;
  say(
    { kind: 'ended', ending, heldBytes, indexBytes: indexes.size, hasTrapped: hasPdfiumTrapped() },
    ending.kind === 'index' ? [ending.bytes.buffer] : [],
  );
});
