import type { PlacedWord, Turn } from '@recto/core/document';
import {
  isHighSurrogate,
  isIgnorable,
  isSpace,
  isUnmapped,
  LINE_END_HYPHEN,
  toCodePoint,
} from '#pdf/char-kinds.ts';
import { type Twin, TwinFinder } from '#pdf/dropped-twins.ts';
import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import { type CharBox, MAX_OVERHANG, WordCollector } from '#pdf/word-collector.ts';

export interface PageWords {
  readonly words: PlacedWord[];
  /** Characters on the page that show something. */
  readonly visible: number;
  /** Share (0..1) of the characters whose meaning the file does not tell. */
  readonly unmapped: number;
}

/** A page with more characters is read up to here: no honest page has as many. */
const MAX_CHARS = 500_000;
/** What fonts may claim above and below the baseline, in font sizes. */
const MAX_ASCENT = 1.05;
const MAX_DESCENT = 0.4;
const MAP_ERROR_SAMPLES = 64;

/** Reads the words of a page, in content order. */
export function readWords(pdfium: Pdfium, page: number, space: PageSpace): PageWords {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return { words: [], visible: 0, unmapped: 0 };
  try {
    const reading = new Reading(pdfium, page, text, space);
    return reading.read();
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

/** One pass over the characters of a page. Nothing is allocated for a character but its text. */
class Reading {
  readonly #pdfium: Pdfium;
  readonly #text: number;
  readonly #space: PageSpace;
  readonly #count: number;
  readonly #twins: TwinFinder;
  readonly #collector = new WordCollector();
  readonly #box: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  readonly #spaceBox: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  #index = 0;
  #visible = 0;
  #unknown = 0;
  /** The character before, if it belongs to the word that is being collected. */
  #before = '';
  /** How far up and down the letters of this word may reach. */
  #highest = Number.NEGATIVE_INFINITY;
  #lowest = Number.POSITIVE_INFINITY;
  readonly #turnOf = () => readTurn(this.#pdfium, this.#text, this.#index, this.#space);

  constructor(pdfium: Pdfium, page: number, text: number, space: PageSpace) {
    this.#pdfium = pdfium;
    this.#text = text;
    this.#space = space;
    this.#count = Math.min(pdfium.FPDFText_CountChars(text), MAX_CHARS);
    this.#twins = new TwinFinder(pdfium, page, text);
  }

  read(): PageWords {
    for (; this.#index < this.#count; this.#index++) {
      const unit = this.#unitAt(this.#index);
      if (isSpace(unit)) this.#readSpace();
      else if (!isIgnorable(unit)) this.#readChar(unit);
      else if (unit < 32) this.#unknown++;
    }
    this.#collector.endWord();
    const unmapped = Math.max(this.#unknown / Math.max(this.#count, 1), this.#sampleMapErrors());
    return { words: this.#collector.words, visible: this.#visible, unmapped };
  }

  #readChar(unit: number): void {
    const low = isHighSurrogate(unit) && this.#index + 1 < this.#count ? this.#unitAt(this.#index + 1) : 0;
    const isPair = low >= 0xdc00 && low < 0xe000;
    const codePoint = isPair ? (unit - 0xd800) * 0x400 + low - 0xdc00 + 0x10000 : toCodePoint(unit);
    this.#readBox(this.#box);
    if (isOnPage(this.#box, this.#space)) {
      this.#visible++;
      if (this.#before === '') this.#measureWord();
      this.#trim();
      if (isUnmapped(codePoint)) this.#unknown++;
      this.#before = String.fromCodePoint(codePoint);
      this.#collector.add(this.#before, codePoint, this.#box, this.#turnOf);
      if (unit === LINE_END_HYPHEN) this.#endWord();
    }
    if (isPair) this.#index++;
  }

  #readSpace(): void {
    if (this.#before === '' || this.#index === 0) return;
    const isGenerated = this.#pdfium.FPDFText_IsGenerated(this.#text, this.#index) === 1;
    if (!isGenerated) this.#readBox(this.#spaceBox);
    const twin = this.#findTwin(isGenerated);
    if (twin) {
      const { a, b, c, d } = this.#space;
      moveBox(this.#box, a * twin.dx + c * twin.dy, b * twin.dx + d * twin.dy);
      this.#collector.add(this.#before, this.#before.codePointAt(0) ?? 0, this.#box, this.#turnOf);
      if (isGenerated && twin.isWithinWord) return;
    }
    this.#endWord(isGenerated || twin ? undefined : this.#spaceBox);
  }

  /** A space of the file's own begins where the letter before it ends, unless a letter between them is missing. */
  #findTwin(isGenerated: boolean): Twin | undefined {
    if (!isGenerated && this.#spaceBox.left <= this.#box.right + 0.02) return undefined;
    let after = this.#index;
    while (after < this.#count && this.#pdfium.FPDFText_IsGenerated(this.#text, after) === 1) after++;
    return after < this.#count ? this.#twins.find(this.#index - 1, after) : undefined;
  }

  /**
   * Takes the measure of a word at its first letter: it begins where that letter does, not where the box of a letter
   * with an overhang ("f", "j") does, and no letter of it stands out further than fonts honestly do. Some CJK fonts
   * claim three times their size.
   */
  #measureWord(): void {
    const { scratch } = this.#pdfium;
    this.#highest = Number.NEGATIVE_INFINITY;
    this.#lowest = Number.POSITIVE_INFINITY;
    if (this.#turnOf() !== 0) return;
    if (this.#pdfium.FPDFText_GetCharOrigin(this.#text, this.#index, scratch, scratch + 8) === 0) return;
    let view = this.#pdfium.view();
    const { a, b, c, d, e, f } = this.#space;
    const userX = view.getFloat64(scratch, true);
    const userY = view.getFloat64(scratch + 8, true);
    const x = a * userX + c * userY + e;
    const baseline = b * userX + d * userY + f;
    const reach = MAX_OVERHANG * (this.#box.bottom - this.#box.top);
    if (x > this.#box.left && x < this.#box.left + reach) this.#box.left = x;
    if (this.#pdfium.FPDFText_GetMatrix(this.#text, this.#index, scratch) === 0) return;
    view = this.#pdfium.view();
    const upX = view.getFloat32(scratch + 8, true);
    const upY = view.getFloat32(scratch + 12, true);
    const size = this.#pdfium.FPDFText_GetFontSize(this.#text, this.#index) * Math.abs(b * upX + d * upY);
    if (!(size > 0)) return;
    this.#highest = baseline - MAX_ASCENT * size;
    this.#lowest = baseline + MAX_DESCENT * size;
  }

  #trim(): void {
    const top = Math.max(this.#box.top, this.#highest);
    const bottom = Math.min(this.#box.bottom, this.#lowest);
    if (bottom <= top) return;
    this.#box.top = top;
    this.#box.bottom = bottom;
  }

  /** The box of a character from its font's ascent to descent and over its whole advance, as displayed. */
  #readBox(box: CharBox): void {
    const pdfium = this.#pdfium;
    const { scratch } = pdfium;
    const { a, b, c, d, e, f } = this.#space;
    pdfium.FPDFText_GetLooseCharBox(this.#text, this.#index, scratch);
    let view = pdfium.view();
    let x1 = view.getFloat32(scratch, true);
    let y1 = view.getFloat32(scratch + 4, true);
    let x2 = view.getFloat32(scratch + 8, true);
    let y2 = view.getFloat32(scratch + 12, true);
    if (x1 === x2 || y1 === y2) {
      // Type 3 fonts have no ascent: take the ink.
      pdfium.FPDFText_GetCharBox(this.#text, this.#index, scratch, scratch + 8, scratch + 16, scratch + 24);
      view = pdfium.view();
      x1 = view.getFloat64(scratch, true);
      x2 = view.getFloat64(scratch + 8, true);
      y1 = view.getFloat64(scratch + 16, true);
      y2 = view.getFloat64(scratch + 24, true);
    }
    const left = a * x1 + c * y1 + e;
    const right = a * x2 + c * y2 + e;
    const top = b * x1 + d * y1 + f;
    const bottom = b * x2 + d * y2 + f;
    box.left = Math.min(left, right);
    box.right = Math.max(left, right);
    box.top = Math.min(top, bottom);
    box.bottom = Math.max(top, bottom);
  }

  #endWord(space?: Readonly<CharBox>): void {
    this.#collector.endWord(space);
    this.#before = '';
  }

  #unitAt(index: number): number {
    return this.#pdfium.FPDFText_GetUnicode(this.#text, index) >>> 0;
  }

  #sampleMapErrors(): number {
    const step = Math.max(1, Math.floor(this.#count / MAP_ERROR_SAMPLES));
    let samples = 0;
    let errors = 0;
    for (let index = 0; index < this.#count; index += step) {
      samples++;
      if (this.#pdfium.FPDFText_HasUnicodeMapError(this.#text, index) === 1) errors++;
    }
    return samples > 0 ? errors / samples : 0;
  }
}

function moveBox(box: CharBox, dx: number, dy: number): void {
  box.left += dx;
  box.right += dx;
  box.top += dy;
  box.bottom += dy;
}

function isOnPage(box: Readonly<CharBox>, { width, height }: PageSpace): boolean {
  return box.right >= 0 && box.left <= width && box.bottom >= 0 && box.top <= height;
}

/** The reading direction of a character as displayed; `undefined` when it is far from all four. */
function readTurn(pdfium: Pdfium, text: number, index: number, space: PageSpace): Turn | undefined {
  const angle = pdfium.FPDFText_GetCharAngle(text, index);
  if (angle < 0) return 0;
  // PDFium counts the angle clockwise, user space counterclockwise.
  const x = space.a * Math.cos(angle) - space.c * Math.sin(angle);
  const y = space.b * Math.cos(angle) - space.d * Math.sin(angle);
  if (Math.abs(y) < 0.2 * Math.abs(x)) return x > 0 ? 0 : 180;
  if (Math.abs(x) < 0.2 * Math.abs(y)) return y > 0 ? 90 : 270;
  return undefined;
}
