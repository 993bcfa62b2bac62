import type { GrayImage } from '#ocr/gray-image.ts';

/** What the head of a picture says of it. */
export interface PictureSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** What PDFium draws a picture from: the pixels, or the file itself where PDF has the same compression. */
export interface PdfImage extends PictureSize {
  /** The entries of the image's dictionary besides its size. */
  readonly entries: string;
  readonly data: Uint8Array;
}

/** A format of pictures that are read for the text in them. */
export interface PictureFormat {
  readonly mediaType: string;
  /** The size, by the first bytes of a file; 'more' where they are too few to tell, null where it is of another format. */
  measure(head: Uint8Array): PictureSize | 'more' | null;
  /** Throws a `ReaderError` for a damaged picture. */
  toPdfImage(file: Uint8Array): PdfImage;
}

/** Shades as PDF takes them. */
export const grayPdfImage = ({ width, height, pixels }: GrayImage): PdfImage => ({
  width,
  height,
  entries: '/ColorSpace/DeviceGray/BitsPerComponent 8',
  data: pixels,
});
