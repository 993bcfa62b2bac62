import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';

const run = promisify(execFile);

/** In points of the page as poppler displays it, origin top left. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The words of a page as an independent program (poppler) places them. */
export async function readPageWords(
  pdf: string,
  page: number,
): Promise<{ width: number; words: PageWord[] }> {
  const args = ['-bbox', '-cropbox', '-f', String(page), '-l', String(page), pdf, '-'];
  const { stdout } = await run('pdftotext', args, { timeout: 20_000, maxBuffer: 50_000_000 });
  const width = Number(/<page width="([\d.]+)"/.exec(stdout)?.[1]);
  const pattern = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
  const words = [...stdout.matchAll(pattern)].map(([, left, top, right, bottom, text = '']) => ({
    text: decodeEntities(text),
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
  return { width, words };
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

export interface MarkMeasure {
  /** The words that lie under the mark, joined. */
  readonly text: string;
  /** Distance of the mark's edges from those of its words, in CSS pixels. */
  readonly leftOff: number;
  readonly rightOff: number;
  /** How far the mark reaches above and below its words, in line heights. */
  readonly above: number;
  readonly below: number;
  /** Share of the dark pixels of those words that the mark covers. */
  readonly inkCovered: number;
  /** CSS pixels a point of the page takes. */
  readonly scale: number;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures a mark on a rendered page against the words that an independent program finds there. */
export async function measureMark(
  page: Page,
  mark: Locator,
  canvas: Locator,
  source: { width: number; words: readonly PageWord[] },
): Promise<MarkMeasure> {
  const [markRect, pageRect] = [await rectOf(mark), await rectOf(canvas)];
  const scale = (pageRect.right - pageRect.left) / source.width;
  const placed = source.words.map((word) => ({
    text: word.text,
    left: pageRect.left + word.left * scale,
    top: pageRect.top + word.top * scale,
    right: pageRect.left + word.right * scale,
    bottom: pageRect.top + word.bottom * scale,
  }));
  const under = placed.filter((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
    return x > markRect.left && x < markRect.right && y > markRect.top && y < markRect.bottom;
  });
  if (under.length === 0) throw new Error('no word of the page lies under the mark');
  const words = union(under);
  const lineHeight = Math.max(...under.map((word) => word.bottom - word.top));
  return {
    text: under.map((word) => word.text).join(' '),
    leftOff: markRect.left - words.left,
    rightOff: markRect.right - words.right,
    above: (words.top - markRect.top) / lineHeight,
    below: (markRect.bottom - words.bottom) / lineHeight,
    inkCovered: await inkCovered(page, canvas, { pageRect, markRect, under }),
    scale,
  };
}

const union = (rects: readonly Rect[]): Rect => ({
  left: Math.min(...rects.map(({ left }) => left)),
  top: Math.min(...rects.map(({ top }) => top)),
  right: Math.max(...rects.map(({ right }) => right)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

const rectOf = (locator: Locator): Promise<Rect> =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Of the dark pixels within the words' boxes, the share that lies within the mark. */
async function inkCovered(
  page: Page,
  canvas: Locator,
  { pageRect, markRect, under }: { pageRect: Rect; markRect: Rect; under: readonly Rect[] },
): Promise<number> {
  const handle = await canvas.elementHandle();
  return page.evaluate(
    ({ canvas: element, pageRect: at, markRect: inside, under: boxes }) => {
      const surface = element as HTMLCanvasElement;
      const context = surface.getContext('2d');
      if (!context) throw new Error('the page is not drawn on a canvas');
      const ratio = surface.width / (at.right - at.left);
      const seen = new Set<number>();
      let covered = 0;
      for (const box of boxes) {
        const [x0, y0] = [Math.floor((box.left - at.left) * ratio), Math.floor((box.top - at.top) * ratio)];
        const [x1, y1] = [Math.ceil((box.right - at.left) * ratio), Math.ceil((box.bottom - at.top) * ratio)];
        const { data, width } = context.getImageData(x0, y0, Math.max(1, x1 - x0), Math.max(1, y1 - y0));
        for (let index = 0; index < data.length / 4; index++) {
          const [red = 255, green = 255, blue = 255] = [
            data[index * 4],
            data[index * 4 + 1],
            data[index * 4 + 2],
          ];
          if (0.299 * red + 0.587 * green + 0.114 * blue > 110) continue;
          const [x, y] = [x0 + (index % width), y0 + Math.floor(index / width)];
          const key = y * surface.width + x;
          if (seen.has(key)) continue;
          seen.add(key);
          const [cssX, cssY] = [at.left + (x + 0.5) / ratio, at.top + (y + 0.5) / ratio];
          if (cssX >= inside.left && cssX <= inside.right && cssY >= inside.top && cssY <= inside.bottom)
            covered++;
        }
      }
      return seen.size === 0 ? 1 : covered / seen.size;
    },
    { canvas: handle, pageRect, markRect, under },
  );
}
