import { type PageViewport, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import '#ui/document-viewer/pdf/text-layer.css';

/**
 * Lays the page's words invisibly over its picture, in reading order, for selecting and for screen readers. Their size
 * follows the CSS variable of the sheet, so zoom does not lay them again.
 */
export function useTextLayer(
  container: RefObject<HTMLElement | null>,
  page: PDFPageProxy,
  viewport: PageViewport,
  enabled: boolean,
): void {
  // The viewport only decides the first layout: a later zoom must not run this again.
  const [firstViewport] = useState(viewport);
  useEffect(() => {
    const element = container.current;
    if (!enabled || !element) return;
    let current = true;
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: element,
      viewport: firstViewport,
    });
    layer.render().catch((error: unknown) => {
      if (current) console.warn('The words of a page could not be laid over it.', error);
    });
    return () => {
      current = false;
      layer.cancel();
      element.replaceChildren();
    };
  }, [container, page, firstViewport, enabled]);
}
