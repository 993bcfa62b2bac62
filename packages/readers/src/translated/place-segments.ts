import type { Segment } from '@recto/core/translation';
import type { MarkupEdits } from '#translated/markup-edits.ts';
import { fillPositions, makePositions, type Passage, type Piece } from '#translated/pieces.ts';
import type { SolidPages, SolidRange, Stream } from '#translated/solid-text.ts';
import type { Translation } from '#translated/translation.ts';

interface PlacedSegment {
  readonly segment: Segment;
  readonly range: SolidRange;
  readonly translation: string;
}

/** The segments of a document that have a translation, by the positions of their text, and which of them were written. */
export class SegmentPlacer {
  readonly #byStream: ReadonlyMap<Stream, readonly PlacedSegment[]>;
  readonly #written = new Set<Segment>();
  readonly #plain = new Set<Segment>();
  /** Texts with the translations that were written for them. */
  readonly #writtenTexts = new Set<string>();

  constructor(pages: SolidPages, { segments, translate }: Pick<Translation, 'segments' | 'translate'>) {
    const placed = segments.flatMap((segment) => {
      const translation = translate(segment);
      return translation === undefined ? [] : [{ segment, range: pages.rangeOf(segment), translation }];
    });
    this.#byStream = new Map(
      [...Map.groupBy(placed, ({ range }) => range.stream)].map(([stream, some]) => [
        stream,
        some.toSorted((a, b) => a.range.start - b.range.start),
      ]),
    );
  }

  /**
   * Those that were written nowhere.
   * @param areEqualOne what is written once stands for all of the same text, as the strings of a workbook do
   */
  listKept(areEqualOne = false): Segment[] {
    const isWritten = ({ segment, translation }: PlacedSegment) =>
      this.#written.has(segment) || (areEqualOne && this.#writtenTexts.has(keyOf(segment, translation)));
    return [...this.#byStream.values()]
      .flat()
      .filter((each) => !isWritten(each))
      .map(({ segment }) => segment)
      .toSorted((a, b) => a.index - b.index);
  }

  /** Those with words that stood out and do so no more. */
  listPlain(): Segment[] {
    return [...this.#plain].toSorted((a, b) => a.index - b.index);
  }

  /**
   * Writes the translations of all segments whose text lies within located passages.
   * @param located passages and where each stands in the text of the stream
   */
  write(
    edits: MarkupEdits,
    stream: Stream,
    located: readonly { readonly passage: Passage; readonly at: number }[],
  ): void {
    const [first] = located;
    if (!first) return;
    const start = Math.min(...located.map(({ at }) => at));
    const end = Math.max(...located.map(({ passage, at }) => at + passage.solid.length));
    const positions = makePositions(end - start);
    const pieces: Piece[] = [];
    for (const { passage, at } of located) {
      fillPositions(positions, passage, { at: at - start, first: pieces.length });
      for (const piece of passage.pieces) pieces.push(piece);
    }
    for (const { segment, range, translation } of this.#within(stream, start, end)) {
      const own = { start: range.start - start, end: range.end - start };
      const written = edits.replace(pieces, positions, own, translation);
      if (!written) continue;
      if (written.isPlain) this.#plain.add(segment);
      this.#written.add(segment);
      this.#writtenTexts.add(keyOf(segment, translation));
    }
  }

  #within(stream: Stream, start: number, end: number): readonly PlacedSegment[] {
    const all = this.#byStream.get(stream) ?? [];
    let low = 0;
    for (let high = all.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((all[middle]?.range.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const within: PlacedSegment[] = [];
    for (let at = low; at < all.length; at++) {
      const each = all[at];
      if (!each || each.range.start >= end) break;
      if (each.range.end <= end) within.push(each);
    }
    return within;
  }
}

const keyOf = ({ text }: Segment, translation: string): string => `${text}\u0000${translation}`;
