import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import { RenderingCancelledException } from 'pdfjs-dist';
import { type RefObject, useEffect, useState } from 'react';
import { canvasSize } from '#ui/document-viewer/frame/geometry.ts';

export type Drawing = 'waiting' | 'drawn' | 'failed';

/**
 * Draws a page into `host` at the screen's own resolution. Each size is drawn on a fresh canvas that replaces the old
 * one when it is finished, so that zooming stretches the old picture instead of flashing white.
 */
export function usePageCanvas(
  host: RefObject<HTMLElement | null>,
  page: PDFPageProxy,
  viewport: PageViewport,
): Drawing {
  const [drawing, setDrawing] = useState<Drawing>('waiting');
  const pixelRatio = usePixelRatio();

  useEffect(() => {
    const canvas = document.createElement('canvas');
    const size = canvasSize(viewport, pixelRatio);
    canvas.width = size.width;
    canvas.height = size.height;
    canvas.dataset['testid'] = 'page-canvas';
    canvas.setAttribute('role', 'presentation');
    const transform = [size.width / viewport.width, 0, 0, size.height / viewport.height, 0, 0];
    const task = page.render({ canvas, viewport, transform });
    task.promise.then(
      () => {
        host.current?.replaceChildren(canvas);
        setDrawing('drawn');
      },
      (error: unknown) => {
        if (error instanceof RenderingCancelledException) return;
        console.warn('A page could not be drawn.', error);
        setDrawing('failed');
      },
    );
    return () => task.cancel();
  }, [host, page, viewport, pixelRatio]);

  return drawing;
}

/** Changes when the window moves to another screen or the browser zooms. */
function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => globalThis.devicePixelRatio || 1);
  useEffect(() => {
    const query = matchMedia(`(resolution: ${ratio}dppx)`);
    const update = () => setRatio(globalThis.devicePixelRatio || 1);
    query.addEventListener('change', update, { once: true });
    return () => query.removeEventListener('change', update);
  }, [ratio]);
  return ratio;
}
