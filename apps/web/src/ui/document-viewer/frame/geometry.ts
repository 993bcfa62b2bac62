import type { PageBox, PageSize } from '#ui/document-viewer/frame/types.ts';

/** Points around the words of a mark: enough not to cut letters, too little to touch a neighbour. */
const PAD_X = 1;
const PAD_Y = 0.6;

/** A box with air around it, still as fractions of the page and inside it, so that zoom recalculates nothing. */
export function padBox(box: PageBox, page: PageSize): PageBox {
  const padX = PAD_X / page.width;
  const padY = PAD_Y / page.height;
  const x = Math.max(0, box.x - padX);
  const y = Math.max(0, box.y - padY);
  return {
    x,
    y,
    width: Math.min(1, box.x + box.width + padX) - x,
    height: Math.min(1, box.y + box.height + padY) - y,
  };
}

/** Tops of labels of one height, each as near to where it is wanted as it can be without covering the one above. */
export function stackTops(wanted: readonly number[], height: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const tops = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const top = Math.max(wanted[index] ?? 0, free);
    tops[index] = top;
    free = top + height;
  }
  return tops;
}

/** A browser refuses or blanks canvases beyond this; pages of any size stay below it, if need be less sharp. */
const CANVAS_MAX_PIXELS = 16_777_216;
const CANVAS_MAX_SIDE = 16_384;

/** Device pixels of a canvas that covers a page of the given size in CSS pixels. */
export function canvasSize(css: PageSize, pixelRatio: number): PageSize {
  const ratio = Math.min(
    pixelRatio,
    Math.sqrt(CANVAS_MAX_PIXELS / (css.width * css.height)),
    CANVAS_MAX_SIDE / css.width,
    CANVAS_MAX_SIDE / css.height,
  );
  return {
    width: Math.max(1, Math.round(css.width * ratio)),
    height: Math.max(1, Math.round(css.height * ratio)),
  };
}

/** Joins rectangles that follow each other on one line. */
export function mergeLines(boxes: readonly PageBox[]): PageBox[] {
  const lines: PageBox[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    if (last && isSameLine(last, box)) lines[lines.length - 1] = union(last, box);
    else lines.push(box);
  }
  return lines;
}

function isSameLine(a: PageBox, b: PageBox): boolean {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return overlap > 0.5 * Math.min(a.height, b.height);
}

function union(a: PageBox, b: PageBox): PageBox {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
