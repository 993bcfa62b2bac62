import { type Block, blocksOf, type FlowCell, type Page, pageText } from '@recto/core/document';
import { withBlocks } from '@recto/core/structure';
import { makeRangeTranslator, type RangeTranslator } from '@recto/core/translation';
import { isRightToLeftLanguage, type OfficePart, type Translation } from '#translated/translation.ts';
import {
  type NewCell,
  packageOf,
  type ParagraphLook,
  paragraphOf,
  tableOf,
} from '#translated/word/new-package.ts';

const MAX_HEADING = 3;

/** A paragraph or a table that is being put together: it may go on on the next page. */
type Open =
  | { readonly kind: 'text'; text: string; readonly look: ParagraphLook }
  | { readonly kind: 'table'; readonly rows: NewCell[][]; readonly hasHeader: boolean };

/**
 * A new Word file with the translation of a document of another type: its headings, paragraphs, items, tables and notes in
 * their order. Heads and feet of pages are left out, which stood on paper that is no more; how it looked is not kept.
 */
export function writeNewDocx(translation: Omit<Translation, 'source'>): OfficePart[] {
  const { pages, segments, translate, target } = translation;
  const writer = new DocumentWriter(makeRangeTranslator(segments, translate), target);
  for (const page of withBlocks(pages)) writer.addPage(page);
  return packageOf(writer.finish());
}

class DocumentWriter {
  readonly #translate: RangeTranslator;
  readonly #base: Pick<ParagraphLook, 'isRightToLeft' | 'language'>;
  readonly #written: string[] = [];
  #open: Open | undefined;

  constructor(translate: RangeTranslator, language: string) {
    this.#translate = translate;
    this.#base = { language, isRightToLeft: isRightToLeftLanguage(language) };
  }

  addPage(page: Page): void {
    const text = pageText(page);
    const isPrinted = page.width > 0;
    const whole: Block = { kind: 'paragraph', start: 0, end: text.length };
    const rangeOf = ({ start, end }: { start: number; end: number }) => {
      const words = this.#translate(text, { page: page.number, start, end });
      // Lines of paper end where it ended; those that a writer ended stay.
      return (isPrinted ? words.replace(/[^\S\t]*\n\s*/gu, ' ') : words).trim();
    };
    for (const block of blocksOf(page) ?? [whole]) {
      if (block.kind === 'header' || block.kind === 'footer') continue;
      if (block.kind === 'table' && block.rows) this.#addTable(block.rows, block, rangeOf);
      // Typed text comes as one block, its paragraphs parted by blank lines.
      else for (const text of rangeOf(block).split(/\n[^\S\n]*\n\s*/u)) this.#addText(text, block);
    }
  }

  finish(): string {
    this.#close();
    return this.#written.join('');
  }

  #addText(text: string, block: Block): void {
    if (text === '') return;
    if (block.continues && this.#open?.kind === 'text') {
      this.#open.text = `${this.#open.text} ${text}`;
      return;
    }
    this.#close();
    this.#open = { kind: 'text', text, look: { ...this.#base, ...lookOf(block) } };
  }

  #addTable(rows: readonly (readonly FlowCell[])[], block: Block, textOf: (cell: FlowCell) => string): void {
    const written = rows.map((row) =>
      row.map((cell): NewCell => {
        const merge = cell.isCovered ? 'continue' : (cell.rowSpan ?? 1) > 1 ? 'restart' : undefined;
        return {
          content: paragraphOf(textOf(cell), this.#base),
          ...(cell.columnSpan !== undefined && { columnSpan: cell.columnSpan }),
          ...(merge && { merge }),
        };
      }),
    );
    if (block.continues && this.#open?.kind === 'table') {
      this.#open.rows.push(...written);
      return;
    }
    this.#close();
    this.#open = { kind: 'table', rows: written, hasHeader: block.hasHeader === true };
  }

  #close(): void {
    const open = this.#open;
    if (open?.kind === 'text') this.#written.push(paragraphOf(open.text, open.look));
    // Two tables without anything between them would be one.
    else if (open)
      this.#written.push(tableOf(open.rows, { ...this.#base, hasHeader: open.hasHeader }), '<w:p/>');
    this.#open = undefined;
  }
}

function lookOf({ kind, level = 1 }: Block): Pick<ParagraphLook, 'style' | 'level'> {
  if (kind === 'heading')
    return { style: `Heading${Math.min(Math.max(level, 1), MAX_HEADING) as 1 | 2 | 3}` };
  if (kind === 'item') return { level };
  if (kind === 'note' || kind === 'comment') return { style: 'FootnoteText' };
  return kind === 'caption' ? { style: 'Caption' } : {};
}
