import {
  BOX_SCALE,
  type Box,
  type Line,
  type Page,
  type PageFlag,
  type PageFlagKind,
  type PageState,
  type Word,
} from '#document/document.ts';

/** First byte of every encoded page: a page stored in another form is refused, not misread. */
const VERSION = 2;
const STATES: readonly PageState[] = ['text', 'blank', 'needs-ocr', 'damaged'];
const FLAG_KINDS: readonly PageFlagKind[] = ['embedded-ocr', 'invisible', 'white', 'tiny', 'off-page'];
/** Page sizes are kept to a hundredth of a point. */
const SIZE_SCALE = 100;

/**
 * Encodes a page compactly for storage: variable-length integers, boxes as differences from the box before
 * (about seven bytes a word, before compression). `decodePage` is the way back.
 */
export function encodePage(page: Page): Uint8Array {
  const { put, putSigned, putText, written } = makeSink();
  put(VERSION);
  put(page.number);
  put(page.label === undefined ? 0 : 1);
  if (page.label !== undefined) putText(page.label);
  put(Math.round(page.width * SIZE_SCALE));
  put(Math.round(page.height * SIZE_SCALE));
  put(STATES.indexOf(page.state));
  const flags = page.flags ?? [];
  put(flags.length);
  for (const { kind, count } of flags) {
    put(FLAG_KINDS.indexOf(kind));
    put(count);
  }
  put(page.lines.length);
  for (const line of page.lines) {
    putText(line.text);
    put(line.words.length);
    let before: Word = { start: 0, end: 0, box: [0, 0, 0, 0] };
    for (const word of line.words) {
      const [left, top, right, bottom] = word.box;
      put(word.start - before.end);
      put(word.end - word.start);
      putSigned(left - before.box[2]);
      putSigned(top - before.box[1]);
      put(right - left);
      put(bottom - top);
      before = word;
    }
  }
  return written();
}

/** Collects numbers in seven bits a byte, low ones first. Pages come by the hundred, so the bytes have room to grow. */
function makeSink() {
  let bytes = new Uint8Array(16_384);
  let length = 0;
  const grow = () => {
    const larger = new Uint8Array(2 * bytes.length);
    larger.set(bytes);
    bytes = larger;
  };
  const put = (value: number) => {
    // Seven bytes hold the largest number that `take` reads.
    if (length + 8 > bytes.length) grow();
    let rest = value;
    while (rest > 127) {
      bytes[length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    bytes[length++] = rest;
  };
  return {
    put,
    putSigned: (value: number) => put(value < 0 ? -2 * value - 1 : 2 * value),
    putText: (text: string) => {
      put(text.length);
      for (let i = 0; i < text.length; i++) put(text.charCodeAt(i));
    },
    written: () => bytes.slice(0, length),
  };
}

/** Decodes what `encodePage` wrote; throws when the bytes are anything else. */
export function decodePage(bytes: Uint8Array): Page {
  const source = new Source(bytes);
  const head = takeHead(source);
  const lines = Array.from({ length: source.takeCount() }, () => takeLine(source));
  source.expectEnd();
  return { ...head, lines };
}

/** The flags of an encoded page, without decoding what stands on it. */
export function decodeFlags(bytes: Uint8Array): readonly PageFlag[] {
  return takeHead(new Source(bytes)).flags ?? [];
}

function takeHead(source: Source): Omit<Page, 'lines'> {
  if (source.take() !== VERSION) throw new Error('Stored page: unknown version');
  const number = source.take();
  const label = source.take() === 1 ? source.takeText() : undefined;
  const width = source.take() / SIZE_SCALE;
  const height = source.take() / SIZE_SCALE;
  const state = STATES[source.take()];
  if (number < 1 || state === undefined) throw new Error('Stored page: malformed head');
  const flags = takeFlags(source);
  return {
    number,
    ...(label === undefined ? {} : { label }),
    width,
    height,
    state,
    ...(flags.length === 0 ? {} : { flags }),
  };
}

function takeFlags(source: Source): PageFlag[] {
  const flags = Array.from({ length: source.takeCount() }, (): PageFlag => {
    const kind = FLAG_KINDS[source.take()];
    const count = source.take();
    if (kind === undefined || count < 1) throw new Error('Stored page: malformed flag');
    return { kind, count };
  });
  if (new Set(flags.map(({ kind }) => kind)).size < flags.length)
    throw new Error('Stored page: a flag stands twice');
  return flags;
}

function takeLine(source: Source): Line {
  const text = source.takeText();
  let end = 0;
  let box: Box = [0, 0, 0, 0];
  const words = Array.from({ length: source.takeCount() }, (): Word => {
    const start = end + source.take();
    end = start + source.take();
    const left = box[2] + source.takeSigned();
    const top = box[1] + source.takeSigned();
    box = [left, top, left + source.take(), top + source.take()];
    if (end > text.length || left < 0 || top < 0 || box[2] > BOX_SCALE || box[3] > BOX_SCALE) {
      throw new Error('Stored page: a word lies outside its line or page');
    }
    return { start, end, box };
  });
  return { text, words };
}

/** As many as can be the arguments of a call anywhere. */
const TEXT_PIECE = 1_024;

class Source {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(): number {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 42; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Error('Stored page: cut short');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    throw new Error('Stored page: malformed number');
  }

  takeSigned(): number {
    const value = this.take();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** A count of things that take at least a byte each: a larger one is damage, and must not allocate. */
  takeCount(): number {
    const count = this.take();
    if (count > this.#bytes.length - this.#at) throw new Error('Stored page: cut short');
    return count;
  }

  takeText(): string {
    const length = this.takeCount();
    let text = '';
    // A string put together from single characters is a tree of them, thirty times its size.
    for (let left = length; left > 0; left -= TEXT_PIECE) {
      const units = new Array<number>(Math.min(left, TEXT_PIECE));
      for (let i = 0; i < units.length; i++) units[i] = this.take();
      text += String.fromCharCode.apply(null, units);
    }
    return text;
  }

  expectEnd(): void {
    if (this.#at !== this.#bytes.length) throw new Error('Stored page: bytes left over');
  }
}
