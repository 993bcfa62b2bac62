import type { GrayImage } from '#ocr/gray-image.ts';
import {
  moveWord,
  type PixelBox,
  type Recognise,
  type RecognisedLine,
  type RecognisedWord,
} from '#ocr/recognised.ts';

/** Words side by side on a line, which is told by its index. */
export interface LinePart {
  readonly index: number;
  readonly words: readonly RecognisedWord[];
}

/** Share of the height of a line that is kept free above and below it. */
const MARGIN = 0.25;
/** Of the letters beside a part. */
const CLEARANCE = 2;

interface Lines {
  readonly lines: readonly RecognisedLine[];
  readonly parts: readonly LinePart[];
}

/**
 * What an engine reads in parts of the lines of a picture, from left to right for each. It is given a picture of the parts alone,
 * each where it lies across, in a row for each of their lines, so that it costs what the parts cost.
 */
export async function readParts(
  image: GrayImage,
  { lines, parts }: Lines,
  engine: (sheet: GrayImage) => ReturnType<Recognise>,
): Promise<RecognisedWord[][]> {
  if (parts.length === 0) return [];
  const boxes = parts.map(({ index, words }) => surround(words, lines[index]));
  const { sheet, shifts } = makeSheet(image, boxes, parts);
  const found = (await engine(sheet)).flatMap(({ words }) => words);
  return parts.map(({ index }, at) => {
    const box = boxes[at];
    return found
      .map((word) => moveWord(word, 0, -(shifts.get(index) ?? 0)))
      .filter(({ bbox }) => box && hasCentreIn(bbox, box))
      .toSorted((a, b) => a.bbox.x0 - b.bbox.x0);
  });
}

/** A part's box with what lies beside it up to the next words: boxes of doubtful words at times miss their first letter. */
function surround(words: readonly RecognisedWord[], line: RecognisedLine | undefined): PixelBox {
  const { y0 = 0, y1 = 0 } = line?.bbox ?? {};
  const left = Math.min(...words.map(({ bbox }) => bbox.x0));
  const right = Math.max(...words.map(({ bbox }) => bbox.x1));
  const others = line?.words.filter((word) => !words.includes(word)).map(({ bbox }) => bbox) ?? [];
  const before = others.map(({ x1 }) => x1 + CLEARANCE).filter((x) => x <= left);
  const after = others.map(({ x0 }) => x0 - CLEARANCE).filter((x) => x >= right);
  return {
    x0: Math.max(0, left - (y1 - y0), ...before),
    x1: Math.min(right + (y1 - y0), ...after),
    y0,
    y1,
  };
}

function makeSheet(image: GrayImage, boxes: readonly PixelBox[], parts: readonly LinePart[]) {
  const { width } = image;
  /** By how much each line lies lower in the sheet. */
  const shifts = new Map<number, number>();
  let height = 0;
  boxes.forEach(({ y0, y1 }, at) => {
    const { index } = parts[at] ?? { index: -1 };
    if (shifts.has(index)) return;
    const margin = Math.ceil(MARGIN * (y1 - y0));
    shifts.set(index, height + margin - y0);
    height += y1 - y0 + 2 * margin;
  });
  const pixels = new Uint8Array(width * height).fill(findPaper(image));
  boxes.forEach(({ x0, y0, x1, y1 }, at) => {
    const shift = shifts.get(parts[at]?.index ?? -1) ?? 0;
    const margin = Math.floor((MARGIN * (y1 - y0)) / 2);
    for (let y = Math.max(0, y0 - margin); y < Math.min(image.height, y1 + margin); y++) {
      const row = image.pixels.subarray(y * width + x0, y * width + Math.min(x1, width));
      pixels.set(row, (y + shift) * width + x0);
    }
  });
  return { sheet: { width, height, pixels }, shifts };
}

/** The shade that most of the picture has. */
function findPaper({ pixels }: GrayImage): number {
  const counts = new Uint32Array(256);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

function hasCentreIn({ x0, y0, x1, y1 }: PixelBox, box: PixelBox): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1;
}
