import { assembleLines, type Line } from '@recto/core/document';
import { findInk } from '#ocr/find-ink.ts';
import { type GrayImage, halve, type QuarterTurns, turnImage } from '#ocr/gray-image.ts';
import { placeWords, scoreReading, scoreLines } from '#ocr/place-words.ts';
import { moveLine, type Recognise, type RecognisedLine } from '#ocr/recognised.ts';
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
 *
 * @param options.trims the engine is given no more paper than lies around the ink
 */
export async function readScan(
  draw: (dpi: number) => GrayImage | Promise<GrayImage>,
  recogniseLines: Recognise,
  { trims = false }: Partial<Pick<Engine, 'trims'>> = {},
): Promise<ScanText> {
  const engine: Engine = { recogniseLines, trims };
  const scan = scanOf(await draw(DPI.usual));
  let turns: QuarterTurns = liesOnItsSide(scan.small) ? 1 : 0;
  let best = await recognise(engine, scan, { dpi: DPI.usual, turns });
  if (best.characters === 0 || isSure(best)) return toText(best);
  turns = await findTurns(engine, scan.small, best);
  if (turns !== best.frame.turns) best = await recognise(engine, scan, { dpi: DPI.usual, turns });
  if (isSure(best)) return toText(best);
  const fine = await recognise(engine, scanOf(await draw(DPI.fine)), { dpi: DPI.fine, turns });
  return toText(scoreReading(fine) > scoreReading(best) ? fine : best);
}

interface Engine {
  readonly recogniseLines: Recognise;
  /** It is given no paper beyond the ink: quicker by what that costs, at the price of a few more errors in some scripts. */
  readonly trims: boolean;
}

/** A picture, and the same in half the size, by which its lines are found. */
interface Scan {
  readonly image: GrayImage;
  readonly small: GrayImage;
}

const scanOf = (image: GrayImage): Scan => ({ image, small: halve(image) });

interface Recognition {
  readonly frame: ScanFrame;
  readonly lines: readonly RecognisedLine[];
  readonly characters: number;
  readonly confidence: number;
}

async function recognise(
  { recogniseLines, trims }: Engine,
  { image, small }: Scan,
  { dpi, turns }: { readonly dpi: number; readonly turns: QuarterTurns },
): Promise<Recognition> {
  const upright = turnImage(image, turns);
  const uprightSmall = turnImage(small, turns);
  const found = findSkew(uprightSmall);
  const skew = Math.abs(found) < MIN_SKEW ? 0 : found;
  const { width, height } = upright;
  const part = trims ? findInk(upright, uprightSmall, skew) : { x0: 0, y0: 0, x1: width, y1: height };
  const read = await recogniseLines(rotateImage(upright, skew, part), dpi);
  const lines = read.map((line) => moveLine(line, part.x0, part.y0));
  return { frame: { width, height, turns, skew }, lines, ...scoreLines(lines) };
}

/**
 * The quarter turns after which the page reads best, by a small picture of it: the first after which it reads surely, and
 * clearly better than it was read; else those tried already unless others are clearly better.
 */
async function findTurns(engine: Engine, small: GrayImage, read: Recognition): Promise<QuarterTurns> {
  const scan = scanOf(small);
  const readAt = (turns: QuarterTurns) => recognise(engine, scan, { dpi: DPI.usual / 2, turns });
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
