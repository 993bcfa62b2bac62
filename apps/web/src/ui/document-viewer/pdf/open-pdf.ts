import {
  GlobalWorkerOptions,
  getDocument,
  PasswordResponses,
  type PDFDocumentProxy,
  version,
} from 'pdfjs-dist';
import { CHUNK_BYTES, openTransport } from '#ui/document-viewer/pdf/range-transport.ts';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';

/** Written there by vite-pdfjs-assets.ts. The version in the path lets browsers keep the files for good. */
const ASSETS = `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;
GlobalWorkerOptions.workerSrc = `${ASSETS}pdf.worker.mjs`;

/** Images beyond this are left out instead of exhausting the tab's memory. */
const MAX_IMAGE_PIXELS = 100_000_000;

/** Asked when a document is protected; `submit` may be called once. */
export type OnPassword = (submit: (password: string) => void, wasWrong: boolean) => void;

/** Opens a document. Without `onPassword` a protected one fails. */
export async function openPdf(
  source: DocumentSource,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
  onPassword?: OnPassword,
): Promise<PDFDocumentProxy> {
  const range = await openTransport(source, signal, onFailure);
  signal.throwIfAborted();
  const task = getDocument({
    range,
    rangeChunkSize: CHUNK_BYTES,
    disableAutoFetch: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    iccUrl: `${ASSETS}iccs/`,
  });
  if (onPassword) {
    task.onPassword = (submit: (password: string) => void, reason: number) =>
      onPassword(submit, reason === PasswordResponses.INCORRECT_PASSWORD);
  }
  signal.addEventListener('abort', () => void task.destroy(), { once: true });
  return task.promise;
}
