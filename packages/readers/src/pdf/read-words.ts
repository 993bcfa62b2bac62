import type { PlacedWord, Turn } from '@recto/core/document';
import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import { type CharBox, WordCollector } from '#pdf/word-collector.ts';

export interface PageWords {
  readonly words: PlacedWord[];
  /** Characters on the page that show something. */
  readonly visible: number;
  /** Share (0..1) of the characters whose meaning the file does not tell. */
  readonly unmapped: number;
}

/** A page with more characters is read up to here: no honest page has as many. */
const MAX_CHARS = 500_000;
/** PDFium's mark for a hyphen at the end of a line, in place of the line break. */
const LINE_END_HYPHEN = 2;
const MAP_ERROR_SAMPLES = 64;

/** Reads the words of a page, in content order. */
export function readWords(pdfium: Pdfium, page: number, space: PageSpace): PageWords {
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) return { words: [], visible: 0, unmapped: 0 };
  try {
    return collect(pdfium, text, space);
  } finally {
    pdfium.FPDFText_ClosePage(text);
  }
}

function collect(pdfium: Pdfium, text: number, space: PageSpace): PageWords {
  const collector = new WordCollector();
  const box: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  let index = 0;
  let visible = 0;
  let unknown = 0;
  const turnOf = () => readTurn(pdfium, text, index, space);
  const count = Math.min(pdfium.FPDFText_CountChars(text), MAX_CHARS);
  for (; index < count; index++) {
    const unit = pdfium.FPDFText_GetUnicode(text, index) >>> 0;
    if (isSpace(unit)) {
      collector.endWord();
      continue;
    }
    if (isIgnorable(unit)) {
      if (unit < 32) unknown++;
      continue;
    }
    const low =
      isHighSurrogate(unit) && index + 1 < count ? pdfium.FPDFText_GetUnicode(text, index + 1) >>> 0 : 0;
    const isPair = low >= 0xdc00 && low < 0xe000;
    const codePoint = isPair ? (unit - 0xd800) * 0x400 + low - 0xdc00 + 0x10000 : toCodePoint(unit);
    readBox(pdfium, text, index, space, box);
    if (isOnPage(box, space)) {
      visible++;
      if (isUnmapped(codePoint)) unknown++;
      collector.add(String.fromCodePoint(codePoint), codePoint, box, turnOf);
      if (unit === LINE_END_HYPHEN) collector.endWord();
    }
    if (isPair) index++;
  }
  collector.endWord();
  const unmapped = Math.max(unknown / Math.max(count, 1), sampleMapErrors(pdfium, text, count));
  return { words: collector.words, visible, unmapped };
}

function isSpace(unit: number): boolean {
  return (
    unit === 32 ||
    (unit >= 9 && unit <= 13) ||
    unit === 0xa0 ||
    unit === 0 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** Control characters, zero-width characters and bidirectional controls: lines are in logical order without them. */
function isIgnorable(unit: number): boolean {
  if (unit === LINE_END_HYPHEN) return false;
  return (
    unit < 32 ||
    (unit >= 0x7f && unit < 0xa0) ||
    (unit >= 0x200b && unit <= 0x200f) ||
    (unit >= 0x202a && unit <= 0x202e) ||
    (unit >= 0x2060 && unit <= 0x206f) ||
    unit === 0xfeff
  );
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

function toCodePoint(unit: number): number {
  if (unit === LINE_END_HYPHEN || unit === 0xad) return 0x2d;
  return unit > 0x10ffff || (unit >= 0xd800 && unit < 0xe000) ? 0xfffd : unit;
}

/** No Unicode value in the file, or one of private use. */
function isUnmapped(codePoint: number): boolean {
  return codePoint === 0xfffd || (codePoint >= 0xe000 && codePoint < 0xf900) || codePoint >= 0xf0000;
}

function sampleMapErrors(pdfium: Pdfium, text: number, count: number): number {
  const step = Math.max(1, Math.floor(count / MAP_ERROR_SAMPLES));
  let samples = 0;
  let errors = 0;
  for (let index = 0; index < count; index += step) {
    samples++;
    if (pdfium.FPDFText_HasUnicodeMapError(text, index) === 1) errors++;
  }
  return samples > 0 ? errors / samples : 0;
}

/** The box of a character from its font's ascent to descent and over its whole advance, as displayed. */
function readBox(pdfium: Pdfium, text: number, index: number, space: PageSpace, box: CharBox): void {
  const { scratch } = pdfium;
  pdfium.FPDFText_GetLooseCharBox(text, index, scratch);
  let view = pdfium.view();
  let x1 = view.getFloat32(scratch, true);
  let y1 = view.getFloat32(scratch + 4, true);
  let x2 = view.getFloat32(scratch + 8, true);
  let y2 = view.getFloat32(scratch + 12, true);
  if (x1 === x2 || y1 === y2) {
    // Type 3 fonts have no ascent: take the ink.
    pdfium.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    view = pdfium.view();
    x1 = view.getFloat64(scratch, true);
    x2 = view.getFloat64(scratch + 8, true);
    y1 = view.getFloat64(scratch + 16, true);
    y2 = view.getFloat64(scratch + 24, true);
  }
  const left = space.a * x1 + space.c * y1 + space.e;
  const right = space.a * x2 + space.c * y2 + space.e;
  const top = space.b * x1 + space.d * y1 + space.f;
  const bottom = space.b * x2 + space.d * y2 + space.f;
  box.left = Math.min(left, right);
  box.right = Math.max(left, right);
  box.top = Math.min(top, bottom);
  box.bottom = Math.max(top, bottom);
}

function isOnPage(box: Readonly<CharBox>, { width, height }: PageSpace): boolean {
  return box.right >= 0 && box.left <= width && box.bottom >= 0 && box.top <= height;
}

/** The reading direction of a character as displayed; `undefined` when it is far from all four. */
function readTurn(pdfium: Pdfium, text: number, index: number, space: PageSpace): Turn | undefined {
  const angle = pdfium.FPDFText_GetCharAngle(text, index);
  if (angle < 0) return 0;
  const x = space.a * Math.cos(angle) + space.c * Math.sin(angle);
  const y = space.b * Math.cos(angle) + space.d * Math.sin(angle);
  if (Math.abs(y) < 0.2 * Math.abs(x)) return x > 0 ? 0 : 180;
  if (Math.abs(x) < 0.2 * Math.abs(y)) return y > 0 ? 90 : 270;
  return undefined;
}
