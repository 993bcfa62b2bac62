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

export interface SolidRange {
  readonly stream: Stream;
  readonly start: number;
  readonly end: number;
}

/** The text of a document without white space and numbers of lists, by the parts of a file that hold it. */
export class SolidPages {
  readonly #texts = new Map<Stream, { text: string; breaks: Set<number> }>();
  /** By page, the offset of each of its characters in the text of its stream. */
  readonly #places = new Map<number, Int32Array>();
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
      start: this.#places.get(page)?.[start] ?? 0,
      end: (this.#places.get(last.page)?.[at] ?? -1) + 1,
    };
  }

  #add(page: Page): void {
    const text = pageText(page);
    const places = new Int32Array(text.length + 1);
    this.#places.set(page.number, places);
    this.#pages.set(page.number, text);
    const whole: Block = { kind: 'paragraph', start: 0, end: text.length };
    for (const { kind, start, end, number = '' } of blocksOf(page) ?? [whole]) {
      const stream = this.#stream(STREAMS[kind] ?? 'body');
      const isNumbered = number !== '' && text.startsWith(number, start);
      stream.breaks.add(stream.text.length);
      for (let at = isNumbered ? start + number.length : start; at < end; at++) {
        const character = text.charAt(at);
        places[at] = stream.text.length;
        if (isSolid(character)) stream.text += character;
        else if (character === '\n' || character === '\t') stream.breaks.add(stream.text.length);
      }
      stream.breaks.add(stream.text.length);
    }
  }

  #stream(name: Stream): { text: string; breaks: Set<number> } {
    let stream = this.#texts.get(name);
    if (!stream) {
      stream = { text: '', breaks: new Set() };
      this.#texts.set(name, stream);
    }
    return stream;
  }
}
