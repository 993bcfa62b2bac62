import type { ByteSource } from '#byte-source.ts';
import type { DocumentReader, OpenDocument, OpenOptions } from '#document-reader.ts';
import { listCells } from '#excel/cut-sheet.ts';
import { cutWorkbook } from '#excel/cut-workbook.ts';
import { parseWorkbook } from '#excel/parse-workbook.ts';
import { isProtected } from '#office/compound-file.ts';
import { openZipParts } from '#office/zip-parts.ts';
import { ReaderError } from '#reader-error.ts';

/**
 * Reads Excel files: each sheet with its values as displayed, long ones in ranges of rows under the sheet's header, and
 * behind them what charts say and cells do not.
 */
export const excelReader: DocumentReader = {
  async open(source: ByteSource, { maxPages }: OpenOptions): Promise<OpenDocument> {
    if (isProtected(source)) throw new ReaderError('protected');
    const parts = await openZipParts(source);
    try {
      const pages = await cutWorkbook(parts, await parseWorkbook(parts), maxPages);
      return {
        pageCount: Math.max(1, pages.length),
        pageKind: 'sheet',
        readPage(number) {
          const page = pages[number - 1];
          if (!page) return { number, width: 0, height: 0, state: 'blank', lines: [] };
          const { lines, sheet, isDamaged } = page;
          // What the page is called in answers and in the list of sheets.
          const named = { number, label: sheet.name, width: 0, height: 0 };
          if (isDamaged) return { ...named, state: 'damaged', lines: [] };
          return {
            ...named,
            state: lines.length > 0 ? 'text' : 'blank',
            lines: lines.map((text) => ({ text, words: [] })),
            sheet: { ...sheet, cells: listCells(page) },
          };
        },
        close() {},
      };
    } finally {
      parts.close();
    }
  },
  hasTrapped: () => false,
};
