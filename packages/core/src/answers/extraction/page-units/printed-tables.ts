import type { Block } from '#document/block.ts';
import { type FileIndex, textAt } from '../../file-index/file-index.ts';
import { unpackFound } from '../../file-index/pack-blocks.ts';
import type { TableBefore } from '#table-rows/table-before.ts';
import { readTableLines } from '#table-rows/table-lines.ts';

/** The tables that were found on the page at a place. */
export function printedTablesAt(index: FileIndex, pageIndex: number): readonly Block[] {
  const length = textAt(index, pageIndex).length;
  return (unpackFound(index.blocks, pageIndex, length) ?? []).filter(({ kind }) => kind === 'table');
}

/** Finds the last table of the page before, when it is first asked for. */
export function makeTableBefore(
  index: FileIndex,
  pageIndex: number,
  language: string,
): () => TableBefore | null {
  let found: TableBefore | null | undefined;
  return () => (found ??= findTableBefore(index, pageIndex, language));
}

function findTableBefore(index: FileIndex, pageIndex: number, language: string): TableBefore | null {
  const page = index.pageNumbers[pageIndex - 1];
  const table = page === undefined ? undefined : printedTablesAt(index, pageIndex - 1).at(-1);
  if (page === undefined || table === undefined) return null;
  return {
    page,
    table,
    lines: readTableLines(textAt(index, pageIndex - 1), language),
    before: () => (table.continues ? findTableBefore(index, pageIndex - 1, language) : null),
  };
}
