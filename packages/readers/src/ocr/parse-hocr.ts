import { SaxesParser } from 'saxes';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from '#ocr/recognised.ts';

const LINES = new Set(['ocr_line', 'ocr_header', 'ocr_caption', 'ocr_textfloat']);

/**
 * The lines of a page in hOCR 1.2 as the `tesseract` program writes it with `hocr_char_boxes`: lines of words
 * (`ocrx_word`) of characters (`ocrx_cinfo`), each with its box in its title. Throws for what is no XML.
 */
export function parseHocr(hocr: string): RecognisedLine[] {
  const lines: { bbox: PixelBox; words: RecognisedWord[] }[] = [];
  const parser = new SaxesParser();
  let [word, symbol]: [OpenWord | null, OpenSymbol | null] = [null, null];
  const kinds: string[] = [];

  parser.on('opentag', ({ attributes }) => {
    const kind = attributes['class'] ?? '';
    const title = attributes['title'] ?? '';
    kinds.push(kind);
    if (LINES.has(kind)) lines.push({ bbox: readBox(title), words: [] });
    else if (kind === 'ocrx_word')
      word = { bbox: readBox(title), confidence: readConfidence(title), symbols: [] };
    else if (kind === 'ocrx_cinfo') symbol = { bbox: readBox(title), text: '' };
  });
  parser.on('text', (text) => {
    if (symbol) symbol.text += text;
  });
  parser.on('closetag', () => {
    const kind = kinds.pop();
    if (kind === 'ocrx_cinfo' && symbol) {
      word?.symbols.push(symbol);
      symbol = null;
    } else if (kind === 'ocrx_word' && word) {
      lines.at(-1)?.words.push({ ...word, text: word.symbols.map(({ text }) => text).join('') });
      word = null;
    }
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(hocr).close();
  return lines;
}

interface OpenWord {
  readonly bbox: PixelBox;
  readonly confidence: number;
  readonly symbols: RecognisedSymbol[];
}

interface OpenSymbol {
  readonly bbox: PixelBox;
  text: string;
}

/** `bbox` of lines and words, `x_bboxes` of characters. */
function readBox(title: string): PixelBox {
  const found = /\b(?:bbox|x_bboxes) (\d+) (\d+) (\d+) (\d+)/.exec(title);
  if (!found) throw new Error(`a box is missing in hOCR: ${title}`);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = found.slice(1).map(Number);
  return { x0, y0, x1, y1 };
}

const readConfidence = (title: string): number => Number(/\bx_wconf (\d+)/.exec(title)?.[1] ?? 0);
