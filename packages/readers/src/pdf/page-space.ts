import type { Pdfium } from '#pdf/pdfium.ts';

/** The way from a page's user space to the page as displayed: rotated, cropped, origin top left, in points. */
export interface PageSpace {
  readonly width: number;
  readonly height: number;
  /** x' = a·x + c·y + e, y' = b·x + d·y + f */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The largest side that the PDF standard foresees (200 inches); files claim up to 2,147,483,648 points. */
const MAX_SIDE = 14_400;
/** Device units across the page: fine enough for a thousandth of a point, small enough for 32-bit integers. */
const DEVICE_SIZE = 2 ** 20;

/** Measures a page; `undefined` when it has no size. */
export function measurePage(pdfium: Pdfium, page: number): PageSpace | undefined {
  const rawWidth = pdfium.FPDF_GetPageWidthF(page);
  const rawHeight = pdfium.FPDF_GetPageHeightF(page);
  if (!(rawWidth > 0 && rawHeight > 0)) return undefined;
  const shrink = Math.min(1, MAX_SIDE / Math.max(rawWidth, rawHeight));
  const width = toHundredths(rawWidth * shrink);
  const height = toHundredths(rawHeight * shrink);
  const { scratch } = pdfium;
  const toDisplayed = (x: number, y: number) => {
    pdfium.FPDF_PageToDevice(page, 0, 0, DEVICE_SIZE, DEVICE_SIZE, 0, x, y, scratch, scratch + 4);
    const view = pdfium.view();
    const deviceX = view.getInt32(scratch, true);
    const deviceY = view.getInt32(scratch + 4, true);
    return { x: (deviceX / DEVICE_SIZE) * width, y: (deviceY / DEVICE_SIZE) * height };
  };
  const step = Math.max(rawWidth, rawHeight);
  const origin = toDisplayed(0, 0);
  const right = toDisplayed(step, 0);
  const up = toDisplayed(0, step);
  return {
    width,
    height,
    a: (right.x - origin.x) / step,
    b: (right.y - origin.y) / step,
    c: (up.x - origin.x) / step,
    d: (up.y - origin.y) / step,
    e: origin.x,
    f: origin.y,
  };
}

function toHundredths(points: number): number {
  return Math.max(0.01, Math.round(points * 100) / 100);
}
