import { JPEG } from '#pictures/jpeg.ts';
import type { PictureFormat, PictureSize } from '#pictures/picture.ts';
import { PNG } from '#pictures/png.ts';

/** The longer side of a sheet of A4, and the coarsest picture that is a page of its own rather than a part of one. */
const SHEET_INCHES = 11.7;
const MIN_DPI = 100;
const POINTS_PER_INCH = 72;

/** The pictures that are read for the text in them. A new format is a line here and a file beside `png.ts`. */
const FORMATS: readonly PictureFormat[] = [PNG, JPEG];

/** The format of a picture by its first bytes. */
export const findFormat = (head: Uint8Array): PictureFormat | undefined =>
  FORMATS.find((format) => format.measure(head) !== null);

/** The size of a picture in pixels, by its first bytes; 'more' where these are too few, null where no format knows it. */
export function measurePicture(head: Uint8Array): PictureSize | 'more' | null {
  return findFormat(head)?.measure(head) ?? null;
}

/**
 * The size in points of a picture taken as a page: nothing in it says how large its letters are, so its longer side is
 * taken for that of a sheet of paper, but its pixels for no coarser than those of a screen.
 */
export function pageSizeOf({ width, height }: PictureSize): PictureSize {
  const dpi = Math.max(MIN_DPI, Math.max(width, height) / SHEET_INCHES);
  const points = (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
  return { width: points(width), height: points(height) };
}
