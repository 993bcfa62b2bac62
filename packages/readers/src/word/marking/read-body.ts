import type { AttributeOf } from '#office/read-xml.ts';
import { decodeText, type MarkupToken, readAttribute, scanMarkup } from '#word/marking/scan-markup.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { NO_LISTS } from '#word/numbering.ts';
import { StoryReader } from '#word/read-story.ts';
import type { Styles } from '#word/styles.ts';

/** Tokens of an element, from its first to its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A run of letters in the markup. */
export interface BodyRun extends Span {
  /** Its properties. */
  readonly properties: Span | null;
}

/** A character of the text of the document, where the markup has it. */
export interface Atom {
  readonly character: string;
  /** Of its text, or of the element that stands for it. */
  readonly token: number;
  /** Within the text of its token; -1 for what an element stands for. */
  readonly offset: number;
  /** Null where it is part of something that cannot be divided. */
  readonly run: BodyRun | null;
  readonly paragraph: BodyParagraph;
  /** Among those of its paragraph. */
  readonly index: number;
}

/** A cell of a row, by the paragraphs that lie in it. */
export interface BodyRow extends Span {
  readonly cells: BodyParagraph[][];
  /** The first token of each cell. */
  readonly cellStarts: number[];
}

export interface BodyParagraph extends Span {
  properties: Span | null;
  readonly atoms: Atom[];
  /** The element in which it stands, by its first token. */
  readonly container: number;
  /** What stands behind it in the same element. */
  next: BodyParagraph | null;
  /** The row of a table and its cell, from 0. */
  readonly row: BodyRow | null;
  readonly cell: number;
}

/** The running text of a document, by its paragraphs in the order in which they are read. */
export interface Body {
  readonly tokens: readonly MarkupToken[];
  readonly paragraphs: readonly BodyParagraph[];
}

const TRACKED = /^w:(?:ins|del|moveFrom|moveTo)$/u;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Open {
  readonly name: string;
  readonly token: number;
  /** The paragraph that ended last in it, while nothing else followed. */
  last: BodyParagraph | null;
}

/** Reads the markup of a main part, in step with the reader of its text, so that both agree on every character. */
export function readBody(xml: string, styles: Styles): Body {
  return new BodyReader(xml, styles).read();
}

class BodyReader {
  readonly #tokens: readonly MarkupToken[];
  readonly #story: StoryReader;
  readonly #paragraphs: BodyParagraph[] = [];
  readonly #open: Open[] = [];
  readonly #inParagraphs: { paragraph: Mutable<BodyParagraph>; asides: BodyParagraph[] }[] = [];
  readonly #runs: Mutable<BodyRun>[] = [];
  readonly #rows: Mutable<BodyRow>[] = [];
  #told = '';

  constructor(xml: string, styles: Styles) {
    this.#tokens = scanMarkup(xml);
    this.#story = new StoryReader(styles, NO_LISTS, new Map(), (text) => {
      this.#told += text;
    });
  }

  read(): Body {
    for (const [at, token] of this.#tokens.entries()) {
      this.#told = '';
      if (token.kind === 'open' || token.kind === 'empty') this.#begin(at, token);
      if (token.kind === 'text') this.#text(at, token);
      if (token.kind === 'close' || token.kind === 'empty') this.#end(at, token);
    }
    return { tokens: this.#tokens, paragraphs: this.#paragraphs };
  }

  #begin(at: number, { name, raw }: MarkupToken): void {
    if (TRACKED.test(name)) throw new UnmarkableError('it has tracked changes of its own');
    const attribute: AttributeOf = (wanted) => readAttribute(raw, wanted);
    this.#story.open(name, attribute);
    this.#addAtoms(at, -1);
    const parent = this.#open.at(-1);
    if (name === 'w:p') this.#beginParagraph(at, parent);
    else if (parent && !name.startsWith('w:bookmark')) parent.last = null;
    if (name === 'w:r') this.#runs.push({ from: at, to: at, properties: null });
    else if (name === 'w:tr') this.#rows.push({ from: at, to: at, cells: [], cellStarts: [] });
    else if (name === 'w:tc') {
      this.#rows.at(-1)?.cells.push([]);
      this.#rows.at(-1)?.cellStarts.push(at);
    }
    this.#open.push({ name, token: at, last: null });
  }

  #end(at: number, { name }: MarkupToken): void {
    this.#story.close(name);
    const opened = this.#open.pop();
    const span = { from: opened?.token ?? at, to: at };
    const parent = this.#open.at(-1);
    const inParagraph = this.#inParagraphs.at(-1);
    const run = this.#runs.at(-1);
    if (name === 'w:pPr' && parent?.name === 'w:p' && inParagraph) inParagraph.paragraph.properties = span;
    else if (name === 'w:rPr' && parent?.name === 'w:r' && run) run.properties = span;
    else if (name === 'w:r') this.#endRun(at);
    else if (name === 'w:tr') {
      const row = this.#rows.pop();
      if (row) row.to = at;
    } else if (name === 'w:p') this.#endParagraph(at, parent);
  }

  #endRun(at: number): void {
    const run = this.#runs.pop();
    if (run) run.to = at;
  }

  #text(at: number, { raw }: MarkupToken): void {
    const text = decodeText(raw);
    this.#story.text(text);
    if (this.#told !== '' && this.#told.length !== text.length)
      throw new UnmarkableError('it holds characters that are not read');
    this.#addAtoms(at, 0);
  }

  #addAtoms(token: number, offset: number): void {
    const paragraph = this.#inParagraphs.at(-1)?.paragraph;
    if (!paragraph || this.#told === '') return;
    const run = this.#inParagraphs.length === 1 ? (this.#runs.at(-1) ?? null) : null;
    for (let at = 0; at < this.#told.length; at++)
      paragraph.atoms.push({
        character: this.#told.charAt(at),
        token,
        offset: offset < 0 ? -1 : at,
        run,
        paragraph,
        index: paragraph.atoms.length,
      });
  }

  #beginParagraph(at: number, parent: Open | undefined): void {
    const row = this.#rows.at(-1) ?? null;
    const paragraph = {
      from: at,
      to: at,
      properties: null,
      atoms: [],
      container: parent?.token ?? -1,
      next: null,
      row,
      cell: (row?.cells.length ?? 0) - 1,
    };
    this.#inParagraphs.push({ paragraph, asides: [] });
  }

  /** What hangs on a paragraph is read behind it. */
  #endParagraph(at: number, parent: Open | undefined): void {
    const ended = this.#inParagraphs.pop();
    if (!ended) return;
    const { paragraph, asides } = ended;
    paragraph.to = at;
    if (parent?.last) parent.last.next = paragraph;
    if (parent) parent.last = paragraph;
    const around = this.#inParagraphs.at(-1);
    if (around) {
      around.asides.push(paragraph, ...asides);
      return;
    }
    paragraph.row?.cells[paragraph.cell]?.push(paragraph);
    this.#paragraphs.push(paragraph, ...asides);
  }
}
