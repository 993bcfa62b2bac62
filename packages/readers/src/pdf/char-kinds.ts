/** PDFium's mark for a hyphen at the end of a line, in place of the line break. */
export const LINE_END_HYPHEN = 2;

/** The printable ASCII characters but the space: most of all characters, so they are told from the others first. */
const FIRST_PRINTABLE = 0x21;
const LAST_PRINTABLE = 0x7e;

export function isSpace(unit: number): boolean {
  if (unit >= FIRST_PRINTABLE && unit <= LAST_PRINTABLE) return false;
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
export function isIgnorable(unit: number): boolean {
  if ((unit >= FIRST_PRINTABLE && unit <= LAST_PRINTABLE) || unit === LINE_END_HYPHEN) return false;
  return (
    isControl(unit) ||
    (unit >= 0x200b && unit <= 0x200f) ||
    (unit >= 0x202a && unit <= 0x202e) ||
    (unit >= 0x2060 && unit <= 0x206f) ||
    unit === 0xfeff
  );
}

/** No printed character: codes of glyphs that were never mapped. */
export function isControl(unit: number): boolean {
  return unit < 32 || (unit >= 0x7f && unit < 0xa0);
}

export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

export function toCodePoint(unit: number): number {
  if (unit === LINE_END_HYPHEN || unit === 0xad) return 0x2d;
  return unit > 0x10ffff || (unit >= 0xd800 && unit < 0xe000) ? 0xfffd : unit;
}

/** No Unicode value in the file, or one of private use. */
export function isUnmapped(codePoint: number): boolean {
  return codePoint === 0xfffd || (codePoint >= 0xe000 && codePoint < 0xf900) || codePoint >= 0xf0000;
}
