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

/** A line that lies elsewhere, with its words. */
export const moveLine = (line: RecognisedLine, right: number, down: number): RecognisedLine => ({
  bbox: moveBox(line.bbox, right, down),
  words: line.words.map((word) => moveWord(word, right, down)),
});

/** A word that lies elsewhere, with its characters. */
export const moveWord = (word: RecognisedWord, right: number, down: number): RecognisedWord => ({
  ...word,
  bbox: moveBox(word.bbox, right, down),
  symbols: word.symbols.map((symbol) => ({ ...symbol, bbox: moveBox(symbol.bbox, right, down) })),
});

const moveBox = ({ x0, y0, x1, y1 }: PixelBox, right: number, down: number): PixelBox => ({
  x0: x0 + right,
  y0: y0 + down,
  x1: x1 + right,
  y1: y1 + down,
});
