import type { PDFPageProxy } from 'pdfjs-dist';
import { useState } from 'react';
import type { PageSize } from '#ui/document-viewer/types.ts';
import { stepZoom, type Zoom, zoomPercent } from '#ui/document-viewer/zoom.ts';

/** Until a page is open its place is kept in the form of the one before, or of a letter. */
const LETTER: PageSize = { width: 612, height: 792 };

interface ZoomState {
  readonly percent: number;
  /** The page in points, as displayed. */
  readonly size: PageSize;
  readonly setZoom: (zoom: Zoom) => void;
  readonly step: (direction: 1 | -1) => void;
}

/** How large pages are shown; "fit" follows the room there is. */
export function useZoom(page: PDFPageProxy | null, available: number | null): ZoomState {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [size, setSize] = useState<PageSize>(LETTER);
  const opened = page?.getViewport({ scale: 1 });
  if (opened && (opened.width !== size.width || opened.height !== size.height))
    setSize({ width: opened.width, height: opened.height });
  const percent = zoomPercent(zoom, (opened ?? size).width, available ?? size.width);
  return {
    percent,
    size: opened ?? size,
    setZoom,
    step: (direction) => setZoom(stepZoom(percent, direction)),
  };
}
