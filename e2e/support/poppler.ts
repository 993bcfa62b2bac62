import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In points of the page as poppler displays it, origin top left. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface PageWords {
  /** Of the page as displayed: turned and cropped. */
  readonly width: number;
  readonly words: readonly PageWord[];
  /** Share (0..1) of what poppler paints on the page that lies in these words' boxes. */
  readonly inkInside: number;
}

/**
 * The words of a page as an independent program (poppler) places them. `pdftotext` gives their boxes on the page as
 * displayed, but the size of the page as it was before it was turned; so the size is that of poppler's own picture, and
 * `inkInside` tells that boxes and picture lie in the same space.
 */
export async function readPageWords(pdf: string, page: number): Promise<PageWords> {
  const range = ['-cropbox', '-f', String(page), '-l', String(page)];
  const { stdout } = await run('pdftotext', ['-bbox', ...range, pdf, '-'], {
    timeout: 20_000,
    maxBuffer: 50_000_000,
  });
  const pattern = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
  const words = [...stdout.matchAll(pattern)].map(([, left, top, right, bottom, text = '']) => ({
    text: decodeEntities(text),
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
  const picture = await paint(pdf, range, 72 * PIXELS_PER_POINT);
  return { width: picture.width / PIXELS_PER_POINT, words, inkInside: shareOfInk(picture, words) };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};
const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const PIXELS_PER_POINT = 2;
const DARK = 110;
/** Edges of letters are painted over half a pixel beyond their boxes. */
const EDGE = 1;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel, rows from the top. */
  readonly pixels: Uint8Array;
}

/** A page as a scanner sees it, in shades of grey. */
export const scanPage = (pdf: string, page: number, dpi = 150): Promise<Picture> =>
  paint(pdf, ['-f', String(page), '-l', String(page)], dpi);

async function paint(pdf: string, range: readonly string[], dpi: number): Promise<Picture> {
  const { stdout } = await run('pdftoppm', ['-gray', '-r', String(dpi), ...range, pdf], {
    timeout: 20_000,
    maxBuffer: 100_000_000,
    encoding: 'buffer',
  });
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(stdout.subarray(0, 64).toString('latin1'));
  if (!head) throw new Error('pdftoppm gave no picture');
  return { width: Number(head[1]), height: Number(head[2]), pixels: stdout.subarray(head[0].length) };
}

function shareOfInk({ width, height, pixels }: Picture, words: readonly PageWord[]): number {
  const isInside = new Uint8Array(width * height);
  for (const { left, top, right, bottom } of words) {
    const from = Math.max(0, Math.floor(left * PIXELS_PER_POINT) - EDGE);
    const to = Math.min(width, Math.ceil(right * PIXELS_PER_POINT) + EDGE);
    const last = Math.min(height, Math.ceil(bottom * PIXELS_PER_POINT) + EDGE);
    for (let y = Math.max(0, Math.floor(top * PIXELS_PER_POINT) - EDGE); y < last; y++)
      if (to > from) isInside.fill(1, y * width + from, y * width + to);
  }
  let ink = 0;
  let inside = 0;
  pixels.forEach((value, at) => {
    if (value > DARK) return;
    ink++;
    inside += isInside[at] ?? 0;
  });
  return ink === 0 ? 1 : inside / ink;
}
