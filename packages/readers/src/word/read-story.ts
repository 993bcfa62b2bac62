import { addAll } from '#word/add-all.ts';
import { ReaderError } from '#reader-error.ts';
import type { AttributeOf, XmlHandler } from '#office/read-xml.ts';
import { FORCED_BREAK, type NoteKind, NOTES, SAVED_BREAK, type Story } from '#word/blocks.ts';
import type { ChartBlocks } from '#word/chart-blocks.ts';
import { ListNumbers } from '#word/list-numbers.ts';
import { type Authorship, readAuthorship, RESERVED } from '#word/marked-text.ts';
import { NoteMarks } from '#word/note-marks.ts';
import type { Numbering } from '#word/numbering.ts';
import {
  type Frame,
  addCell,
  addRowToCell,
  addToCell,
  newFrame,
  newParagraph,
  newRow,
  type Paragraph,
  type Run,
} from '#word/story-frames.ts';
import { blockOfDeletedRow, blockOfParagraph, blockOfRow } from '#word/story-blocks.ts';
import {
  type Look,
  lookOf,
  setParagraphProperty,
  setRunProperty,
  setTableProperty,
} from '#word/story-properties.ts';
import { isOn, type Styles } from '#word/styles.ts';
import { readSymbol, SIGNS } from '#word/symbols.ts';

/** All text of a document, markup apart. */
const MAX_CHARACTERS = 20_000_000;
const STORIES = new Set(['w:body', 'w:hdr', 'w:ftr', 'w:footnote', 'w:endnote', 'w:comment']);
const INSERTED = new Set(['w:ins', 'w:moveTo']);
const DELETED = new Set(['w:del', 'w:moveFrom']);
/** What a change has taken away, and what things were before it. */
const REMOVED = /^w:(?:del|moveFrom|\w+Change)$/;
const TABLE_PROPERTIES = /^w:t(?:bl|r|c)Pr$/;
const DELETED_WORDS = new Set(['w:delText', 'w:t']);

/** Reads the running text of a part into blocks: changes accepted, lists numbered, tables by rows. */
export class StoryReader implements XmlHandler {
  readonly stories: Story[] = [];
  readonly #styles: Styles;
  readonly #lists: ListNumbers;
  readonly #charts: ChartBlocks;
  readonly #path: string[] = [];
  readonly #frames: Frame[] = [];
  /** The number of characters at the beginning of each choice between forms of the same thing. */
  readonly #choices: number[] = [];
  readonly #runs: Run[] = [];
  #skippedFrom = Number.POSITIVE_INFINITY;
  /** The deletion that is being passed over. */
  #deletion: Authorship | null = null;
  #inText = 0;
  #characters = 0;
  readonly #noteMarks = new NoteMarks();
  readonly #onText: ((text: string) => void) | undefined;

  /** @param onText is told what of the markup becomes text of a paragraph, as it does */
  constructor(styles: Styles, numbering: Numbering, charts: ChartBlocks, onText?: (text: string) => void) {
    this.#styles = styles;
    this.#charts = charts;
    this.#onText = onText;
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
    if (this.#path.length > this.#skippedFrom) return this.#openDeleted(name);
    if (REMOVED.test(name)) this.#openRemoved(name, parent, attribute);
    else if (INSERTED.has(name) && !parent.endsWith('Pr'))
      this.#paragraph?.content.beginInsertion(readAuthorship(attribute));
    else if (STORIES.has(name)) this.#openStory(attribute);
    else if (this.#frame) this.#openContent(name, parent, attribute);
  }

  close(name: string): void {
    const isSkipped = this.#path.length >= this.#skippedFrom;
    if (this.#path.length === this.#skippedFrom) {
      this.#skippedFrom = Number.POSITIVE_INFINITY;
      this.#deletion = null;
    }
    this.#path.pop();
    if (isSkipped || !this.#frame) return;
    if (name === 'w:t' || name === 'm:t') this.#inText--;
    else if (name === 'w:r') this.#runs.pop();
    else if (INSERTED.has(name) && !this.#path.at(-1)?.endsWith('Pr'))
      this.#paragraph?.content.endInsertion();
    else if (name === 'w:p') this.#closeParagraph(this.#frame);
    else if (name === 'w:tr') this.#closeRow(this.#frame);
    else if (name === 'w:tbl') this.#frame.tables.pop();
    else if (name === 'w:tc') this.#closeJoined(this.#frame);
    else if (name === 'mc:AlternateContent') this.#choices.pop();
    else if (name === 'w:txbxContent' || STORIES.has(name)) {
      this.#closeJoined(this.#frame);
      this.#frames.pop();
    }
  }

  text(text: string): void {
    const words = text.replace(/[\f\v]/g, ' ').replace(RESERVED, '');
    if (this.#path.length >= this.#skippedFrom) {
      if (this.#deletion && DELETED_WORDS.has(this.#path.at(-1) ?? '')) this.#addDeletion(words);
    } else if (this.#inText > 0) this.#addWords(words);
  }

  #addWords(text: string): void {
    const { isHidden, letters } = this.#look();
    if (!isHidden) return this.#add(text, letters);
    this.#count(text);
    this.#paragraph?.content.addHidden(text.length);
  }

  #add(text: string, letters?: number): void {
    this.#count(text);
    this.#paragraph?.content.add(text, letters);
    this.#onText?.(text);
  }

  #addDeletion(text: string): void {
    this.#count(text);
    if (this.#deletion) this.#paragraph?.content.addDeletion(text, this.#deletion);
  }

  #count(text: string): void {
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new ReaderError('too-large');
  }

  #look(): Look {
    return lookOf(this.#runs.at(-1), this.#paragraph?.style, this.#styles);
  }

  #skip(): void {
    this.#skippedFrom = this.#path.length;
  }

  /** Among the properties of a paragraph it is its end that is gone, among those of a row the row. */
  #openRemoved(name: string, parent: string, attribute: AttributeOf): void {
    const row = this.#frame?.rows.at(-1);
    if (parent === 'w:trPr' && row && name === 'w:del') row.deleted = readAuthorship(attribute);
    const paragraph = this.#paragraph;
    const isEnd = parent === 'w:rPr' && this.#path.at(-3) === 'w:pPr' && DELETED.has(name);
    if (isEnd && paragraph) paragraph.deletedEnd = readAuthorship(attribute);
    if (DELETED.has(name) && !parent.endsWith('Pr')) this.#deletion = readAuthorship(attribute);
    this.#skip();
  }

  /** Within what was deleted only its words count. */
  #openDeleted(name: string): void {
    if (!this.#deletion || this.#path.at(-2) !== 'w:r') return;
    if (name === 'w:tab') this.#addDeletion(' ');
    else if (name === 'w:br' || name === 'w:cr') this.#addDeletion('\n');
  }

  #openStory(attribute: AttributeOf): void {
    // The lines between text and notes are notes as well.
    if (/separator|notice/i.test(attribute('type') ?? '') && this.#path.at(-1)?.endsWith('note'))
      return this.#skip();
    const story: Story = { id: attribute('id') ?? '', ...readAuthorship(attribute), blocks: [] };
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
        this.#frame?.rows.push(newRow());
        return;
      case 'w:tbl':
        this.#frame?.tables.push({ isRightToLeft: false, hasHeader: false, rows: 0 });
        return;
      case 'w:r':
        this.#runs.push({});
        return;
      case 'w:tc':
        addCell(this.#frame?.rows.at(-1));
        return;
      case 'w:txbxContent':
        this.#frames.push(newFrame(this.#paragraph?.aside ?? []));
        return;
      case 'a:blip':
      case 'v:imagedata':
        return this.#addPicture(attribute('embed') ?? attribute('id'));
      case 'c:chart':
        return this.#addChart(attribute('id'));
      case 'mc:AlternateContent':
        this.#choices.push(this.#characters);
        return;
      case 'mc:Fallback':
        if (this.#characters > (this.#choices.at(-1) ?? 0)) this.#skip();
        return;
      default:
        if (parent === 'w:rPr' && this.#path.at(-3) === 'w:r')
          setRunProperty(this.#runs.at(-1), name, attribute);
        else if (TABLE_PROPERTIES.test(parent)) setTableProperty(this.#frame, name, attribute);
        else if (parent === 'w:pPr' || parent === 'w:numPr' || parent === 'w:sectPr')
          setParagraphProperty(this.#paragraph, name, attribute);
        else if (NOTES[name]) this.#addMark(NOTES[name], attribute);
        else this.#addSpecial(name, parent, attribute);
    }
  }

  /** It counts as a character: one of the forms of the same picture is enough. */
  #addPicture(name: string | undefined): void {
    if (name === undefined || this.#look().isHidden) return;
    this.#characters += 1;
    this.#paragraph?.pictures.push(name);
  }

  #addChart(name = ''): void {
    if (this.#look().isHidden) return;
    for (const block of this.#charts.get(name) ?? []) {
      this.#count(block.text);
      this.#paragraph?.aside.push(block);
    }
  }

  #openParagraph(): void {
    const frame = this.#frame;
    const joined = frame?.joined;
    if (frame) frame.joined = null;
    frame?.paragraphs.push(newParagraph(joined));
  }

  #addMark(kind: NoteKind, attribute: AttributeOf): void {
    const hasOwn = attribute('customMarkFollows') !== undefined && isOn(attribute('customMarkFollows'));
    const mark = kind === 'comment' || hasOwn ? '' : this.#noteMarks.next(kind);
    const id = attribute('id') ?? '';
    this.#paragraph?.notes.push({ kind, id, mark });
    if (kind === 'comment') this.#paragraph?.content.addComment(id);
    this.#add(mark);
  }

  #addSpecial(name: string, parent: string, attribute: AttributeOf): void {
    if (parent !== 'w:r') return;
    if (name === 'w:br' && attribute('type') === 'page') this.#add(FORCED_BREAK);
    else if (SIGNS[name]) this.#add(SIGNS[name]);
    else if (name === 'w:sym') this.#addWords(readSymbol(attribute('font'), attribute('char')));
    else if (name === 'w:lastRenderedPageBreak' && this.#frames.length === 1) this.#add(SAVED_BREAK);
  }

  #closeParagraph(frame: Frame): void {
    const paragraph = frame.paragraphs.pop();
    if (!paragraph) return;
    paragraph.content.end();
    if (paragraph.deletedEnd) {
      this.#characters += 1;
      paragraph.content.addDeletion('\n', paragraph.deletedEnd);
      frame.joined = paragraph;
    } else this.#endParagraph(frame, paragraph);
  }

  #closeJoined(frame: Frame): void {
    const { joined } = frame;
    frame.joined = null;
    if (joined) this.#endParagraph(frame, joined);
  }

  #endParagraph(frame: Frame, paragraph: Paragraph): void {
    const block = blockOfParagraph(paragraph, this.#styles, this.#lists);
    const row = frame.rows.at(-1);
    if (row) {
      for (const each of [block, ...paragraph.aside]) addToCell(row, each);
      return;
    }
    addAll(frame.blocks, [block, ...paragraph.aside]);
  }

  #closeRow(frame: Frame): void {
    const row = frame.rows.pop();
    if (!row) return;
    const around = frame.rows.at(-1);
    if (around) {
      if (!row.deleted) addRowToCell(around, row);
    } else {
      const block = row.deleted ? blockOfDeletedRow(row, row.deleted) : blockOfRow(row, frame.tables.at(-1));
      if (block) frame.blocks.push(block);
    }
  }
}
