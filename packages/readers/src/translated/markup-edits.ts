import { isSolid } from '#translated/solid-text.ts';
import type { Piece, PiecePositions } from '#translated/pieces.ts';
import { divideSentence, listMarked, type Stretch } from '#translated/marked-words.ts';

interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How a sentence was written. */
interface WrittenSentence {
  /** Words of it that stood out do so no more. */
  readonly isPlain: boolean;
}

/** What is to be written over in the markup of a part. */
export class MarkupEdits {
  readonly #edits = new Map<number, TextEdit[]>();
  readonly #removed = new Set<number>();
  /** Runs that hold words of a translation. */
  readonly runs = new Set<number>();

  has(token: number): boolean {
    return this.#edits.has(token);
  }

  isRemoved(token: number): boolean {
    return this.#removed.has(token);
  }

  /** Takes a token out of the markup. */
  remove(token: number): void {
    this.#removed.add(token);
  }

  /** The text of a token with what is written over it. */
  apply(token: number, text: string): string {
    let edited = '';
    let at = 0;
    for (const edit of (this.#edits.get(token) ?? []).toSorted((a, b) => a.from - b.from)) {
      edited += text.slice(at, edit.from) + edit.text;
      at = edit.to;
    }
    return edited + text.slice(at);
  }

  /**
   * Writes a translation over a range of solid text: its words stand in the run that had most of the sentence, all else of
   * it is emptied; what stands fast stays where the translation has it, and so do words that stand out and that the
   * translation has as well, as names and figures do. Null, and nothing written, where that is not known.
   */
  replace(
    pieces: readonly Piece[],
    positions: PiecePositions,
    range: Range,
    translation: string,
  ): WrittenSentence | null {
    const stretches = stretchesOf(pieces, positions, range);
    if (!stretches) return null;
    const marked = listMarked(stretches);
    const divided = divideSentence(stretches, marked, translation);
    if (!divided) return null;
    const { groups, anchors, split } = divided;
    for (const [index, anchor] of anchors.entries())
      for (const stretch of anchor) {
        if (!stretch.piece.fixed) this.#keep(stretch, anchor);
        else if (!split.found.has(index) && stretch.piece.fixed === 'removable')
          this.#removed.add(stretch.piece.token);
      }
    for (const [index, text] of settleTexts(groups, split.texts).entries())
      this.#write(groups[index] ?? [], text);
    return { isPlain: divided.kept.length < marked.length };
  }

  /** Words that stand out stay, without the white space around them, which is the translation's. */
  #keep(stretch: Stretch, anchor: readonly Stretch[]): void {
    const { piece, from, to } = stretch;
    let text = piece.text.slice(from, to);
    if (stretch === anchor[0]) text = text.trimStart();
    if (stretch === anchor.at(-1)) text = text.trimEnd();
    this.#edit(piece.token, { from, to, text });
    if (text !== '') this.runs.add(piece.run);
  }

  #edit(token: number, edit: TextEdit): void {
    const known = this.#edits.get(token);
    if (known) known.push(edit);
    else this.#edits.set(token, [edit]);
  }

  #write(group: readonly Stretch[], text: string): void {
    const target = targetOf(group);
    for (const { piece, from, to } of group) {
      this.#edit(piece.token, { from, to, text: piece === target ? text : '' });
    }
    if (target && text !== '') this.runs.add(target.run);
  }
}

/** In solid text. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** The stretches of pieces that a range covers, white space between them too; null where some of it has no place. */
function stretchesOf(
  pieces: readonly Piece[],
  positions: PiecePositions,
  { start, end }: Range,
): Stretch[] | null {
  const stretches: Stretch[] = [];
  for (let at = start; at < end; at++) {
    const index = positions.pieces[at] ?? -1;
    const piece = pieces[index];
    const offset = positions.offsets[at] ?? 0;
    if (!piece) return null;
    const last = stretches.at(-1);
    if (last?.index === index) {
      last.to = offset + 1;
      continue;
    }
    if (last && index < last.index) return null;
    if (last) last.to = last.piece.text.length;
    for (let between = (last?.index ?? index) + 1; between < index; between++)
      addWhole(stretches, pieces, between);
    stretches.push({ index, piece, from: last ? 0 : offset, to: offset + 1 });
  }
  return stretches;
}

/** A piece of white space only: what stands fast stays. */
function addWhole(stretches: Stretch[], pieces: readonly Piece[], index: number): void {
  const piece = pieces[index];
  if (piece && !piece.fixed) stretches.push({ index, piece, from: 0, to: piece.text.length });
}

/** Words for which there is no run go to the nearest that there is. */
function settleTexts(groups: readonly (readonly Stretch[])[], texts: readonly string[]): string[] {
  const settled = [...texts];
  for (const [index, text] of texts.entries()) {
    if (text === '' || (groups[index]?.length ?? 0) > 0) continue;
    const before = groups.slice(0, index).findLastIndex((group) => group.length > 0);
    const other = before >= 0 ? before : groups.findIndex((group) => group.length > 0);
    settled[index] = '';
    settled[other] = other < index ? `${settled[other]}${text}` : `${text}${settled[other]}`;
  }
  return settled;
}

/** The first piece of the run with most characters. */
function targetOf(group: readonly Stretch[]): Piece | undefined {
  const sizes = new Map<number, number>();
  for (const { piece, from, to } of group) {
    let size = 0;
    for (let at = from; at < to; at++) if (isSolid(piece.text.charAt(at))) size++;
    sizes.set(piece.run, (sizes.get(piece.run) ?? 0) + size);
  }
  const [largest] = [...sizes].toSorted(([, a], [, b]) => b - a);
  return group.find(({ piece }) => piece.run === largest?.[0])?.piece;
}
