import { piecesOf } from '#text/cut-pages.ts';
import { addAll } from '#word/add-all.ts';
import { type Block, FORCED_BREAK, type NoteMark, SAVED_BREAK } from '#word/blocks.ts';
import type { WordPicture } from '#word/find-pictures.ts';
import { type BlockHead, PageBuilder, type WordPage } from '#word/page-builder.ts';
import { LineReader, type TidyLine } from '#word/tidy-line.ts';

/** The words of a heading and the page on which it begins. */
export interface HeadingPlace {
  readonly title: string;
  readonly level: number;
  readonly page: number;
}

export interface Pages {
  readonly kind: 'saved' | 'section';
  readonly pages: readonly WordPage[];
  readonly headings: readonly HeadingPlace[];
}

/** What a mark leads to, or what stands at the head or foot of pages. */
export interface Aside {
  readonly head: BlockHead;
  readonly lines: readonly TidyLine[];
}

interface PaginateOptions {
  readonly noteOf: (mark: NoteMark) => Aside | null;
  readonly headers: readonly Aside[];
  readonly footers: readonly Aside[];
  /** Those that become pages of their own, by the names under which the text refers to them. */
  readonly pictures: ReadonlyMap<string, WordPicture>;
  readonly maxPages: number;
}

/** Characters after which a section ends with the next paragraph, or before the next heading. */
const SECTION = { paragraph: 3_000, heading: 2_000 };
/** More than a page of paper can hold: then the breaks that were saved are not those of this text. */
const MAX_SAVED = 40_000;

/**
 * Divides a document by the page breaks with which it was last saved; where it has none, into sections of about 3,000
 * characters that end with a paragraph or where the document itself begins a page. Notes stand at the end of the page on
 * which their mark is. A document whose pictures become pages has other pages than it was saved with. Stops after `maxPages` and one.
 */
export function paginate(blocks: readonly Block[], options: PaginateOptions): Pages {
  if (options.pictures.size === 0 && blocks.some(({ text }) => text.includes(SAVED_BREAK))) {
    const saved = divide(blocks, 'saved', options);
    if (saved.pages.every(({ lines }) => lines.join('\n').length <= MAX_SAVED)) return saved;
  }
  return divide(blocks, 'section', options);
}

interface LineTraits {
  readonly isFirst: boolean;
  readonly spans: Block['cells'];
}

function divide(blocks: readonly Block[], kind: Pages['kind'], options: PaginateOptions): Pages {
  const { noteOf, headers, footers, pictures, maxPages } = options;
  const isSaved = kind === 'saved';
  const [breaks, others] = isSaved ? [SAVED_BREAK, FORCED_BREAK] : [FORCED_BREAK, SAVED_BREAK];
  const pages: PageBuilder[] = [];
  const headings: HeadingPlace[] = [];
  let page = new PageBuilder();
  for (const header of headers) addAside(page, header);
  let notes: NoteMark[] = [];
  let length = 0;
  let before: Block['kind'] | null = null;
  const endPage = () => {
    if (!isSaved && length === 0) return;
    addNotes(page, notes, noteOf);
    pages.push(page);
    [page, notes, length, before] = [new PageBuilder(), [], 0, null];
  };
  const addLine = (line: TidyLine, block: Block, { isFirst, spans }: LineTraits) => {
    // Also between items: a blank line is where a sentence ends for those who read the text alone.
    if (isFirst && (before !== block.kind || block.kind !== 'row')) page.addBlankLine();
    if (isFirst || before !== block.kind || block.kind === 'row')
      page.beginBlock(headOf(block, line), line, spans);
    else page.extendBlock(line);
    length += line.text.length + 1;
    before = block.kind;
  };

  // What is shown again has been read.
  const unread = new Map(pictures);
  const picturesOf = (block: Block) =>
    block.pictures.flatMap((name) => {
      const picture = unread.get(name);
      unread.delete(name);
      return picture ? [picture] : [];
    });

  for (const block of blocks) {
    if (pages.length > maxPages) break;
    if (!isSaved && block.kind === 'heading' && length >= SECTION.heading) endPage();
    const reader = new LineReader(block.marks);
    const parts = block.text.replaceAll(others, others === FORCED_BREAK ? '\n' : '').split(breaks);
    let title = '';
    parts.forEach((part, index) => {
      if (index > 0) endPage();
      const own: string[] = [];
      for (const written of part.split('\n')) {
        const line = reader.read(written);
        if (line.text === '') page.keepMarks(line.marks);
        else {
          for (const piece of isSaved ? [line] : cutLine(line)) {
            if (piece !== line && length > 0) endPage();
            addLine(piece, block, {
              isFirst: own.length === 0,
              spans: piece === line ? block.cells : undefined,
            });
          }
          own.push(line.text);
        }
      }
      if (block.kind === 'heading' && block.level !== undefined && title === '' && own.length > 0) {
        title = own.join(' ');
        headings.push({ title, level: block.level, page: pages.length + 1 });
      }
    });
    addAll(notes, block.notes);
    for (const picture of picturesOf(block)) {
      if (!page.isEmpty) length ||= 1;
      endPage();
      pages.push(new PageBuilder(picture));
    }
    if (!isSaved && length >= SECTION.paragraph) endPage();
  }
  if (!page.isEmpty || notes.length > 0) {
    length ||= 1;
    endPage();
  }
  if (footers.length > 0) {
    const written = pages.findLast(({ picture }) => picture === undefined);
    const last = written ?? page;
    if (!written) pages.push(last);
    last.addBlankLine();
    for (const footer of footers) addAside(last, footer);
  }
  return { kind, pages: pages.map((built) => built.build()), headings };
}

/** The number stands in the text only where the block begins. */
function headOf(
  { kind, level, number, isRightToLeft, align, isHeader }: Block,
  { text }: TidyLine,
): BlockHead {
  return {
    kind: kind === 'row' ? 'table' : kind,
    ...(level !== undefined && { level }),
    ...(number !== undefined && text.startsWith(`${number} `) && { number }),
    ...(isRightToLeft && { isRightToLeft }),
    ...(align && { align }),
    ...(isHeader && { hasHeader: true }),
  };
}

function addNotes(page: PageBuilder, notes: readonly NoteMark[], noteOf: PaginateOptions['noteOf']): void {
  for (const mark of notes) {
    const aside = noteOf(mark);
    if (!aside || aside.lines.length === 0) continue;
    page.addBlankLine();
    const at = mark.kind === 'comment' ? page.placeOfComment(mark.id) : undefined;
    addAside(page, { ...aside, head: { ...aside.head, ...(at !== undefined && { at }) } });
  }
}

function addAside(page: PageBuilder, { head, lines }: Aside): void {
  lines.forEach((line, index) => (index === 0 ? page.beginBlock(head, line) : page.extendBlock(line)));
}

/** A line in pieces that fit a page; a mark lies in the piece in which it begins. */
function cutLine(line: TidyLine): TidyLine[] {
  const texts = [...piecesOf(line.text)];
  if (texts.length === 1) return [line];
  let start = 0;
  return texts.map((text, index) => {
    const [from, to] = [start, start + text.length];
    start = to;
    const isLast = index === texts.length - 1;
    return {
      text,
      marks: line.marks.flatMap(({ start: begin, end, mark }) => {
        const isHere =
          begin === end
            ? begin >= from && (begin < to || (isLast && begin === to))
            : begin < to && end > from;
        return isHere ? [{ start: Math.max(begin, from) - from, end: Math.min(end, to) - from, mark }] : [];
      }),
      styles: line.styles
        .filter(({ start: begin, end }) => begin < to && end > from)
        .map((style) => ({
          ...style,
          start: Math.max(style.start, from) - from,
          end: Math.min(style.end, to) - from,
        })),
    };
  });
}
