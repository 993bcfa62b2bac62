import { piecesOf } from '#text/cut-pages.ts';
import { type Block, FORCED_BREAK, type NoteMark, SAVED_BREAK } from '#word/blocks.ts';

/** The words of a heading and the page on which it begins. */
export interface HeadingPlace {
  readonly title: string;
  readonly level: number;
  readonly page: number;
}

export interface Pages {
  readonly kind: 'saved' | 'section';
  readonly pages: readonly (readonly string[])[];
  readonly headings: readonly HeadingPlace[];
}

interface PaginateOptions {
  /** The lines of a note. */
  readonly notesOf: (mark: NoteMark) => readonly string[];
  readonly headers: readonly string[];
  readonly footers: readonly string[];
  readonly maxPages: number;
}

/** Characters after which a section ends with the next paragraph, or before the next heading. */
const SECTION = { paragraph: 3_000, heading: 2_000 };
/** More than a page of paper can hold: then the breaks that were saved are not those of this text. */
const MAX_SAVED = 40_000;

/**
 * Divides a document by the page breaks with which it was last saved; where it has none, into sections of about 3,000
 * characters that end with a paragraph or where the document itself begins a page. Notes stand at the end of the page on
 * which their mark is. Stops after `maxPages` and one.
 */
export function paginate(blocks: readonly Block[], options: PaginateOptions): Pages {
  if (blocks.some(({ text }) => text.includes(SAVED_BREAK))) {
    const saved = divide(blocks, 'saved', options);
    if (saved.pages.every((lines) => lines.join('\n').length <= MAX_SAVED)) return saved;
  }
  return divide(blocks, 'section', options);
}

function divide(blocks: readonly Block[], kind: Pages['kind'], options: PaginateOptions): Pages {
  const { notesOf, headers, footers, maxPages } = options;
  const isSaved = kind === 'saved';
  const [breaks, others] = isSaved ? [SAVED_BREAK, FORCED_BREAK] : [FORCED_BREAK, SAVED_BREAK];
  const pages: string[][] = [];
  const headings: HeadingPlace[] = [];
  let lines: string[] = [...headers];
  let notes: string[] = [];
  let length = 0;
  let before: Block['kind'] | null = null;
  const endPage = () => {
    if (!isSaved && length === 0) return;
    pages.push(notes.length > 0 ? [...lines, '', ...notes] : lines);
    [lines, notes, length, before] = [[], [], 0, null];
  };
  const addLine = (line: string, block: Block, isFirst: boolean) => {
    if (isFirst && lines.length > 0 && (before !== block.kind || block.kind === 'paragraph')) lines.push('');
    lines.push(line);
    length += line.length + 1;
    before = block.kind;
  };

  for (const block of blocks) {
    if (pages.length > maxPages) break;
    if (!isSaved && block.kind === 'heading' && length >= SECTION.heading) endPage();
    const parts = block.text.replaceAll(others, others === FORCED_BREAK ? '\n' : '').split(breaks);
    let title = '';
    parts.forEach((part, index) => {
      if (index > 0) endPage();
      const own = part
        .split('\n')
        .map(tidy)
        .filter((line) => line !== '');
      own.forEach((line, at) => {
        for (const piece of isSaved ? [line] : piecesOf(line)) {
          if (piece !== line && length > 0) endPage();
          addLine(piece, block, at === 0);
        }
      });
      if (block.level !== undefined && title === '' && own.length > 0) {
        title = own.join(' ');
        headings.push({ title, level: block.level, page: pages.length + 1 });
      }
    });
    notes.push(...block.notes.flatMap(notesOf));
    if (!isSaved && length >= SECTION.paragraph) endPage();
  }
  if (lines.length > 0 || notes.length > 0) {
    length ||= 1;
    endPage();
  }
  const last = pages.at(-1);
  if (footers.length > 0) {
    if (last) last.push(...(last.length > 0 ? [''] : []), ...footers);
    else pages.push([...footers]);
  }
  return { kind, pages, headings };
}

/** Control characters but the tab, and what turns the direction of the text beside it. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** One space between words; tabs stay, as they stand between columns. */
const tidy = (line: string): string =>
  line
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .replace(/^[ ]+|\s+$/g, '');
