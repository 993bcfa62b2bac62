/**
 * A word where a reader found it, in points of the page as displayed, origin top left. Readers hand over the words in
 * content order (the order in which the file paints them).
 */
export interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Where its letters end at the top, if the font claims more: marks begin there. Lines are told apart by `top`. */
  readonly lettersTop?: number | undefined;
  /** Reading direction in degrees clockwise: 90 reads downwards, 270 upwards. */
  readonly turn: Turn;
  /** Follows the word before it without a space (Chinese and Japanese characters are words of their own). */
  readonly joined: boolean;
  /** How surely it was read from a picture: 0 to 100. */
  readonly confidence?: number | undefined;
}

export type Turn = 0 | 90 | 180 | 270;

/** Whether a text has a letter of a script that is written from right to left; asked for every word. */
export function isRightToLeft(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (isRightToLeftChar(text.charCodeAt(i))) return true;
  }
  return false;
}

/**
 * The same for a single character, by its code point: Hebrew, Arabic, Syriac, Thaana, N'Ko and the Arabic presentation
 * forms. Readers ask this for every character.
 */
export function isRightToLeftChar(codePoint: number): boolean {
  if (codePoint < 0x0590) return false;
  return (
    codePoint <= 0x08ff ||
    (codePoint >= 0xfb1d && codePoint <= 0xfdff) ||
    (codePoint >= 0xfe70 && codePoint <= 0xfefc)
  );
}

/** Whether a text that has letters has more words of right-to-left scripts than of others; undefined without letters. */
export function readsRightToLeft(words: Iterable<{ readonly text: string }>): boolean | undefined {
  let balance = 0;
  let hasLetters = false;
  for (const { text } of words) {
    const isRtl = isRightToLeft(text);
    if (!isRtl && !/\p{L}/u.test(text)) continue;
    hasLetters = true;
    balance += isRtl ? 1 : -1;
  }
  return hasLetters ? balance > 0 : undefined;
}

const MARKS_BEFORE_FIGURE = /^([.,:;!،؛؟]+)(?=\p{Nd})(.*)$/su;

/** A figure in a line read from the right, whose marks a reader found on its left: they stand behind it. */
export function putMarksBehind(text: string): string {
  return text.replace(MARKS_BEFORE_FIGURE, '$2$1');
}

/**
 * Chinese characters, kana and full-width forms: written without spaces, so that each is a word of its own, and so
 * that consecutive lines of a paragraph are joined without a space when sentences are built across lines.
 */
export function isUnspacedScript(codePoint: number): boolean {
  if (codePoint < 0x2e80) return false;
  return (
    codePoint <= 0x9fff ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xff00 && codePoint <= 0xffef) ||
    (codePoint >= 0x20000 && codePoint <= 0x3ffff)
  );
}
