import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { PageBox } from '#ui/document-viewer/frame/types.ts';

export const WHOLE_PAGE: PageBox = { x: 0, y: 0, width: 1, height: 1 };
/** Wide enough for thin lines to leave a trace. */
const SMALL_PX = 240;
/** Paper is not always quite white. */
const PAPER = 240;
/** Left around what is printed, as a share of the page's width. */
const AIR = 0.015;
/** Pages that tell how wide the text of a document is. */
const SAMPLES = 7;

/** The part of a picture that is printed on, with some air around it; all of it where nothing is, or everything. */
export function inkOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): PageBox {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) > PAPER) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) return WHOLE_PAGE;
  const airY = (AIR * width) / height;
  return boxOf({
    left: left / width - AIR,
    right: (right + 1) / width + AIR,
    top: top / height - airY,
    bottom: (bottom + 1) / height + airY,
  });
}

function boxOf({ left, right, top, bottom }: Record<'left' | 'right' | 'top' | 'bottom', number>): PageBox {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
}

/** As wide as the pages of a document mostly are printed: one page with a wide picture does not decide for all. */
export function commonWidth(inks: readonly PageBox[]): Pick<PageBox, 'x' | 'width'> {
  const spared = inks.length > 4 ? 1 : 0;
  const lefts = inks.map(({ x }) => x).toSorted((a, b) => a - b);
  const rights = inks.map(({ x, width }) => x + width).toSorted((a, b) => b - a);
  const x = lefts[spared] ?? 0;
  return { x, width: (rights[spared] ?? 1) - x };
}

/** What is shown of a page: as wide as the others, and no less than what is printed on it. */
export function windowOf(ink: PageBox, common: Pick<PageBox, 'x' | 'width'>): PageBox {
  const x = Math.min(ink.x, common.x);
  return { ...ink, x, width: Math.max(ink.x + ink.width, common.x + common.width) - x };
}

async function findInk(page: PDFPageProxy): Promise<PageBox> {
  const viewport = page.getViewport({ scale: SMALL_PX / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return WHOLE_PAGE;
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return inkOf(context.getImageData(0, 0, canvas.width, canvas.height));
}

/** What the pages of a document have in common; null until it is known, and where it is not asked for. */
export function useCommonWidth(pdf: PDFDocumentProxy, isAsked: boolean): Pick<PageBox, 'x' | 'width'> | null {
  const [found, setFound] = useState<{ pdf: PDFDocumentProxy; common: Pick<PageBox, 'x' | 'width'> }>();
  const isFound = found?.pdf === pdf;
  useEffect(() => {
    if (!isAsked || isFound) return;
    let isWanted = true;
    const step = Math.max(1, pdf.numPages / SAMPLES);
    const numbers = new Set<number>();
    for (let at = 0; at < pdf.numPages; at += step) numbers.add(1 + Math.floor(at));
    const inks = [...numbers].map(async (number) => findInk(await pdf.getPage(number)));
    Promise.allSettled(inks).then(
      (settled) => {
        const known = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
        if (isWanted) setFound({ pdf, common: commonWidth(known) });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, isAsked, isFound]);
  return isAsked && isFound ? found.common : null;
}

/** What is shown of a page where margins are trimmed; null until it is known. */
export function usePageWindow(page: PDFPageProxy, trim: Trim): PageBox | null {
  const [found, setFound] = useState<{ page: PDFPageProxy; ink: PageBox }>();
  const isFound = found?.page === page;
  useEffect(() => {
    if (!trim.isAsked || isFound) return;
    let isWanted = true;
    const set = (ink: PageBox) => isWanted && setFound({ page, ink });
    // A page that cannot be drawn says so itself.
    findInk(page).then(set, () => set(WHOLE_PAGE));
    return () => {
      isWanted = false;
    };
  }, [page, trim.isAsked, isFound]);
  if (!trim.isAsked) return WHOLE_PAGE;
  return isFound && trim.common ? windowOf(found.ink, trim.common) : null;
}

export interface Trim {
  readonly isAsked: boolean;
  /** Null until it is known. */
  readonly common: Pick<PageBox, 'x' | 'width'> | null;
}
