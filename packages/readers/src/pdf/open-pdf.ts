import { assembleLines, cleanString, type Page, type PageState } from '@recto/core/document';
import { type ByteSource, SourceError } from '#byte-source.ts';
import type { OpenDocument, OpenOptions } from '#document-reader.ts';
import { isBadOcr } from '#pdf/bad-ocr.ts';
import { readBookmarks } from '#pdf/read-bookmarks.ts';
import { openFileAccess } from '#pdf/file-access.ts';
import { type PageContents, surveyPage } from '#pdf/page-contents.ts';
import { measurePage, type PageSpace } from '#pdf/page-space.ts';
import { discardPdfium, getPdfium, type Pdfium, SCRATCH_SIZE } from '#pdf/pdfium.ts';
import { drawMarked } from '#pdf/draw-marked.ts';
import { renderPage } from '#pdf/render-page.ts';
import { type PageWords, readWords } from '#pdf/read-words.ts';
import { encodePng } from '#pictures/encode-png.ts';
import { ReaderError } from '#reader-error.ts';

/** PDFium's error codes. */
const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/** Size given to a page that cannot be opened (US Letter). */
const FALLBACK_SIZE = { width: 612, height: 792 };

/**
 * Opens a PDF; throws a `ReaderError` when it cannot be read. The engine asks for the blocks that it needs, as long as the
 * file is open; what the source throws comes as a `SourceError`.
 */
export async function openPdf(source: ByteSource, options: OpenOptions): Promise<OpenDocument> {
  const pdfium = await getPdfium(options.maxMemoryMb);
  const { document, check, close } = guard(() => loadDocument(pdfium, source, options.password));
  const pageCount = pdfium.FPDF_GetPageCount(document);
  if (pageCount < 1 || pageCount > (options.maxPages ?? Number.POSITIVE_INFINITY)) {
    close();
    throw new ReaderError(pageCount < 1 ? 'damaged' : 'too-many-pages');
  }
  const requirePage = (number: number) => {
    if (!Number.isInteger(number) || number < 1 || number > pageCount)
      throw new RangeError(`No page ${number}`);
  };
  return {
    pageCount,
    pageKind: 'layout',
    readPage: (number, { withLabel = true } = {}) => {
      requirePage(number);
      const label = withLabel
        ? guard(() => readLabel(pdfium, document, number - 1), 'labels-failed')
        : undefined;
      const head = label === undefined ? { number } : { number, label };
      return guard(() => {
        const page = readPage(pdfium, document, head);
        check();
        return page;
      });
    },
    renderPage: (number, dpi) => {
      requirePage(number);
      return guard(() => {
        const image = withPage(pdfium, document, number - 1, (page, space) =>
          renderPage(pdfium, page, space, dpi),
        );
        check();
        return image;
      });
    },
    drawPage: (number, options) => {
      requirePage(number);
      const image = guard(() => {
        const drawn = withPage(pdfium, document, number - 1, (page, space) =>
          drawMarked(pdfium, page, space, options),
        );
        check();
        return drawn;
      });
      return encodePng(image);
    },
    readBookmarks: () => guard(() => readBookmarks(pdfium, document, pageCount)),
    close,
  };
}

/** After a trap (out of memory, mostly) PDFium's state is unknown: it is not used for another file. */
function guard<Result>(run: () => Result, code: 'engine-failed' | 'labels-failed' = 'engine-failed'): Result {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReaderError || error instanceof SourceError) throw error;
    discardPdfium();
    throw new ReaderError(code, error);
  }
}

function loadDocument(pdfium: Pdfium, source: ByteSource, password?: string) {
  const access = openFileAccess(pdfium, source);
  if (!access) throw new ReaderError('too-large');
  const secret = password === undefined ? 0 : copyIn(pdfium, new TextEncoder().encode(`${password}\0`));
  const document = pdfium.FPDF_LoadCustomDocument(access.pointer, secret);
  const error = document === 0 ? pdfium.FPDF_GetLastError() : 0;
  if (secret !== 0) pdfium.free(secret);
  if (document === 0) {
    access.release();
    access.check();
    if (error === PASSWORD_ERROR)
      throw new ReaderError(password === undefined ? 'password-needed' : 'password-wrong');
    throw new ReaderError(error === SECURITY_ERROR ? 'protected' : 'damaged');
  }
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    try {
      pdfium.FPDF_CloseDocument(document);
      access.release();
    } catch {
      // What was wanted from the file has been read.
      discardPdfium();
    }
  };
  return { document, check: access.check, close };
}

function copyIn(pdfium: Pdfium, bytes: Uint8Array): number {
  const at = pdfium.malloc(Math.max(bytes.length, 1));
  if (at === 0) throw new ReaderError('too-large');
  new Uint8Array(pdfium.view().buffer, at, bytes.length).set(bytes);
  return at;
}

function readPage(pdfium: Pdfium, document: number, head: Pick<Page, 'number' | 'label'>): Page {
  const page = loadFlattened(pdfium, document, head.number - 1);
  if (page === 0) return { ...head, ...FALLBACK_SIZE, state: 'damaged', lines: [] };
  try {
    const space = measurePage(pdfium, page);
    if (!space) return { ...head, ...FALLBACK_SIZE, state: 'damaged', lines: [] };
    const words = withoutBadOcr(readWords(pdfium, document, page, space));
    const state = judgeState(words, () => surveyPage(pdfium, page, space));
    const lines = isGibberish(words) ? [] : assembleLines(words.words, space);
    const { width, height } = space;
    return {
      ...head,
      width,
      height,
      state,
      lines,
      ...(words.flags.length > 0 ? { flags: words.flags } : {}),
    };
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Does something with a page as it is shown. */
function withPage<T>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number, space: PageSpace) => T,
): T {
  const page = loadFlattened(pdfium, document, index);
  const space = page === 0 ? undefined : measurePage(pdfium, page);
  try {
    if (!space) throw new ReaderError('damaged');
    return use(page, space);
  } finally {
    if (page !== 0) pdfium.FPDF_ClosePage(page);
  }
}

/** Annotations whose text is not in the page's own text: FreeText, Stamp, Widget (a form's field). */
const TEXT_ANNOTATIONS: ReadonlySet<number> = new Set([3, 13, 20]);
const MAX_ANNOTATIONS = 500;
const FLATTEN_SUCCESS = 1;

/** Loads a page with the text of its fields and notes; flattening is slow, so only pages with any are flattened. */
function loadFlattened(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (page === 0 || !hasTextAnnotation(pdfium, page)) return page;
  if (pdfium.FPDFPage_Flatten(page, 0) !== FLATTEN_SUCCESS) return page;
  pdfium.FPDF_ClosePage(page);
  return pdfium.FPDF_LoadPage(document, index);
}

function hasTextAnnotation(pdfium: Pdfium, page: number): boolean {
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const subtype = pdfium.FPDFAnnot_GetSubtype(annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (TEXT_ANNOTATIONS.has(subtype)) return true;
  }
  return false;
}

/** A page with fewer visible characters may be a picture of text with, say, a stamped number. */
const FEW_CHARS = 25;
const MAX_UNMAPPED = 0.3;

/** Most characters have no meaning in the file: what can be "read" is noise that must not be searched or quoted. */
function isGibberish({ unmapped }: PageWords): boolean {
  return unmapped > MAX_UNMAPPED;
}

/** Bad text of earlier OCR counts as none, so that the page is judged by what it shows. */
function withoutBadOcr(read: PageWords): PageWords {
  if (!isBadOcr(read.words, read.flags)) return read;
  const flags = read.flags.filter(({ kind }) => kind !== 'embedded-ocr');
  return { ...read, words: [], visible: 0, flags };
}

function judgeState(words: PageWords, survey: () => PageContents): PageState {
  if (isGibberish(words)) return 'needs-ocr';
  if (words.visible >= FEW_CHARS) return 'text';
  const { images, paths, shadings, largestImage } = survey();
  if (largestImage > 0.3 || images > 20 || paths > 100) return 'needs-ocr';
  if (words.visible > 0) return 'text';
  // Fewer outlines than on a page with text make a line of letters; a form's rules are fewer still.
  return images > 0 || shadings > 0 || paths > 50 ? 'needs-ocr' : 'blank';
}

/** The label that the file gives to a page (UTF-16, with a closing zero); absurdly long ones are ignored. */
function readLabel(pdfium: Pdfium, document: number, index: number): string | undefined {
  const { scratch } = pdfium;
  const length = pdfium.FPDF_GetPageLabel(document, index, scratch, SCRATCH_SIZE);
  if (length <= 2 || length > SCRATCH_SIZE) return undefined;
  const view = pdfium.view();
  let label = '';
  for (let at = 0; at < length - 2; at += 2) label += String.fromCharCode(view.getUint16(scratch + at, true));
  return cleanString(label) || undefined;
}
