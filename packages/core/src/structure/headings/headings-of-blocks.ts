import type { Block } from '#document/block.ts';
import type { BlockLine } from '#structure/block-line.ts';
import type { Heading } from '#structure/headings/heading.ts';

/** A page as far as its headings need it. */
export interface PageOfBlocks {
  readonly number: number;
  /** All lines, one for one. */
  readonly lines: readonly BlockLine[];
  readonly blocks: readonly Block[];
}

/** The headings of a page, as its blocks name them. */
export function headingsOfBlocks({ number: page, lines, blocks }: PageOfBlocks): Heading[] {
  return blocks.flatMap(({ kind, start, end, level = 1, number }) => {
    if (kind !== 'heading') return [];
    const printed = lines
      .filter((line) => line.start < end && line.end > start)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/gu, ' ')
      .trim();
    const isNumbered = number !== undefined && printed.startsWith(number);
    const title = isNumbered ? printed.slice(number.length).replace(/^[\s.:)\]—–-]+/u, '') : printed;
    if (title === '') return [];
    const text = title.replace(/\s*[:：]$/u, '');
    return [{ text, ...(isNumbered && { number }), level, page, span: { start, end } }];
  });
}
