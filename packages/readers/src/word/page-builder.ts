import type { Flow, FlowBlock, StyledText, TrackedChange } from '@recto/core/document';
import type { TextRange } from '@recto/core/quotes';
import { addAll } from '#word/add-all.ts';
import type { CellSpan } from '#word/blocks.ts';
import type { WordPicture } from '#word/find-pictures.ts';
import { cellsOfTable, type RowLine } from '#word/table-rows.ts';
import type { PlacedMark, TidyLine } from '#word/tidy-line.ts';

/** What a page keeps of its changes: the text of one, and how many. */
const MAX_DELETED = 4_000;
const MAX_CHANGES = 1_000;
/** Stretches of bold and italic letters that a page keeps. */
const MAX_STYLES = 2_000;

/** A page of a Word document: its lines, how they are divided, and how many of its characters are hidden. */
export interface WordPage {
  readonly lines: readonly string[];
  readonly flow: Flow;
  readonly hidden: number;
  /** That it consists of, with nothing else. */
  readonly picture?: WordPicture;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
/** A block without its place. */
export type BlockHead = Omit<FlowBlock, 'start' | 'end' | 'change' | 'rows'>;

/** Puts a page together line by line, or makes one of a picture. */
export class PageBuilder {
  readonly picture: WordPicture | undefined;
  readonly lines: string[] = [];
  readonly #blocks: Mutable<FlowBlock>[] = [];
  /** The rows of those that are tables. */
  readonly #tables = new Map<FlowBlock, RowLine[]>();
  readonly #changes: TrackedChange[] = [];
  readonly #styles: StyledText[] = [];
  /** Of lines that hold nothing else. */
  readonly #waiting: PlacedMark[] = [];
  readonly #comments = new Map<string, number>();
  #length = 0;
  #hidden = 0;

  constructor(picture?: WordPicture) {
    this.picture = picture;
  }

  /** Whether nothing stands on the page, marks apart. */
  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  addBlankLine(): void {
    if (!this.isEmpty) this.#push('');
  }

  /** A line that begins a block. Rows of a table follow each other directly. */
  beginBlock(head: BlockHead, line: TidyLine, spans?: readonly CellSpan[]): void {
    const start = this.#place(line);
    const end = start + line.text.length;
    const last = this.#blocks.at(-1);
    const isRow = head.kind === 'table';
    if (isRow && last?.kind === 'table' && last.end === start - 1) {
      last.end = end;
      this.#tables.get(last)?.push({ text: line.text, start, spans });
      return;
    }
    const block = { ...head, start, end };
    this.#blocks.push(block);
    if (isRow) this.#tables.set(block, [{ text: line.text, start, spans }]);
  }

  /** A further line of the block that has begun. */
  extendBlock(line: TidyLine): void {
    const last = this.#blocks.at(-1);
    const end = this.#place(line) + line.text.length;
    if (last) last.end = end;
  }

  /** What was marked where no text is left. */
  keepMarks(marks: readonly PlacedMark[]): void {
    addAll(this.#waiting, marks);
  }

  /** Where the mark of a comment stands, if on this page. */
  placeOfComment(id: string): number | undefined {
    return this.#comments.get(id);
  }

  build(): WordPage {
    const end = Math.max(0, this.#length - 1);
    for (const { mark } of this.#waiting) this.#keep({ start: end, end, mark }, '\n');
    const changes = this.#changes.slice(0, MAX_CHANGES);
    const blocks = this.#blocks.map((block) => {
      const rows = this.#tables.get(block);
      return {
        ...block,
        ...(rows && { rows: cellsOfTable(rows) }),
        ...(isInserted(block, changes) && { change: 'inserted' as const }),
      };
    });
    const { lines, picture } = this;
    const styles = this.#styles.slice(0, MAX_STYLES);
    const flow = { blocks, changes, ...(styles.length > 0 && { styles }) };
    return { lines, flow, hidden: this.#hidden, ...(picture && { picture }) };
  }

  #push(line: string): number {
    const start = this.#length;
    this.lines.push(line);
    this.#length += line.length + 1;
    return start;
  }

  #place({ text, marks, styles }: TidyLine): number {
    const start = this.#push(text);
    for (const style of styles)
      this.#styles.push({ ...style, start: start + style.start, end: start + style.end });
    for (const { mark } of this.#waiting.splice(0)) this.#keep({ start, end: start, mark }, '', '\n');
    for (const { start: from, end, mark } of marks)
      this.#keep({ start: start + from, end: start + end, mark });
    return start;
  }

  /** @param after what was deleted with its paragraph is one of its own */
  #keep({ start, end, mark }: PlacedMark, before = '', after = ''): void {
    if (mark.kind === 'hidden') this.#hidden += mark.count;
    else if (mark.kind === 'comment') this.#comments.set(mark.id, start);
    else if (mark.kind === 'inserted') this.#changes.push({ start, end, ...mark });
    else {
      const text = tidyDeleted(mark.text);
      if (text.trim() !== '' || text.includes('\n'))
        this.#changes.push({ ...mark, start, end, text: before + text + (text.endsWith('\n') ? '' : after) });
    }
  }
}

function tidyDeleted(text: string): string {
  const tidied = text.toWellFormed().replace(/[^\S\n]+/g, ' ');
  return tidied.length <= MAX_DELETED ? tidied : `${tidied.slice(0, MAX_DELETED).toWellFormed()}…`;
}

/** Its number, which no one writes, may be outside of the insertion. */
function isInserted(
  { start, end, number = '' }: TextRange & { number?: string },
  changes: readonly TrackedChange[],
) {
  let at = start;
  for (const change of changes) {
    if (change.kind !== 'inserted' || change.end <= at) continue;
    const gap = at === start ? number.length + 1 : 1;
    if (change.start > at + gap) return false;
    at = Math.max(at, change.end);
    if (at >= end) return true;
  }
  return false;
}
