import type { GrayImage } from '#ocr/gray-image.ts';

/** Left, top, right, bottom in pixels. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface RecognisedSymbol {
  readonly text: string;
  readonly bbox: PixelBox;
}

export interface RecognisedWord extends RecognisedSymbol {
  /** 0 to 100. */
  readonly confidence: number;
  readonly symbols: readonly RecognisedSymbol[];
}

export interface RecognisedLine {
  readonly bbox: PixelBox;
  readonly words: readonly RecognisedWord[];
}

/** Recognises the lines of a picture of that resolution (dots per inch), whose text is upright and level. */
export type Recognise = (image: GrayImage, dpi: number) => Promise<readonly RecognisedLine[]>;
