import { assembleLines, type Line } from '@recto/core/document';
import { type GrayImage, halve, liesOnItsSide, type QuarterTurns, turnImage } from '#ocr/gray-image.ts';
import type { LanguageData } from '#ocr/language-data.ts';
import { placeWords, weigh } from '#ocr/place-words.ts';
import { type ScanFrame, toPageBox } from '#ocr/scan-frame.ts';
import { type RecognisedLine, Tesseract } from '#ocr/tesseract.ts';

/** Dots per inch: what recognition needs, and what it is given where that was too little. */
const DPI = { usual: 200, fine: 300 };

/** Confidence below which a page is looked at turned, and once more in a finer picture. */
const SURE = 70;
/** How much better another direction of reading must be than the one that the page has. */
const CLEARLY_BETTER = 1.5;
const QUARTERS = 4;
/** Radians (a third of a degree) below which lines count as level. */
const MIN_SKEW = 0.005;

export interface ScanText {
  readonly lines: readonly Line[];
  /** 0 to 100, by the mean of the characters; 0 where nothing was found. */
  readonly confidence: number;
}

/** Whether a page was read well enough to be relied on. */
export const isSure = ({ confidence }: Pick<ScanText, 'confidence'>): boolean => confidence >= SURE;

/** One for a thread; starting it takes a moment. */
let engine: Promise<Tesseract> | undefined;

/**
 * Reads the picture of a page: sets it upright and level, recognises it, and turns the boxes back, so that they lie on the
 * page as displayed. `draw` makes the picture in a resolution.
 */
export async function readScan(
  draw: (dpi: number) => GrayImage,
  languages: readonly LanguageData[],
): Promise<ScanText> {
  engine ??= Tesseract.start();
  const tesseract = await engine;
  tesseract.use(languages);
  const image = draw(DPI.usual);
  let turns: QuarterTurns = liesOnItsSide(image) ? 1 : 0;
  let best = recognise(tesseract, image, { dpi: DPI.usual, turns });
  if (best.characters === 0 || isSure(best)) return toText(best);
  turns = findTurns(tesseract, image, turns);
  if (turns !== best.frame.turns) best = recognise(tesseract, image, { dpi: DPI.usual, turns });
  if (isSure(best)) return toText(best);
  const fine = recognise(tesseract, draw(DPI.fine), { dpi: DPI.fine, turns });
  return toText(scoreOf(fine) > scoreOf(best) ? fine : best);
}

interface Recognition {
  readonly frame: ScanFrame;
  readonly lines: readonly RecognisedLine[];
  readonly characters: number;
  readonly confidence: number;
}

function recognise(
  tesseract: Tesseract,
  image: GrayImage,
  { dpi, turns }: { readonly dpi: number; readonly turns: QuarterTurns },
): Recognition {
  const upright = turnImage(image, turns);
  const found = tesseract.findSkew(halve(upright));
  const skew = Math.abs(found) < MIN_SKEW ? 0 : found;
  const lines = tesseract.recognise(upright, { dpi, skew });
  const { width, height } = upright;
  return { frame: { width, height, turns, skew }, lines, ...weigh(lines) };
}

const scoreOf = ({ characters, confidence }: Recognition): number => characters * confidence ** 2;

/** The quarter turns after which the page reads best, by a small picture of it; those tried already unless others are clearly better. */
function findTurns(tesseract: Tesseract, image: GrayImage, tried: QuarterTurns): QuarterTurns {
  const small = halve(image);
  const scoreAt = (turns: QuarterTurns) =>
    scoreOf(recognise(tesseract, small, { dpi: DPI.usual / 2, turns }));
  let best = { turns: tried, score: scoreAt(tried) * CLEARLY_BETTER };
  // Likeliest first: the other way up, then the other two.
  for (const more of [2, 1, 3]) {
    const turns = ((tried + more) % QUARTERS) as QuarterTurns;
    const score = scoreAt(turns);
    if (score > best.score) best = { turns, score: score * CLEARLY_BETTER };
  }
  return best.turns;
}

function toText({ frame, lines, confidence }: Recognition): ScanText {
  const assembled = assembleLines(placeWords(lines), frame);
  return {
    confidence,
    lines: assembled.map(({ text, words }) => ({
      text,
      words: words.map((word) => ({ ...word, box: toPageBox(word.box, frame) })),
    })),
  };
}
