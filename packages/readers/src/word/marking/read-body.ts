import type { AttributeOf } from '#office/read-xml.ts';
import { decodeText, type MarkupToken, readAttribute, scanMarkup } from '#word/marking/scan-markup.ts';
import type { Body, BodyParagraph, BodyRow, BodyRun } from '#word/marking/body.ts';
import { TwinFinder } from '#word/marking/find-twins.ts';
import { UnmarkableError } from '#word/marking/unmarkable.ts';
import { NO_LISTS } from '#word/numbering.ts';
import { StoryReader } from '#word/read-story.ts';
import type { Styles } from '#word/styles.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Open {
  readonly name: string;
  readonly token: number;
  /** The paragraph that ended last in it, while nothing else followed. */
  last: BodyParagraph | null;
}

interface OpenParagraph {
  readonly paragraph: Mutable<BodyParagraph>;
  readonly asides: BodyParagraph[];
  readonly runs: Mutable<BodyRun>[];
}

interface OpenRow extends Mutable<BodyRow> {
  /** How many paragraphs had begun before it. */
  readonly begun: number;
  isDeleted: boolean;
}

const INSERTION = /^w:(?:ins|moveTo)$/u;
const DELETION = /^w:(?:del|moveFrom)$/u;
const NOTE_REFERENCE = /^w:(footnote|endnote)Reference$/u;
/** What stands between paragraphs and is none. */
const RANGE = /^w:(?:bookmark|(?:comment|moveFrom|moveTo)Range)(?:Start|End)$/u;

/** Reads the markup of a part, in step with the reader of its text, so that both agree on every character. */
export function readBody(xml: string, styles: Styles): Body {
  return new BodyReader(xml, styles).read();
}

class BodyReader {
  readonly #tokens: readonly MarkupToken[];
  readonly #story: StoryReader;
  readonly #paragraphs: BodyParagraph[] = [];
  readonly #begun: BodyParagraph[] = [];
  readonly #open: Open[] = [];
  readonly #inParagraphs: OpenParagraph[] = [];
  /** Those of the text, and of each text box that is open. */
  readonly #rows: OpenRow[][] = [[]];
  readonly #twins = new TwinFinder();
  #storyId = '';
  #told: string | null = null;

  constructor(xml: string, styles: Styles) {
    this.#tokens = scanMarkup(xml);
    this.#story = new StoryReader(styles, NO_LISTS, new Map(), (text) => {
      this.#told = (this.#told ?? '') + text;
    });
  }

  read(): Body {
    for (const [at, token] of this.#tokens.entries()) {
      this.#told = null;
      if (token.kind === 'open' || token.kind === 'empty') this.#begin(at, token);
      if (token.kind === 'text') this.#text(at, token);
      if (token.kind === 'close' || token.kind === 'empty') this.#end(at, token);
    }
    return { tokens: this.#tokens, paragraphs: this.#paragraphs, twins: this.#twins.list };
  }

  get #row(): OpenRow | undefined {
    return this.#rows.at(-1)?.at(-1);
  }

  #begin(at: number, { name, raw }: MarkupToken): void {
    const attribute: AttributeOf = (wanted) => readAttribute(raw, wanted);
    this.#story.open(name, attribute);
    this.#addAtoms(at, -1);
    const parent = this.#open.at(-1);
    if (name === 'w:p') this.#beginParagraph(at, parent);
    else if (parent && !RANGE.test(name)) parent.last = null;
    const inParagraph = this.#inParagraphs.at(-1);
    const kind = this.#told === null ? undefined : NOTE_REFERENCE.exec(name)?.[1];
    if (kind === 'footnote' || kind === 'endnote')
      inParagraph?.paragraph.notes.push({
        kind,
        id: attribute('id') ?? '',
        token: at,
        run: inParagraph.runs.at(-1) ?? null,
      });
    if (name === 'w:r') this.#beginRun(at);
    else if (name === 'w:tr')
      this.#rows
        .at(-1)
        ?.push({ from: at, to: at, cells: [], cellStarts: [], begun: this.#begun.length, isDeleted: false });
    else if (name === 'w:tc') {
      this.#row?.cells.push([]);
      this.#row?.cellStarts.push(at);
    } else if (name === 'w:txbxContent') this.#beginBox();
    else if (name === 'w:footnote' || name === 'w:endnote') this.#storyId = attribute('id') ?? '';
    else if (DELETION.test(name)) this.#ownDeletion(parent?.name);
    this.#open.push({ name, token: at, last: null });
  }

  /** Of the end of a paragraph, or of a row; deleted words are not read at all. */
  #ownDeletion(parent: string | undefined): void {
    if (parent === 'w:trPr' && this.#row) this.#row.isDeleted = true;
    const paragraph = this.#inParagraphs.at(-1)?.paragraph;
    if (parent === 'w:rPr' && this.#open.at(-2)?.name === 'w:pPr' && paragraph) paragraph.isJoined = true;
  }

  #beginBox(): void {
    this.#rows.push([]);
    for (const { runs } of this.#inParagraphs) for (const run of runs) run.hasBox = true;
  }

  #end(at: number, { name }: MarkupToken): void {
    this.#story.close(name);
    const opened = this.#open.pop();
    const span = { from: opened?.token ?? at, to: at };
    const parent = this.#open.at(-1);
    const inParagraph = this.#inParagraphs.at(-1);
    const run = inParagraph?.runs.at(-1);
    if (name === 'w:pPr' && parent?.name === 'w:p' && inParagraph) inParagraph.paragraph.properties = span;
    else if (name === 'w:rPr' && parent?.name === 'w:r' && run) run.properties = span;
    else if (name === 'w:r') {
      if (run) run.to = at;
      inParagraph?.runs.pop();
    } else if (name === 'w:tr') this.#endRow(at);
    else if (name === 'w:p') this.#endParagraph(at, parent);
    else if (name === 'w:txbxContent') {
      this.#rows.pop();
      this.#twins.add(span, this.#open);
    } else if (name === 'mc:AlternateContent') this.#twins.end(span.from);
  }

  #beginRun(at: number): void {
    const from = this.#open.findLastIndex(({ name }) => name === 'w:p');
    const within = this.#open.slice(from + 1);
    const own = within.findLast(({ name }) => INSERTION.test(name));
    const insertion = own ? { token: own.token, isParent: own === within.at(-1) } : null;
    const run = { from: at, to: at, properties: null, insertion, hasBox: false };
    this.#inParagraphs.at(-1)?.runs.push(run);
  }

  /** What stands in a deleted row is read, and dropped at its end. */
  #endRow(at: number): void {
    const row = this.#rows.at(-1)?.pop();
    if (!row) return;
    row.to = at;
    if (row.isDeleted) for (const { atoms } of this.#begun.slice(row.begun)) atoms.length = 0;
  }

  #text(at: number, { raw }: MarkupToken): void {
    const text = decodeText(raw);
    this.#story.text(text);
    if (this.#told !== null && this.#told.length !== text.length)
      throw new UnmarkableError('it holds characters that are not read');
    this.#addAtoms(at, 0);
  }

  /** What hangs in the cell of a table cannot be told from the text of the cell. */
  #addAtoms(token: number, offset: number): void {
    const open = this.#inParagraphs.at(-1);
    if (!open || this.#told === null) return;
    const { paragraph } = open;
    const isInCell = paragraph.box !== null && paragraph.box.paragraph.row !== null;
    const run = isInCell ? null : (open.runs.at(-1) ?? null);
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
    const row = this.#row ?? null;
    const [outer] = this.#inParagraphs;
    const paragraph: BodyParagraph = {
      from: at,
      to: at,
      properties: null,
      atoms: [],
      container: parent?.token ?? -1,
      next: null,
      row,
      cell: (row?.cells.length ?? 0) - 1,
      isJoined: false,
      box: outer ? { run: outer.runs[0] ?? null, paragraph: outer.paragraph } : null,
      notes: [],
      story: this.#storyId,
    };
    this.#begun.push(paragraph);
    this.#inParagraphs.push({ paragraph, asides: [], runs: [] });
  }

  /** What hangs on a paragraph is read behind it. */
  #endParagraph(at: number, parent: Open | undefined): void {
    const ended = this.#inParagraphs.pop();
    if (!ended) return;
    const { paragraph, asides } = ended;
    paragraph.to = at;
    if (parent?.last) parent.last.next = paragraph;
    if (parent) parent.last = paragraph;
    paragraph.row?.cells[paragraph.cell]?.push(paragraph);
    const around = this.#inParagraphs.at(-1);
    if (around) around.asides.push(paragraph, ...asides);
    else this.#paragraphs.push(paragraph, ...asides);
  }
}
