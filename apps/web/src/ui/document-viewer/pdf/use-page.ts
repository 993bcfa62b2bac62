import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

export type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: PDFPageProxy }
  | { readonly status: 'failed' };

const LOADING: PageState = { status: 'loading' };

/** One page of an open document; its memory is given back when another is shown. */
export function usePage(pdf: PDFDocumentProxy, number: number): PageState {
  const [loaded, setLoaded] = useState<{ pdf: PDFDocumentProxy; number: number; state: PageState }>();

  useEffect(() => {
    let current = true;
    let page: PDFPageProxy | undefined;
    const set = (state: PageState) => {
      if (current) setLoaded({ pdf, number, state });
    };
    pdf.getPage(number).then(
      (loadedPage) => {
        page = loadedPage;
        set({ status: 'ready', page });
      },
      () => set({ status: 'failed' }),
    );
    return () => {
      current = false;
      page?.cleanup();
    };
  }, [pdf, number]);

  return loaded?.pdf === pdf && loaded.number === number ? loaded.state : LOADING;
}
