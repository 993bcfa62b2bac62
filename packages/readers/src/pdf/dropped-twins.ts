import type { Pdfium } from '#pdf/pdfium.ts';

/** The offset, in user space, from a character to the same character that follows it and that PDFium left out. */
export interface Twin {
  readonly dx: number;
  readonly dy: number;
  /** The next character stands where it would within a word. */
  readonly isWithinWord: boolean;
}

const TEXT_OBJECT = 1;
const MAX_OBJECTS = 50_000;

/**
 * Finds double letters of which PDFium drops the second: it takes a text object that overlaps the one before and paints
 * the same glyph for imitated bold type, and some producers paint every letter as an object of its own, so that
 * "effect" is read as "ef ect". The dropped object is still among the page's objects.
 */
export class TwinFinder {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #text: number;
  #positions: Map<number, number> | undefined;

  constructor(pdfium: Pdfium, page: number, text: number) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#text = text;
  }

  /** Looks for a dropped twin of the character at `before`, which is followed by the one at `after`. */
  find(before: number, after: number): Twin | undefined {
    const pdfium = this.#pdfium;
    const first = pdfium.FPDFText_GetTextObject(this.#text, before);
    const next = pdfium.FPDFText_GetTextObject(this.#text, after);
    if (first === 0 || next === 0 || first === next) return undefined;
    this.#positions ??= this.#listObjects();
    const position = this.#positions.get(first);
    if (position === undefined || this.#positions.get(next) !== position + 2) return undefined;
    const dropped = pdfium.FPDFPage_GetObject(this.#page, position + 1);
    if (pdfium.FPDFPageObj_GetType(dropped) !== TEXT_OBJECT) return undefined;
    return this.#compare(first, dropped, before, after);
  }

  #compare(first: number, dropped: number, before: number, after: number): Twin | undefined {
    const a = this.#bounds(first);
    const b = this.#bounds(dropped);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const step = Math.hypot(dx, dy);
    const size = Math.max(a.width, a.height);
    const isSameGlyph =
      Math.abs(a.width - b.width) < 0.05 * size && Math.abs(a.height - b.height) < 0.05 * size;
    // Imitated bold type is shifted by a hair.
    if (!isSameGlyph || step < 0.15 * size || step > size) return undefined;
    const from = this.#origin(before);
    const to = this.#origin(after);
    const gap = Math.hypot(to.x - from.x, to.y - from.y) - 2 * step;
    return { dx, dy, isWithinWord: gap < 0.15 * size };
  }

  #listObjects(): Map<number, number> {
    const positions = new Map<number, number>();
    const count = Math.min(this.#pdfium.FPDFPage_CountObjects(this.#page), MAX_OBJECTS);
    for (let index = 0; index < count; index++) {
      positions.set(this.#pdfium.FPDFPage_GetObject(this.#page, index), index);
    }
    return positions;
  }

  #bounds(object: number) {
    const { scratch } = this.#pdfium;
    this.#pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const view = this.#pdfium.view();
    const x = view.getFloat32(scratch, true);
    const y = view.getFloat32(scratch + 4, true);
    const width = view.getFloat32(scratch + 8, true) - x;
    return { x, y, width, height: view.getFloat32(scratch + 12, true) - y };
  }

  #origin(index: number) {
    const { scratch } = this.#pdfium;
    this.#pdfium.FPDFText_GetCharOrigin(this.#text, index, scratch, scratch + 8);
    const view = this.#pdfium.view();
    return { x: view.getFloat64(scratch, true), y: view.getFloat64(scratch + 8, true) };
  }
}
