import {
  BOX_SCALE,
  type Box,
  type Line,
  type Page,
  type PageFlag,
  type PageFlagKind,
  type PageHead,
  type PageState,
  pageText,
  type Sheet,
  type SheetCell,
  type Word,
} from '#document/document.ts';

/** First byte of every encoded page: a page stored in another form is refused, not misread. */
const VERSION = 2;
/** The same with a sheet after its lines. */
const SHEET_VERSION = 3;
/** The same with the number of its first line after its lines. */
const NUMBERED_VERSION = 4;
const STATES: readonly PageState[] = ['text', 'blank', 'needs-ocr', 'damaged', 'ocr', 'low'];
const FLAG_KINDS: readonly PageFlagKind[] = ['embedded-ocr', 'invisible', 'white', 'tiny', 'off-page'];
/** Page sizes are kept to a hundredth of a point. */
const SIZE_SCALE = 100;

/**
 * Encodes a page compactly for storage: variable-length integers, boxes as differences from the box before
 * (about seven bytes a word, before compression). `decodePage` is the way back.
 */
export function encodePage(page: Page): Uint8Array {
  const sink = new Sink();
  sink.put(page.sheet ? SHEET_VERSION : page.firstLine === undefined ? VERSION : NUMBERED_VERSION);
  sink.put(page.number);
  sink.put(page.label === undefined ? 0 : 1);
  if (page.label !== undefined) sink.putText(page.label);
  sink.put(Math.round(page.width * SIZE_SCALE));
  sink.put(Math.round(page.height * SIZE_SCALE));
  sink.put(STATES.indexOf(page.state));
  const flags = page.flags ?? [];
  sink.put(flags.length);
  for (const { kind, count } of flags) {
    sink.put(FLAG_KINDS.indexOf(kind));
    sink.put(count);
  }
  sink.put(page.lines.length);
  for (const line of page.lines) putLine(sink, line);
  if (page.sheet) putSheet(sink, page.sheet);
  else if (page.firstLine !== undefined) sink.put(page.firstLine);
  return sink.written();
}

/** Cells mostly follow each other, so that differences are small. */
function putSheet(sink: Sink, { name, cells }: Sheet): void {
  sink.putText(name);
  sink.put(cells.length);
  let before: SheetCell = { row: 0, column: 0, start: 0, end: 0 };
  for (const cell of cells) {
    sink.putSigned(cell.row - before.row);
    sink.putSigned(cell.column - before.column);
    sink.putSigned(cell.start - before.end);
    sink.put(cell.end - cell.start);
    before = cell;
  }
}

function putLine(sink: Sink, { text, words }: Line): void {
  sink.putText(text);
  sink.put(words.length);
  let before: Word = { start: 0, end: 0, box: [0, 0, 0, 0] };
  for (const word of words) {
    const [left, top, right, bottom] = word.box;
    sink.put(word.start - before.end);
    sink.put(word.end - word.start);
    sink.putSigned(left - before.box[2]);
    sink.putSigned(top - before.box[1]);
    sink.put(right - left);
    sink.put(bottom - top);
    before = word;
  }
}

/** A number takes this many bytes at most: the largest that `take` reads. */
const MAX_NUMBER_BYTES = 7;
/** And so does a UTF-16 unit. */
const MAX_UNIT_BYTES = 3;
/** Numbers below can be shifted as 32-bit integers, which is several times quicker than to divide. */
const MAX_SHIFTED = 2 ** 31;

/** Collects numbers in seven bits a byte, low ones first. Pages come by the hundred, so the bytes have room to grow. */
class Sink {
  #bytes = new Uint8Array(16_384);
  #length = 0;

  put(value: number): void {
    if (this.#length + MAX_NUMBER_BYTES > this.#bytes.length) this.#grow();
    let rest = value;
    for (; rest >= MAX_SHIFTED; rest = Math.floor(rest / 128))
      this.#bytes[this.#length++] = (rest % 128) | 128;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }

  putSigned(value: number): void {
    this.put(value < 0 ? -2 * value - 1 : 2 * value);
  }

  putText(text: string): void {
    this.put(text.length);
    while (this.#length + text.length * MAX_UNIT_BYTES > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < text.length; i++) {
      let rest = text.charCodeAt(i);
      for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
      bytes[at++] = rest;
    }
    this.#length = at;
  }

  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Decodes what `encodePage` wrote; throws when the bytes are anything else. */
export function decodePage(bytes: Uint8Array): Page {
  const source = new Source(bytes);
  const version = source.take();
  if (version < VERSION || version > NUMBERED_VERSION) throw new Error('Stored page: unknown version');
  const head = takeHead(source);
  const lines = Array.from({ length: source.takeCount() }, () => takeLine(source));
  const page: Page = {
    ...head,
    lines,
    ...(version === SHEET_VERSION && { sheet: takeSheet(source, lines) }),
    ...(version === NUMBERED_VERSION && { firstLine: source.take() }),
  };
  source.expectEnd();
  return page;
}

function takeSheet(source: Source, lines: readonly Line[]): Sheet {
  const textLength = pageText({ lines }).length;
  const name = source.takeText();
  let before: SheetCell = { row: 0, column: 0, start: 0, end: 0 };
  const cells = Array.from({ length: source.takeCount() }, (): SheetCell => {
    const row = before.row + source.takeSigned();
    const column = before.column + source.takeSigned();
    const start = before.end + source.takeSigned();
    const end = start + source.take();
    if (row < 1 || column < 1 || start < 0 || end > textLength)
      throw new Error('Stored page: a cell lies outside its sheet or text');
    before = { row, column, start, end };
    return before;
  });
  return { name, cells };
}

function takeHead(source: Source): PageHead {
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
