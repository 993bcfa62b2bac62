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
/** Searches of one page may go this often through its objects: text inside forms is not among them. */
const MAX_ROUNDS = 4;

/**
 * Finds double letters of which PDFium drops the second: it takes a text object that overlaps the one before and paints
 * the same glyph for imitated bold type, and some producers paint every letter as an object of its own, so that
 * "effect" is read as "ef ect". The dropped object is still among the page's objects.
 */
export class TwinFinder {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #text: number;
  #count: number | undefined;
  #cursor = 0;
  /** The character that followed the one whose object is at the cursor. */
  #next = 0;
  #steps = 0;

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
    // Only letters that are objects of their own are dropped; to look for the object is slow.
    if (before > 0 && pdfium.FPDFText_GetTextObject(this.#text, before - 1) === first) return undefined;
    const position = this.#locate(first, before - this.#next);
    if (position !== undefined) this.#next = after;
    if (position === undefined || pdfium.FPDFPage_GetObject(this.#page, position + 2) !== next)
      return undefined;
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

  /**
   * The place of a text object on the page. Text comes in the order of its objects: the search goes on from the last.
   * Where every character is an object, the one wanted is as many objects on as characters.
   */
  #locate(object: number, characters: number): number | undefined {
    if (this.#count === undefined) {
      this.#count = Math.min(this.#pdfium.FPDFPage_CountObjects(this.#page), MAX_OBJECTS);
      this.#steps = MAX_ROUNDS * this.#count;
    }
    const guess = this.#cursor + 1 + characters;
    if (guess < this.#count && this.#pdfium.FPDFPage_GetObject(this.#page, guess) === object) {
      this.#cursor = guess;
      return guess;
    }
    for (let step = 0; step < this.#count && this.#steps > 0; step++, this.#steps--) {
      const position = (this.#cursor + step) % this.#count;
      if (this.#pdfium.FPDFPage_GetObject(this.#page, position) !== object) continue;
      this.#cursor = position;
      return position;
    }
    return undefined;
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
