import { assembleLines, type Line } from '@recto/core/document';
import { type GrayImage, halve, type QuarterTurns, turnImage } from '#ocr/gray-image.ts';
import { placeWords, scoreReading, weigh } from '#ocr/place-words.ts';
import type { Recognise, RecognisedLine } from '#ocr/recognised.ts';
import { type ScanFrame, toPageBox } from '#ocr/scan-frame.ts';
import { findSkew, liesOnItsSide, rotateImage } from '#ocr/skew.ts';

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

/**
 * Reads the picture of a page: sets it upright and level, recognises it, and turns the boxes back, so that they lie on the
 * page as displayed. `draw` makes the picture in a resolution.
 */
export async function readScan(
  draw: (dpi: number) => GrayImage | Promise<GrayImage>,
  engine: Recognise,
): Promise<ScanText> {
  const image = await draw(DPI.usual);
  let turns: QuarterTurns = liesOnItsSide(image) ? 1 : 0;
  let best = await recognise(engine, image, { dpi: DPI.usual, turns });
  if (best.characters === 0 || isSure(best)) return toText(best);
  turns = await findTurns(engine, image, best);
  if (turns !== best.frame.turns) best = await recognise(engine, image, { dpi: DPI.usual, turns });
  if (isSure(best)) return toText(best);
  const fine = await recognise(engine, await draw(DPI.fine), { dpi: DPI.fine, turns });
  return toText(scoreReading(fine) > scoreReading(best) ? fine : best);
}

interface Recognition {
  readonly frame: ScanFrame;
  readonly lines: readonly RecognisedLine[];
  readonly characters: number;
  readonly confidence: number;
}

async function recognise(
  engine: Recognise,
  image: GrayImage,
  { dpi, turns }: { readonly dpi: number; readonly turns: QuarterTurns },
): Promise<Recognition> {
  const upright = turnImage(image, turns);
  const found = findSkew(upright);
  const skew = Math.abs(found) < MIN_SKEW ? 0 : found;
  const lines = await engine(rotateImage(upright, skew), dpi);
  const { width, height } = upright;
  return { frame: { width, height, turns, skew }, lines, ...weigh(lines) };
}

/**
 * The quarter turns after which the page reads best, by a small picture of it: the first after which it reads surely, and
 * clearly better than it was read; else those tried already unless others are clearly better.
 */
async function findTurns(engine: Recognise, image: GrayImage, read: Recognition): Promise<QuarterTurns> {
  const small = halve(image);
  const readAt = (turns: QuarterTurns) => recognise(engine, small, { dpi: DPI.usual / 2, turns });
  const tried = read.frame.turns;
  let best = { turns: tried, score: 0 };
  // Likeliest first: the other way up, then the other two. One engine, one picture after the other.
  for (const more of [2, 1, 3]) {
    const turns = ((tried + more) % QUARTERS) as QuarterTurns;
    const reading = await readAt(turns);
    const score = scoreReading(reading);
    if (isSure(reading) && score > CLEARLY_BETTER * scoreReading(read)) return turns;
    if (score > CLEARLY_BETTER * best.score) best = { turns, score };
  }
  const score = scoreReading(await readAt(tried));
  return best.score > CLEARLY_BETTER * score ? best.turns : tried;
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
