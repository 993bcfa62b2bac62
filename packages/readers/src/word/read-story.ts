import { ReaderError } from '#reader-error.ts';
import type { AttributeOf, XmlHandler } from '#office/read-xml.ts';
import {
  type Block,
  FORCED_BREAK,
  type NoteKind,
  type NoteMark,
  SAVED_BREAK,
  type Story,
} from '#word/blocks.ts';
import { ListNumbers } from '#word/list-numbers.ts';
import type { Numbering } from '#word/numbering.ts';
import { isOn, type Styles } from '#word/styles.ts';

interface Paragraph {
  text: string;
  readonly notes: NoteMark[];
  /** Text boxes that hang on it. */
  readonly aside: Block[];
  style?: string;
  list?: string;
  depth?: number;
  outline?: number;
  startsPage: boolean;
  endsPage: boolean;
  /** The change of the paragraph's end: it goes on in the next. */
  isJoined: boolean;
}

interface Row {
  readonly cells: string[];
  readonly notes: NoteMark[];
  isDeleted: boolean;
  breaks: string;
}

/** What can hold paragraphs: the story itself or a text box. */
interface Frame {
  readonly blocks: Block[];
  readonly rows: Row[];
  readonly paragraphs: Paragraph[];
  /** A paragraph whose end was deleted. */
  joined: Paragraph | null;
}

/** All text of a document, markup apart. */
const MAX_CHARACTERS = 20_000_000;
const STORIES = new Set(['w:body', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote', 'w:comment']);
const NOTES: Readonly<Record<string, NoteKind>> = {
  'w:footnoteReference': 'footnote',
  'w:endnoteReference': 'endnote',
  'w:commentReference': 'comment',
};
/** What a change has taken away, and what things were before it. */
const REMOVED = /^w:(?:del|moveFrom|\w+Change)$/;
const TEXT_LEVEL = 9;

const newFrame = (blocks: Block[]): Frame => ({ blocks, rows: [], paragraphs: [], joined: null });

/** Reads the running text of a part into blocks: changes accepted, lists numbered, tables by rows. */
export class StoryReader implements XmlHandler {
  readonly stories: Story[] = [];
  readonly #styles: Styles;
  readonly #lists: ListNumbers;
  readonly #path: string[] = [];
  readonly #frames: Frame[] = [];
  /** The number of characters at the beginning of each choice between forms of the same thing. */
  readonly #choices: number[] = [];
  #skippedFrom = Number.POSITIVE_INFINITY;
  #inText = 0;
  #characters = 0;
  #marks = { footnote: 0, endnote: 0 };

  constructor(styles: Styles, numbering: Numbering) {
    this.#styles = styles;
    this.#lists = new ListNumbers(numbering);
  }

  get #frame(): Frame | undefined {
    return this.#frames.at(-1);
  }

  get #paragraph(): Paragraph | undefined {
    return this.#frame?.paragraphs.at(-1);
  }

  open(name: string, attribute: AttributeOf): void {
    const parent = this.#path.at(-1) ?? '';
    this.#path.push(name);
    if (this.#path.length > this.#skippedFrom) return;
    if (REMOVED.test(name)) this.#openRemoved(parent);
    else if (STORIES.has(name)) this.#openStory(attribute);
    else if (this.#frame) this.#openContent(name, parent, attribute);
  }

  close(name: string): void {
    const isSkipped = this.#path.length >= this.#skippedFrom;
    if (this.#path.length === this.#skippedFrom) this.#skippedFrom = Number.POSITIVE_INFINITY;
    this.#path.pop();
    if (isSkipped || !this.#frame) return;
    if (name === 'w:t' || name === 'm:t') this.#inText--;
    else if (name === 'w:p') this.#closeParagraph(this.#frame);
    else if (name === 'w:tr') this.#closeRow(this.#frame);
    else if (name === 'w:tc') this.#closeJoined(this.#frame);
    else if (name === 'mc:AlternateContent') this.#choices.pop();
    else if (name === 'w:txbxContent') this.#closeTextBox(this.#frame);
    else if (STORIES.has(name)) {
      this.#closeJoined(this.#frame);
      this.#frames.pop();
    }
  }

  text(text: string): void {
    if (this.#inText > 0 && this.#path.length < this.#skippedFrom) this.#add(text.replace(/[\f\v]/g, ' '));
  }

  #add(text: string): void {
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new ReaderError('too-large');
    const paragraph = this.#paragraph;
    if (paragraph) paragraph.text += text;
  }

  #skip(): void {
    this.#skippedFrom = this.#path.length;
  }

  /** Among the properties of a paragraph it is its end that is gone, among those of a row the row. */
  #openRemoved(parent: string): void {
    const row = this.#frame?.rows.at(-1);
    if (parent === 'w:trPr' && row && this.#path.at(-1) === 'w:del') row.isDeleted = true;
    const paragraph = this.#paragraph;
    const isEnd =
      parent === 'w:rPr' && this.#path.at(-3) === 'w:pPr' && !this.#path.at(-1)?.endsWith('Change');
    if (isEnd && paragraph) paragraph.isJoined = true;
    this.#skip();
  }

  #openStory(attribute: AttributeOf): void {
    // The lines between text and notes are notes as well.
    if (/separator|notice/i.test(attribute('type') ?? '') && this.#path.at(-1)?.endsWith('note'))
      return this.#skip();
    const author = attribute('author')?.trim();
    const story: Story = { id: attribute('id') ?? '', ...(author && { author }), blocks: [] };
    this.stories.push(story);
    this.#frames.push(newFrame(story.blocks));
  }

  #openContent(name: string, parent: string, attribute: AttributeOf): void {
    switch (name) {
      case 'w:t':
      case 'm:t':
        this.#inText++;
        return;
      case 'w:p':
        return this.#openParagraph();
      case 'w:tr':
        this.#frame?.rows.push({ cells: [], notes: [], isDeleted: false, breaks: '' });
        return;
      case 'w:tc':
        this.#frame?.rows.at(-1)?.cells.push('');
        return;
      case 'w:txbxContent':
        this.#frames.push(newFrame(this.#paragraph?.aside ?? []));
        return;
      case 'mc:AlternateContent':
        this.#choices.push(this.#characters);
        return;
      case 'mc:Fallback':
        if (this.#characters > (this.#choices.at(-1) ?? 0)) this.#skip();
        return;
      default:
        if (parent === 'w:pPr' || parent === 'w:numPr' || parent === 'w:sectPr')
          this.#setProperty(name, attribute);
        else if (NOTES[name]) this.#addMark(NOTES[name], attribute);
        else this.#addSpecial(name, parent, attribute);
    }
  }

  #openParagraph(): void {
    const frame = this.#frame;
    const joined = frame?.joined;
    if (frame) frame.joined = null;
    frame?.paragraphs.push({
      text: joined?.text ?? '',
      notes: joined?.notes ?? [],
      aside: joined?.aside ?? [],
      startsPage: joined?.startsPage ?? false,
      endsPage: false,
      isJoined: false,
    });
  }

  #setProperty(name: string, attribute: AttributeOf): void {
    const paragraph = this.#paragraph;
    const value = attribute('val') ?? '';
    if (!paragraph) return;
    if (name === 'w:pStyle') paragraph.style = value;
    else if (name === 'w:numId') paragraph.list = value;
    else if (name === 'w:ilvl') paragraph.depth = Number(value);
    else if (name === 'w:outlineLvl') paragraph.outline = Number(value);
    else if (name === 'w:pageBreakBefore') paragraph.startsPage = isOn(attribute('val'));
    else if (name === 'w:type' && value === 'continuous') paragraph.endsPage = false;
    else if (name === 'w:sectPr') this.#endSection();
  }

  #endSection(): void {
    const paragraph = this.#paragraph;
    if (paragraph) paragraph.endsPage = true;
  }

  #addMark(kind: NoteKind, attribute: AttributeOf): void {
    const hasOwn = attribute('customMarkFollows') !== undefined && isOn(attribute('customMarkFollows'));
    const mark = kind === 'comment' || hasOwn ? '' : this.#nextMark(kind);
    this.#paragraph?.notes.push({ kind, id: attribute('id') ?? '', mark });
    this.#add(mark);
  }

  /** Word counts footnotes in digits and endnotes in Roman numerals; here both stay digits, told apart by a letter. */
  #nextMark(kind: 'footnote' | 'endnote'): string {
    const number = ++this.#marks[kind];
    return kind === 'footnote' ? `[${number}]` : `[E${number}]`;
  }

  #addSpecial(name: string, parent: string, attribute: AttributeOf): void {
    if (parent !== 'w:r') return;
    if (name === 'w:tab' || name === 'w:ptab') this.#add('\t');
    else if (name === 'w:br') this.#add(attribute('type') === 'page' ? FORCED_BREAK : '\n');
    else if (name === 'w:cr') this.#add('\n');
    else if (name === 'w:noBreakHyphen') this.#add('\u2011');
    else if (name === 'w:lastRenderedPageBreak' && this.#frames.length === 1) this.#add(SAVED_BREAK);
  }

  #closeParagraph(frame: Frame): void {
    const paragraph = frame.paragraphs.pop();
    if (!paragraph) return;
    if (paragraph.isJoined) frame.joined = paragraph;
    else this.#endParagraph(frame, paragraph);
  }

  #closeJoined(frame: Frame): void {
    const { joined } = frame;
    frame.joined = null;
    if (joined) this.#endParagraph(frame, joined);
  }

  #endParagraph(frame: Frame, paragraph: Paragraph): void {
    const block = this.#toBlock(paragraph);
    const row = frame.rows.at(-1);
    if (row) {
      for (const { text, notes } of [block, ...paragraph.aside]) this.#addToCell(row, text, notes);
      return;
    }
    frame.blocks.push(block, ...paragraph.aside);
  }

  #toBlock(paragraph: Paragraph): Block {
    const style = this.#styles.of(paragraph.style);
    const level = paragraph.outline === undefined ? style.level : paragraph.outline + 1;
    const isHeading = level !== undefined && level <= TEXT_LEVEL;
    const list = paragraph.list ?? style.list;
    const number =
      list === undefined ? '' : this.#lists.next({ list, depth: paragraph.depth ?? style.depth ?? 0 });
    const [, before = '', own = ''] = /^([\f\v]*)([\s\S]*)$/.exec(paragraph.text) ?? [];
    const numbered = number === '' || own.trim() === '' ? own : `${number} ${own}`;
    const text = `${paragraph.startsPage ? FORCED_BREAK : ''}${before}${numbered}${paragraph.endsPage ? FORCED_BREAK : ''}`;
    return {
      kind: isHeading ? 'heading' : number === '' ? 'paragraph' : 'item',
      ...(isHeading && { level }),
      text,
      notes: paragraph.notes,
    };
  }

  /** A cell is a few words of one line, whatever it holds. Where a row is divided by a page, each cell says so. */
  #addToCell(row: Row, text: string, notes: readonly NoteMark[]): void {
    const cell = row.cells.length - 1;
    if (row.breaks === '' && text.includes(SAVED_BREAK)) row.breaks = SAVED_BREAK;
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '' && cell >= 0) row.cells[cell] = `${row.cells[cell] ?? ''} ${words}`.trim();
    row.notes.push(...notes);
  }

  #closeRow(frame: Frame): void {
    const row = frame.rows.pop();
    if (!row || row.isDeleted) return;
    const around = frame.rows.at(-1);
    if (around) {
      this.#addToCell(around, `${row.breaks}${row.cells.join(' ')}`, row.notes);
      return;
    }
    const text = row.cells.some((cell) => cell !== '') ? row.cells.join('\t') : '';
    frame.blocks.push({ kind: 'row', text: row.breaks + text, notes: row.notes });
  }

  #closeTextBox(frame: Frame): void {
    this.#closeJoined(frame);
    this.#frames.pop();
  }
}
