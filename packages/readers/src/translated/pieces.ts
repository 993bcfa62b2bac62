import { isSolid } from '#translated/solid-text.ts';

/** A stretch of text in the markup of a file. */
export interface Piece {
  /** Of the token that is the text, or of the element that stands for it. */
  readonly token: number;
  /** As it reads. */
  readonly text: string;
  /** The run of letters it stands in: all of one look. */
  readonly run: number;
  /** That look, where the file tells it: what makes words stand out. */
  readonly look?: string;
  /** Stands for itself and cannot be written over: the mark of a note, a page number, a formula. */
  readonly fixed?: 'mark' | 'needed' | 'removable';
}

/** A paragraph, or a string of a workbook: its pieces, and its text without white space. */
export interface Passage {
  readonly pieces: readonly Piece[];
  readonly solid: string;
}

/** Where each character of a passage's solid text stands: the piece, and the offset in its text. */
export interface PiecePositions {
  readonly pieces: Int32Array;
  readonly offsets: Int32Array;
}

export function makePassage(pieces: readonly Piece[]): Passage {
  return { pieces, solid: pieces.map(({ text }) => solid(text)).join('') };
}

function solid(text: string): string {
  return [...indexesOfSolid(text)].map((at) => text.charAt(at)).join('');
}

/** Fills in the positions of a passage from an offset on; `first` is the number of its first piece. */
export function fillPositions(
  positions: PiecePositions,
  { pieces }: Pick<Passage, 'pieces'>,
  { at: from, first }: { readonly at: number; readonly first: number },
): void {
  let at = from;
  for (const [index, { text }] of pieces.entries())
    for (const offset of indexesOfSolid(text)) {
      positions.pieces[at] = first + index;
      positions.offsets[at] = offset;
      at++;
    }
}

function* indexesOfSolid(text: string): Generator<number> {
  for (let at = 0; at < text.length; at++) if (isSolid(text.charAt(at))) yield at;
}

export function makePositions(length: number): PiecePositions {
  return { pieces: new Int32Array(length).fill(-1), offsets: new Int32Array(length) };
}
