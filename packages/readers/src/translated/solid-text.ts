import { type Block, blocksOf, type Page, pageText } from '@recto/core/document';
import type { Segment, SegmentKind } from '@recto/core/translation';

/** White space, and what readers leave out of a text. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NOT_SOLID = /[\s\u00ad\u0000-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Whether a character counts when two texts are held together. */
export const isSolid = (character: string): boolean => !NOT_SOLID.test(character);

/** A text without its white space. */
export function solidOf(text: string): string {
  let solid = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isSolid(character)) solid += character;
  }
  return solid;
}

/** Which part of a file a text stands in. */
export type Stream = 'body' | 'note' | 'comment' | 'margin';

const STREAMS: Readonly<Partial<Record<Block['kind'], Stream>>> = {
  note: 'note',
  comment: 'comment',
  header: 'margin',
  footer: 'margin',
};
const SEGMENT_STREAMS: Readonly<Partial<Record<SegmentKind, Stream>>> = {
  note: 'note',
  comment: 'comment',
  header: 'margin',
  footer: 'margin',
};

export interface SolidText {
  readonly text: string;
  /** Offsets at which a line or a cell begins or ends. */
  readonly breaks: ReadonlySet<number>;
}

/** A stretch of a page as it follows in the text of its stream. */
interface Span {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly solidStart: number;
}

export interface SolidRange {
  readonly stream: Stream;
  readonly start: number;
  readonly end: number;
}

/** The text of a document without white space and numbers of lists, by the parts of a file that hold it. */
export class SolidPages {
  readonly #texts = new Map<Stream, { text: string; breaks: Set<number>; spans: Span[] }>();
  /** By page, the offset of each of its characters in the text of its stream. */
  readonly #positions = new Map<number, Int32Array>();
  readonly #pages = new Map<number, string>();

  constructor(pages: readonly Page[]) {
    for (const page of pages) this.#add(page);
  }

  of(stream: Stream): SolidText {
    return this.#texts.get(stream) ?? { text: '', breaks: new Set() };
  }

  /** Where a segment stands, with all that lies on further pages. */
  rangeOf({ kind, page, start, end, rest = [] }: Segment): SolidRange {
    const last = rest.at(-1) ?? { page, end };
    const text = this.#pages.get(last.page) ?? '';
    let at = last.end - 1;
    while (at > 0 && !isSolid(text.charAt(at))) at--;
    return {
      stream: SEGMENT_STREAMS[kind] ?? 'body',
      start: this.#positions.get(page)?.[start] ?? 0,
      end: (this.#positions.get(last.page)?.[at] ?? -1) + 1,
    };
  }

  /** Where on the pages characters of a stream stand: by page number, offsets into its text, ascending. */
  positionsOf(stream: Stream, wanted: ReadonlySet<number>): Map<number, number[]> {
    const positions = new Map<number, number[]>();
    for (const { page, start, end, solidStart } of this.#texts.get(stream)?.spans ?? []) {
      const text = this.#pages.get(page) ?? '';
      const found = positions.get(page) ?? [];
      let solid = solidStart;
      for (let at = start; at < end; at++)
        if (isSolid(text.charAt(at))) {
          if (wanted.has(solid)) found.push(at);
          solid++;
        }
      positions.set(page, found);
    }
    return positions;
  }

  #add(page: Page): void {
    const text = pageText(page);
    const positions = new Int32Array(text.length + 1);
    this.#positions.set(page.number, positions);
    this.#pages.set(page.number, text);
    const whole: Block = { kind: 'paragraph', start: 0, end: text.length };
    for (const { kind, start, end, number = '' } of blocksOf(page) ?? [whole]) {
      const stream = this.#stream(STREAMS[kind] ?? 'body');
      const isNumbered = number !== '' && text.startsWith(number, start);
      stream.breaks.add(stream.text.length);
      const first = isNumbered ? start + number.length : start;
      stream.spans.push({ page: page.number, start: first, end, solidStart: stream.text.length });
      for (let at = first; at < end; at++) {
        const character = text.charAt(at);
        positions[at] = stream.text.length;
        if (isSolid(character)) stream.text += character;
        else if (character === '\n' || character === '\t') stream.breaks.add(stream.text.length);
      }
      stream.breaks.add(stream.text.length);
    }
  }

  #stream(name: Stream): { text: string; breaks: Set<number>; spans: Span[] } {
    let stream = this.#texts.get(name);
    if (!stream) {
      stream = { text: '', breaks: new Set(), spans: [] };
      this.#texts.set(name, stream);
    }
    return stream;
  }
}
