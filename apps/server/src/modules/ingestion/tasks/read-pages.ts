import type { DocumentInfo, PackedPage } from '@recto/core/document';
import { type OpenDocument, ReaderError } from '@recto/readers';
import { defineTask, NextUnit, type TaskContext } from '#kernel/define-task.ts';
import { isInRuns, type PageRun } from '#modules/ingestion/tasks/page-runs.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { packPage } from '#modules/ingestion/tasks/stored-page.ts';

/** Starting a worker and opening the largest file. */
const OPENING_MS = 10_000;
/** Of what opens a file and does little more. */
export const OPENING_LIMITS = { start: OPENING_MS, inactivityTimeout: OPENING_MS, total: 120_000 };

/** What one page may take, and a whole file. */
const PAGE_MS = 10_000;
const FILE_MS = 600_000;

/** A unit ends after so many pages or milliseconds: soon enough for others, late enough to cost little. */
const UNIT = { pages: 25, ms: 200 };

/** Pages of a file that is short at a glance. */
export const SHORT_FILE_PAGES = UNIT.pages;

export interface ReadPagesRequest extends DocumentRequest {
  /** Where the unit begins, from 1. */
  readonly firstPage: number;
  /** Pages that are left out. */
  readonly stored: readonly PageRun[];
  /** False once they have failed. */
  readonly withLabels: boolean;
}

export interface ReadPageMessage {
  readonly page: PackedPage;
  readonly document: DocumentInfo;
}

/** Reads the pages of a document in order and sends each as soon as it is read. */
export const makeReadPages = (opener: DocumentOpener) =>
  defineTask<ReadPagesRequest, DocumentInfo, ReadPageMessage>({
    name: 'read-pages',
    lane: 'text',
    limits: { start: PAGE_MS + OPENING_MS, inactivityTimeout: PAGE_MS, total: FILE_MS },
    run: (request, context) => withReaderErrors(() => readUnit(opener, request, context)),
  });

type Context = TaskContext<ReadPageMessage, never>;

async function readUnit(
  { openDocuments, open }: DocumentOpener,
  request: ReadPagesRequest,
  context: Context,
) {
  const { fileId, firstPage, stored } = request;
  const documents = context.use(openDocuments);
  let document = documents.get(fileId);
  if (!document) {
    document = await open(request);
    documents.add(fileId, document);
  }
  const { pageCount } = document;
  const end = performance.now() + UNIT.ms;
  const isShort = pageCount <= SHORT_FILE_PAGES;
  let read = 0;
  for (let number = firstPage; number <= pageCount; number++) {
    if (isInRuns(stored, number)) continue;
    if (read >= UNIT.pages || (read > 0 && (performance.now() > end || context.isHurried())))
      return new NextUnit({ ...request, firstPage: number }, { isShort });
    try {
      sendPage(document, number, { request, context });
      read += 1;
    } catch (error) {
      // The labels cost the file no more than its labels: opened anew, it is read without them.
      if (!request.withLabels || !(error instanceof ReaderError) || error.code !== 'labels-failed')
        throw error;
      return new NextUnit({ ...request, firstPage: number, withLabels: false }, { isShort });
    }
  }
  documents.close(fileId);
  return infoOf(document);
}

const infoOf = ({ pageCount, pageKind, encoding }: OpenDocument): DocumentInfo => ({
  pageCount,
  pageKind,
  ...(encoding !== undefined && { encoding }),
});

function sendPage(
  document: OpenDocument,
  number: number,
  { request: { withLabels: withLabel }, context }: { request: ReadPagesRequest; context: Context },
): void {
  const page = document.readPage(number, { withLabel });
  const { state, width, height, flags } = page;
  const content = packPage(page);
  const packed = { number, state, width, height, ...(flags && { flags }), content };
  context.send({ page: packed, document: infoOf(document) }, [content.buffer]);
}
