import { isRightToLeftChar, type PageFlag, type PlacedWord } from '@recto/core/document';
import { findBackdrops } from '#pdf/backdrops.ts';
import {
  isControl,
  isHighSurrogate,
  isIgnorable,
  isSpace,
  isUnmapped,
  LINE_END_HYPHEN,
  toCodePoint,
} from '#pdf/char-kinds.ts';
import { isCodedText } from '#pdf/coded-text.ts';
import { sortWords } from '#pdf/concealed-words.ts';
import { type Twin, TwinFinder } from '#pdf/dropped-twins.ts';
import type { PageSpace } from '#pdf/page-space.ts';
import { makePatternCheck } from '#pdf/pattern-text.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import { type TextStyle, TextStyles } from '#pdf/text-style.ts';
import { type CharBox, MAX_OVERHANG, WordCollector } from '#pdf/word-collector.ts';

export interface PageWords {
  /** Without those that a reader of the page does not see. */
  readonly words: readonly PlacedWord[];
  readonly flags: PageFlag[];
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
/** Latin, Greek and Cyrillic letters stand lower, accents and all; what their fonts claim reaches into the line above. */
const ALPHABETIC_ASCENT = 0.95;
const LAST_ALPHABETIC = 0x52f;
const MAP_ERROR_SAMPLES = 64;

/** Reads the words of a page, in content order. */
export function readWords(pdfium: Pdfium, document: number, page: number, space: PageSpace): PageWords {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return { words: [], flags: [], visible: 0, unmapped: 0 };
  try {
    const reading = new Reading(pdfium, { document, page, text }, space);
    return reading.read();
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

interface Handles {
  readonly document: number;
  readonly page: number;
  readonly text: number;
}

/** One pass over the characters of a page. Nothing is allocated for a character but its text. */
class Reading {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #text: number;
  readonly #space: PageSpace;
  readonly #count: number;
  readonly #twins: TwinFinder;
  readonly #styles: TextStyles;
  readonly #style: Readonly<TextStyle>;
  readonly #collector = new WordCollector();
  readonly #box: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  readonly #spaceBox: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  #index = 0;
  #offPage = 0;
  #unknown = 0;
  /** The character before, if it belongs to the word that is being collected. */
  #before = '';
  /** How far up and down the letters of this word may reach. */
  #highest = Number.NEGATIVE_INFINITY;
  #lowest = Number.POSITIVE_INFINITY;

  constructor(pdfium: Pdfium, { document, page, text }: Handles, space: PageSpace) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#text = text;
    this.#space = space;
    this.#count = Math.min(pdfium.FPDFText_CountChars(text), MAX_CHARS);
    this.#twins = new TwinFinder(pdfium, page, text);
    this.#styles = new TextStyles(pdfium, text, space, makePatternCheck(pdfium, document, page));
    this.#style = this.#styles.style;
  }

  read(): PageWords {
    for (; this.#index < this.#count; this.#index++) {
      const unit = this.#unitAt(this.#index);
      if (isSpace(unit)) this.#readSpace();
      else if (!isIgnorable(unit)) this.#readChar(unit);
      else if (isControl(unit)) this.#unknown++;
    }
    this.#endWord(this.#measureEnd() ? this.#spaceBox : undefined);
    const unmapped = Math.max(this.#unknown / Math.max(this.#count, 1), this.#sampleMapErrors());
    const backdrops = () => findBackdrops(this.#pdfium, this.#page, this.#space);
    const { words, flags } = sortWords(this.#collector.words, this.#offPage, backdrops);
    const visible = words.reduce((sum, { text }) => sum + text.length, 0);
    const isCoded = isCodedText(this.#pdfium, this.#text, words);
    return { words, flags, visible, unmapped: isCoded ? 1 : unmapped };
  }

  #readChar(unit: number): void {
    const low = isHighSurrogate(unit) && this.#index + 1 < this.#count ? this.#unitAt(this.#index + 1) : 0;
    const isPair = low >= 0xdc00 && low < 0xe000;
    const codePoint = isPair ? (unit - 0xd800) * 0x400 + low - 0xdc00 + 0x10000 : toCodePoint(unit);
    this.#readBox(this.#box);
    if (isOnPage(this.#box, this.#space)) {
      this.#updateStyle();
      if (this.#before === '') this.#measureWord(codePoint);
      this.#trim();
      if (isUnmapped(codePoint)) this.#unknown++;
      this.#collector.sharesGlyph = isRightToLeftChar(codePoint) && this.#hasOriginOfLast();
      this.#before = String.fromCodePoint(codePoint);
      this.#collector.add(this.#before, codePoint, this.#box, this.#style);
      if (unit === LINE_END_HYPHEN) this.#endWord();
    } else {
      this.#offPage++;
    }
    if (isPair) this.#index++;
  }

  /** Letters of one glyph have one origin. */
  #hasOriginOfLast(): boolean {
    if (this.#before === '') return false;
    const { scratch } = this.#pdfium;
    this.#pdfium.FPDFText_GetCharOrigin(this.#text, this.#index - 1, scratch, scratch + 8);
    this.#pdfium.FPDFText_GetCharOrigin(this.#text, this.#index, scratch + 16, scratch + 24);
    const view = this.#pdfium.view();
    const isAt = (at: number) =>
      view.getFloat64(scratch + at, true) === view.getFloat64(scratch + 16 + at, true);
    return isAt(0) && isAt(8);
  }

  #readSpace(): void {
    if (this.#before === '' || this.#index === 0) return;
    const isGenerated = this.#pdfium.FPDFText_IsGenerated(this.#text, this.#index) === 1;
    if (!isGenerated) this.#readBox(this.#spaceBox);
    const twin = this.#findTwin(isGenerated);
    if (twin) {
      const { a, b, c, d } = this.#space;
      moveBox(this.#box, a * twin.dx + c * twin.dy, b * twin.dx + d * twin.dy);
      this.#collector.add(this.#before, this.#before.codePointAt(0) ?? 0, this.#box, this.#style);
      if (isGenerated && twin.isWithinWord) return;
    }
    if (twin) this.#endWord();
    else if (isGenerated) this.#endWord(this.#measureEnd() ? this.#spaceBox : undefined);
    else this.#endWord(this.#spaceBox);
  }

  /** Where the file has no space, the font tells where the last letter ends: at its advance, whatever its overhang. */
  #measureEnd(): boolean {
    const { scratch } = this.#pdfium;
    const last = this.#index - 1;
    const isUpright = this.#before !== '' && this.#style.turn === 0;
    const object = isUpright ? this.#pdfium.FPDFText_GetTextObject(this.#text, last) : 0;
    const font = object === 0 ? 0 : this.#pdfium.FPDFTextObj_GetFont(object);
    if (font === 0 || this.#pdfium.FPDFText_GetCharOrigin(this.#text, last, scratch, scratch + 8) === 0)
      return false;
    const letter = this.#before.codePointAt(0) ?? 0;
    if (this.#pdfium.FPDFFont_GetGlyphWidth(font, letter, 1, scratch + 16) === 0) return false;
    const view = this.#pdfium.view();
    const { a, c, e } = this.#space;
    const origin = a * view.getFloat64(scratch, true) + c * view.getFloat64(scratch + 8, true) + e;
    this.#spaceBox.left = origin + view.getFloat32(scratch + 16, true) * this.#style.alongSize;
    return true;
  }

  /** A space of the file's own begins where the letter before it ends, unless a letter between them is missing. */
  #findTwin(isGenerated: boolean): Twin | undefined {
    if (!isGenerated && this.#spaceBox.left <= this.#box.right + 0.02) return undefined;
    let after = this.#index;
    while (after < this.#count && this.#pdfium.FPDFText_IsGenerated(this.#text, after) === 1) after++;
    return after < this.#count ? this.#twins.find(this.#index - 1, after) : undefined;
  }

  /** What is seen and what is not are never one word. */
  #updateStyle(): void {
    const { concealment } = this.#style;
    const { left, top, right, bottom } = this.#box;
    this.#styles.update(this.#index, Math.max(right - left, bottom - top));
    if (this.#style.concealment !== concealment && this.#before !== '') this.#endWord();
  }

  /**
   * Takes the measure of a word at its first letter: it begins where that letter does, not where the box of a letter
   * with an overhang ("f", "j") does, and no letter of it stands out further than fonts honestly do. Some CJK fonts
   * claim three times their size.
   */
  #measureWord(codePoint: number): void {
    const { scratch } = this.#pdfium;
    this.#highest = Number.NEGATIVE_INFINITY;
    this.#lowest = Number.POSITIVE_INFINITY;
    this.#collector.lettersTop = undefined;
    if (this.#style.turn !== 0) return;
    if (this.#pdfium.FPDFText_GetCharOrigin(this.#text, this.#index, scratch, scratch + 8) === 0) return;
    const view = this.#pdfium.view();
    const { a, b, c, d, e, f } = this.#space;
    const userX = view.getFloat64(scratch, true);
    const userY = view.getFloat64(scratch + 8, true);
    const x = a * userX + c * userY + e;
    const baseline = b * userX + d * userY + f;
    const reach = MAX_OVERHANG * (this.#box.bottom - this.#box.top);
    // A letter of a negative size has its origin at its right edge: from there the box would have no width, or less.
    if (x > this.#box.left && x < Math.min(this.#box.left + reach, this.#box.right)) this.#box.left = x;
    const size = this.#style.uprightSize;
    if (!(size > 0)) return;
    this.#highest = baseline - MAX_ASCENT * size;
    if (codePoint <= LAST_ALPHABETIC) this.#collector.lettersTop = baseline - ALPHABETIC_ASCENT * size;
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
