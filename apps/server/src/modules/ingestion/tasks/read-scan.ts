import type { Language } from '@recto/contract/languages';
import type { PackedPage, Page } from '@recto/core/document';
import { type OpenDocument, ReaderError } from '@recto/readers';
import { defineTask } from '#kernel/define-task.ts';
import {
  type DocumentOpener,
  type DocumentRequest,
  withReaderErrors,
} from '#modules/ingestion/tasks/open-documents.ts';
import { packPage } from '#modules/ingestion/tasks/stored-page.ts';

/** What a page may take: to draw it, to turn it, and to recognise it twice. */
const PAGE_MS = 120_000;

export interface ReadScanRequest extends DocumentRequest {
  /** The page, from 1. */
  readonly number: number;
  /** That the text may be in, the likeliest first: without data of that one nothing is read. */
  readonly languages: readonly Language[];
}

/** Why a page has no text after it: none was found in its picture, or its language cannot be recognised here. */
export type ScanObstacle = 'no-text' | 'no-language-data';

/** Reads the text of a page from its picture. */
export const makeReadScan = ({ open }: DocumentOpener) =>
  defineTask<ReadScanRequest, PackedPage | ScanObstacle>({
    name: 'read-scan',
    lane: 'ocr',
    limits: { start: PAGE_MS, inactivityTimeout: PAGE_MS, total: PAGE_MS },
    run: ({ number, languages, ...request }) =>
      withReaderErrors(async () => {
        const { findLanguageData, isSure, readScan } = await import('@recto/readers/ocr');
        const [first, ...others] = languages.map(findLanguageData);
        if (!first) return 'no-language-data';
        const data = [first, ...others.filter((found) => found !== null)];
        const document = await open(request);
        try {
          const draw = document.renderPage;
          if (!draw) return 'no-text';
          const page = readHead(document, number);
          const text = await readScan((dpi) => draw(number, dpi), data);
          if (text.lines.length === 0) return 'no-text';
          const state = isSure(text) ? 'ocr' : 'low';
          const { width, height, flags } = page;
          const content = packPage({ ...page, state, lines: text.lines });
          const { confidence } = text;
          return { number, state, width, height, ...(flags && { flags }), confidence, content };
        } finally {
          document.close();
        }
      }),
  });

function readHead(document: OpenDocument, number: number): Page {
  try {
    return document.readPage(number);
  } catch (error) {
    if (!(error instanceof ReaderError) || error.code !== 'labels-failed') throw error;
    return document.readPage(number, { withLabel: false });
  }
}
