import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from '#ui/document-viewer/pdf-document.ts';
import type { DocumentSource } from '#ui/document-viewer/types.ts';

export type PdfState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly pdf: PDFDocumentProxy; readonly labels: readonly string[] | null }
  | { readonly status: 'failed' };

const LOADING: PdfState = { status: 'loading' };

/** Opens a document and closes it again; `retry` starts over, at a new address. */
export function usePdf(source: DocumentSource): { state: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ key: string; state: PdfState }>();
  const { key, getUrl } = source;
  const attemptKey = `${key} ${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    const set = (state: PdfState) => {
      if (!controller.signal.aborted) setOpened({ key: attemptKey, state });
    };
    const fail = (error: unknown) => {
      if (controller.signal.aborted) return;
      console.warn('The document could not be opened.', error);
      set({ status: 'failed' });
    };
    openPdf({ key, getUrl }, controller.signal, fail)
      .then(async (pdf) => set({ status: 'ready', pdf, labels: await pdf.getPageLabels().catch(() => null) }))
      .catch(fail);
    return () => controller.abort();
  }, [key, getUrl, attemptKey]);

  return {
    state: opened?.key === attemptKey ? opened.state : LOADING,
    retry: () => setAttempt((count) => count + 1),
  };
}
