import { isRightToLeftChar, isUnspacedScript, type PlacedWord, type Turn } from '@recto/core/document';
import type { Concealment, TextStyle } from '#pdf/text-style.ts';

export interface ReadWord extends PlacedWord {
  readonly concealment: Concealment | undefined;
}

export interface CharBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A gap of more line heights than this ends a word even where the file has no space. */
const WORD_GAP = 0.8;
/** Share of its height by which a word may be lower than its font claims; beyond this it is another word's measure. */
const MAX_CLAIM = 0.25;
/** How far, in line heights, the box of a letter may reach over its advance. */
export const MAX_OVERHANG = 0.25;
const LETTER = /\p{L}/u;
const LAM = 'ل';
const ALEF = /[اأإآٱ]/u;

/**
 * Builds words from characters in content order. Words end at spaces and, because a file need not have any (PDFium
 * drops the line break after a hyphen), wherever the next character stands elsewhere.
 */
export class WordCollector {
  readonly words: ReadWord[] = [];
  /** Where letters on the line of the word that begins next end at the top, if that is known. */
  lettersTop: number | undefined;
  /** The character that is added next belongs to the glyph of the last one. */
  sharesGlyph = false;
  #text = '';
  #word: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  #last: CharBox = { left: 0, top: 0, right: 0, bottom: 0 };
  #turn: Turn | undefined = 0;
  #concealment: Concealment | undefined;
  #isRtl = false;
  /** Where the last character stands in the text. */
  #lastAt = 0;
  #isJoined = false;
  #isAfterWord = false;

  /**
   * The word so far ends, and a space follows. Boxes of slanted or overhanging letters ("f") reach into it; a space
   * begins where the advance of the last letter ends, and so does what is marked.
   */
  endWord(space?: Readonly<CharBox>): void {
    const word = this.#word;
    if (space && this.#turn === 0 && this.#text !== '') {
      const reach = MAX_OVERHANG * (word.bottom - word.top);
      // A damaged font may set the space back beyond a narrow letter's beginning.
      const least = Math.max(word.left, word.right - reach);
      if (space.left < word.right && space.left > least) word.right = space.left;
    }
    this.#flush();
    this.#isAfterWord = false;
  }

  /**
   * Adds a character. The style of its first letter is that of a word.
   */
  add(text: string, codePoint: number, box: Readonly<CharBox>, style: Readonly<TextStyle>): void {
    const isRtl = isRightToLeftChar(codePoint);
    if (this.#text !== '' && this.#standsElsewhere(box, isRtl)) this.endWord();
    const isOwnWord = isUnspacedScript(codePoint);
    if (this.#text !== '' && isOwnWord) this.#flush();
    const isSwapped =
      isRtl && this.#text !== '' && this.sharesGlyph && LETTER.test(text) && this.#isBeforeLast(text, box);
    if (this.#text === '') this.#start(box, style);
    else this.#extend(box);
    if (!isSwapped) this.#lastAt = this.#text.length;
    this.#text = this.#text.slice(0, this.#lastAt) + text + this.#text.slice(this.#lastAt);
    this.#isRtl ||= isRtl;
    copyBox(box, this.#last);
    if (isOwnWord) this.#flush();
  }

  /**
   * Whether a letter is read before the last one: PDFium turns lines of right-to-left scripts around, and with them the
   * letters of one glyph, to which it gives equal parts of its box. Where they have the whole box, they may be those of a
   * presentation form, taken apart afterwards: lam and alef can be told.
   */
  #isBeforeLast(text: string, { left, right }: Readonly<CharBox>): boolean {
    const last = this.#last;
    if (left === last.left && right === last.right)
      return text === LAM && ALEF.test(this.#text.charAt(this.#lastAt));
    const adjoins = (one: number, other: number) => Math.abs(one - other) < 0.01;
    return adjoins(right, last.left) || adjoins(left, last.right);
  }

  #start(box: Readonly<CharBox>, { turn, concealment }: Readonly<TextStyle>): void {
    this.#turn = turn;
    this.#concealment = concealment;
    this.#isJoined = this.#isAfterWord && !this.#isElsewhere(box, false);
    copyBox(box, this.#word);
  }

  #extend({ left, top, right, bottom }: Readonly<CharBox>): void {
    const word = this.#word;
    if (left < word.left) word.left = left;
    if (top < word.top) word.top = top;
    if (right > word.right) word.right = right;
    if (bottom > word.bottom) word.bottom = bottom;
  }

  #flush(): void {
    if (this.#text === '') return;
    const { left, top, right, bottom } = this.#word;
    const cut = (this.lettersTop ?? top) - top;
    this.words.push({
      text: this.#text,
      left,
      top,
      right,
      bottom,
      lettersTop: cut > 0 && cut < MAX_CLAIM * (bottom - top) ? top + cut : undefined,
      turn: this.#turn ?? 0,
      joined: this.#isJoined,
      concealment: this.#concealment,
    });
    this.#text = '';
    this.#isRtl = false;
    this.#isAfterWord = true;
  }

  #standsElsewhere(box: Readonly<CharBox>, isRtl: boolean): boolean {
    // Oblique text (a watermark) has no line to leave.
    if (this.#turn === undefined) return false;
    return this.#isElsewhere(box, isRtl || this.#isRtl);
  }

  #isElsewhere(box: Readonly<CharBox>, isRtl: boolean): boolean {
    const turn = this.#turn ?? 0;
    const last = turn === 0 ? this.#last : alongLine(this.#last, turn);
    const next = turn === 0 ? box : alongLine(box, turn);
    const shared = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top);
    const lastHeight = last.bottom - last.top;
    const nextHeight = next.bottom - next.top;
    if (shared < 0.3 * Math.min(lastHeight, nextHeight)) return true;
    const height = Math.max(lastHeight, nextHeight);
    if (next.left - last.right > WORD_GAP * height) return true;
    if (isRtl) return last.left - next.right > WORD_GAP * height;
    return next.left < last.left - height;
  }
}

function copyBox(from: Readonly<CharBox>, to: CharBox): void {
  to.left = from.left;
  to.top = from.top;
  to.right = from.right;
  to.bottom = from.bottom;
}

/** A box with its line turned upright. */
function alongLine(box: Readonly<CharBox>, turn: Turn): Readonly<CharBox> {
  const { left, top, right, bottom } = box;
  switch (turn) {
    case 0:
      return box;
    case 90:
      return { left: top, right: bottom, top: -right, bottom: -left };
    case 180:
      return { left: -right, right: -left, top: -bottom, bottom: -top };
    case 270:
      return { left: -bottom, right: -top, top: left, bottom: right };
  }
}
