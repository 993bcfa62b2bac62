import { expect, type Locator, type Page } from '@playwright/test';
import { type PageWords, readPageWords } from './poppler.ts';

interface MarkMeasure {
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
async function measureMark(
  page: Page,
  mark: Locator,
  canvas: Locator,
  source: Pick<PageWords, 'width' | 'words'>,
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

/** Expects a mark to lie over its words: edges within two points, 98 % of their ink, no more than 0.4 of a line beyond them. */
async function expectMarkOverWords(
  page: Page,
  mark: Locator,
  canvas: Locator,
  source: Pick<PageWords, 'width' | 'words'>,
): Promise<MarkMeasure> {
  const measured = await measureMark(page, mark, canvas, source);
  const { text, scale, leftOff, rightOff, above, below } = measured;
  const over = `over "${text}" at ${Math.round(scale * 100)} %`;
  const within = Math.max(2, 2 * scale);
  expect(Math.abs(leftOff), `left edge ${over}`).toBeLessThanOrEqual(within);
  expect(Math.abs(rightOff), `right edge ${over}`).toBeLessThanOrEqual(within);
  expect(measured.inkCovered, `ink ${over}`).toBeGreaterThanOrEqual(0.98);
  expect(Math.max(above, below), `height ${over}`).toBeLessThanOrEqual(0.4);
  return measured;
}

/** Expects every mark of a page that stands in a column to lie over its words; gives these. */
export async function expectColumnMarks(sheet: Locator, pdf: string): Promise<string[]> {
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  const marks = sheet.getByTestId('mark');
  await expect(marks.first()).toBeVisible();
  const source = await readPageWords(pdf, Number(await sheet.getAttribute('data-page')));
  const texts: string[] = [];
  for (const mark of await marks.all())
    texts.push((await expectMarkOverWords(sheet.page(), mark, sheet.locator('canvas').last(), source)).text);
  return texts;
}

/**
 * Zooms, and expects every mark of the page that is shown to lie over its words. Gives the words under each mark.
 */
export async function expectMarksOverWords(page: Page, pdf: string, zoom: number): Promise<string[]> {
  const field = page.getByLabel('Zoom in percent');
  await field.fill(String(zoom));
  await field.press('Enter');
  const sheet = page.getByTestId('pdf-page');
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  const source = await readPageWords(pdf, Number(await sheet.getAttribute('data-page')));
  const picture = sheet.locator('canvas').last();
  // Until the new picture is drawn the old one stands there stretched.
  const drawnScale = async () => {
    const width = await picture.evaluate((canvas: HTMLCanvasElement) => {
      const shown = canvas.getBoundingClientRect().width;
      return Math.abs(canvas.width / devicePixelRatio - shown) <= 1 ? shown : 0;
    });
    return width / source.width;
  };
  await expect.poll(drawnScale, `the page is drawn at ${zoom} %`).toBeCloseTo(zoom / 100, 1);
  const marks = await page.getByTestId('mark').all();
  expect(marks.length).toBeGreaterThan(0);
  const texts: string[] = [];
  for (const mark of marks) {
    const { text, scale } = await expectMarkOverWords(page, mark, picture, source);
    expect(scale, 'the page is shown at the zoom asked for').toBeCloseTo(zoom / 100, 1);
    texts.push(text);
  }
  return texts;
}
