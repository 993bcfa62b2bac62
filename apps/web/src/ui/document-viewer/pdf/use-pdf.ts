import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '#lib/report-failure.ts';
import { openPdf } from '#ui/document-viewer/pdf/open-pdf.ts';
import type { DocumentSource } from '#ui/document-viewer/frame/types.ts';

export interface LockedPdf {
  readonly status: 'locked';
  /** A password was tried and did not open the document. */
  readonly wasWrong: boolean;
  readonly onPassword: (password: string) => void;
}
export type PdfState =
  | { readonly status: 'loading' }
  | LockedPdf
  | { readonly status: 'ready'; readonly pdf: PDFDocumentProxy; readonly labels: readonly string[] | null }
  | { readonly status: 'failed' };

const LOADING: PdfState = { status: 'loading' };

/** Opens a document and closes it again; `retry` starts over, at a new address. */
export function usePdf(source: DocumentSource): { state: PdfState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<{ key: string; state: PdfState }>();
  // Lives as long as this viewer, so that loading anew does not ask again.
  const entered = useRef<{ key: string; password: string }>(null);
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
      reportFailure(error);
      set({ status: 'failed' });
    };
    const askPassword = (submit: (password: string) => void, wasWrong: boolean) => {
      if (!wasWrong && entered.current?.key === key) return submit(entered.current.password);
      const onPassword = (password: string) => {
        entered.current = { key, password };
        submit(password);
      };
      set({ status: 'locked', wasWrong, onPassword });
    };
    openPdf({ key, getUrl }, controller.signal, fail, askPassword)
      .then(async (pdf) => set({ status: 'ready', pdf, labels: await pdf.getPageLabels().catch(() => null) }))
      .catch(fail);
    return () => controller.abort();
  }, [key, getUrl, attemptKey]);

  return {
    state: opened?.key === attemptKey ? opened.state : LOADING,
    retry: () => setAttempt((count) => count + 1),
  };
}
