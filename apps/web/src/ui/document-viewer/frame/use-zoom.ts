import { useState } from 'react';
import type { PageSize } from '#ui/document-viewer/frame/types.ts';
import { stepZoom, type Zoom, zoomPercent } from '#ui/document-viewer/frame/zoom.ts';

/** Until a page is open its place is kept in the form of the one before, or of a letter. */
const LETTER: PageSize = { width: 612, height: 792 };

export interface ZoomState {
  readonly percent: number;
  /** The page at 100 % in CSS pixels, as displayed. */
  readonly size: PageSize;
  readonly setZoom: (zoom: Zoom) => void;
  readonly step: (direction: 1 | -1) => void;
}

/** How large pages are shown; "fit" follows the space there is, and is 100 % where the page does. `opened` is the open page at 100 %. */
export function useZoom(opened: PageSize | null, available: number | null): ZoomState {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [size, setSize] = useState<PageSize>(LETTER);
  if (opened && (opened.width !== size.width || opened.height !== size.height))
    setSize({ width: opened.width, height: opened.height });
  const percent = zoomPercent(zoom, (opened ?? size).width, available ?? (opened ?? size).width);
  return {
    percent,
    size: opened ?? size,
    setZoom,
    step: (direction) => setZoom(stepZoom(percent, direction)),
  };
}
