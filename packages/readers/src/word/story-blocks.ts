import { type Block, FORCED_BREAK } from '#word/blocks.ts';
import type { ListNumbers } from '#word/list-numbers.ts';
import { type Authorship, MARK, RESERVED, withDeletions } from '#word/marked-text.ts';
import type { Paragraph, Row, Table } from '#word/story-frames.ts';
import type { Styles } from '#word/styles.ts';

const TEXT_LEVEL = 9;

/** A paragraph as it stands, with its number. */
export function blockOfParagraph(paragraph: Paragraph, styles: Styles, lists: ListNumbers): Block {
  const style = styles.of(paragraph.style);
  const level = paragraph.outline === undefined ? style.level : paragraph.outline + 1;
  const isHeading = level !== undefined && level <= TEXT_LEVEL;
  const list = paragraph.list ?? style.list;
  const number = list === undefined ? '' : lists.next({ list, depth: paragraph.depth ?? style.depth ?? 0 });
  const align = paragraph.align ?? style.align ?? 'start';
  const { text, marks } = paragraph.content;
  // What was deleted before the first words stands before their number.
  const [, before = '', own = ''] = /^([\f\v\u0001]*)([\s\S]*)$/.exec(text) ?? [];
  const isNumbered = number !== '' && own.replace(RESERVED, '').trim() !== '';
  return {
    kind: isHeading ? 'heading' : number === '' ? 'paragraph' : 'item',
    ...(isHeading ? { level } : number !== '' && { level: (paragraph.depth ?? style.depth ?? 0) + 1 }),
    ...(isNumbered && { number }),
    text: `${paragraph.startsPage ? FORCED_BREAK : ''}${before}${isNumbered ? `${number} ${own}` : own}${paragraph.endsPage ? FORCED_BREAK : ''}`,
    marks,
    notes: paragraph.notes,
    pictures: paragraph.pictures,
    ...((paragraph.isRightToLeft ?? style.isRightToLeft) && { isRightToLeft: true }),
    ...(align !== 'start' && { align }),
  };
}

/** A row as a line of cells with tabs between them. */
export function blockOfRow(
  { cells, spans, breaks, marks, notes, pictures, isHeader }: Row,
  table: Table | undefined,
): Block {
  const text = cells.some((cell) => cell !== '') ? cells.join('\t') : '';
  const isFirst = table?.rows === 0;
  if (table) table.rows++;
  return {
    kind: 'row',
    text: breaks + text,
    marks,
    notes,
    pictures,
    cells: spans,
    ...(table?.isRightToLeft && { isRightToLeft: true }),
    ...(isFirst && (isHeader || table.hasHeader) && { isHeader: true }),
  };
}

/** Of a deleted row its words are left, as of a deleted paragraph. */
export function blockOfDeletedRow({ cells, marks }: Row, by: Authorship): Block | null {
  const all = marks.values();
  const words = cells.map((cell) => withDeletions(cell, all).trim()).filter((cell) => cell !== '');
  if (words.length === 0) return null;
  const text = `${words.join(' · ')}\n`;
  return { kind: 'row', text: MARK, marks: [{ kind: 'deleted', text, ...by }], notes: [], pictures: [] };
}
