import type { StyledText } from '@recto/core/document';
import { dropUnseen } from '#drop-unseen.ts';
import { BOLD, ITALIC, lettersOf, MARK, MARK_END, type Mark } from '#word/marked-text.ts';

/** Where a mark lies in the text of a line; only insertions take room. */
export interface PlacedMark {
  readonly start: number;
  readonly end: number;
  readonly mark: Mark;
}

/** A line as it is kept: one space between words, tabs between columns. */
export interface TidyLine {
  readonly text: string;
  readonly marks: readonly PlacedMark[];
  readonly styles: readonly StyledText[];
}

/** Shown only where a line breaks at it, and never part of the word. */
const SOFT_HYPHEN = '\u00ad';

const tidy = (text: string): string =>
  dropUnseen(text)
    .replaceAll(SOFT_HYPHEN, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t ?/g, '\t');

const styleOf = (letters: number) => ({
  ...((letters & BOLD) !== 0 && { bold: true as const }),
  ...((letters & ITALIC) !== 0 && { italic: true as const }),
});

/** Tidies the lines of one text in their order, and finds where its marks lie in each. */
export class LineReader {
  readonly #marks: readonly Mark[];
  #next = 0;
  /** The insertion that goes on. */
  #open: Mark | undefined;
  /** How the letters look at present. */
  #letters = 0;

  constructor(marks: readonly Mark[]) {
    this.#marks = marks;
  }

  read(line: string): TidyLine {
    const pieces: string[] = [];
    const marks: PlacedMark[] = [];
    const styles: StyledText[] = [];
    let length = 0;
    let begun = 0;
    let styledFrom = 0;
    const endInsertion = () => {
      if (this.#open && length > begun) marks.push({ start: begun, end: length, mark: this.#open });
    };
    const endStyle = () => {
      if (this.#letters > 0 && length > styledFrom)
        styles.push({ start: styledFrom, end: length, ...styleOf(this.#letters) });
      styledFrom = length;
    };
    for (const piece of line.split(/([\u0001-\u0006])/)) {
      if (piece === MARK) {
        const mark = this.#marks[this.#next++];
        if (mark?.kind === 'inserted') [this.#open, begun] = [mark, length];
        else if (mark) marks.push({ start: length, end: length, mark });
      } else if (piece === MARK_END) {
        endInsertion();
        this.#open = undefined;
      } else if (lettersOf(piece) >= 0) {
        endStyle();
        this.#letters = lettersOf(piece);
      } else {
        // Spaces on both sides of a mark are one.
        let text = tidy(piece);
        const before = pieces.at(-1);
        if (before === undefined || /[ \t]$/.test(before)) text = text.replace(/^ /, '');
        if (before?.endsWith(' ') && text.startsWith('\t')) {
          pieces[pieces.length - 1] = before.slice(0, -1);
          length -= 1;
        }
        if (text !== '') pieces.push(text);
        length += text.length;
      }
    }
    endInsertion();
    endStyle();
    const text = pieces.join('').trimEnd();
    const within = (offset: number) => Math.min(offset, text.length);
    return {
      text,
      marks: marks
        .map(({ start, end, mark }) => ({ start: within(start), end: within(end), mark }))
        .filter(({ start, end, mark }) => end > start || mark.kind !== 'inserted'),
      styles: styles
        .map((style) => ({ ...style, start: within(style.start), end: within(style.end) }))
        .filter(({ start, end }) => end > start),
    };
  }
}
