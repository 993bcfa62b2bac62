import type { CellRange, Sheet } from '@recto/core/document';
import type { ColInfo, DenseWorkSheet, Range, SheetProps } from '@e965/xlsx';
import type { ByteSource } from '#byte-source.ts';
import type { DocumentReader, OpenDocument, OpenOptions } from '#document-reader.ts';
import { cutSheet, listCells, type SheetPage } from '#excel/cut-sheet.ts';
import { type ParsedWorkbook, parseWorkbook } from '#excel/parse-workbook.ts';
import { type Allowance, rowsOf } from '#excel/sheet-rows.ts';
import { isProtected } from '#office/compound-file.ts';
import { openZipParts } from '#office/zip-parts.ts';
import { ReaderError } from '#reader-error.ts';

/** What a file may show in all. */
const MAX_CELLS = 1_000_000;
const MAX_CHARACTERS = 20_000_000;
const MAX_FORMULA_CHARACTERS = 2_000_000;

/** Of a page: what describes more of them than cells find room for is made to fill memory. */
const MAX_PAGE_COLUMNS = 1_000;
const MAX_PAGE_MERGES = 2_000;

/** Reads Excel files: each sheet with its values as displayed, long ones in ranges of rows under the sheet's header. */
export const excelReader: DocumentReader = {
  async open(source: ByteSource, { maxPages }: OpenOptions): Promise<OpenDocument> {
    if (isProtected(source)) throw new ReaderError('protected');
    const parts = await openZipParts(source);
    try {
      const pages = cutWorkbook(await parseWorkbook(parts), maxPages ?? Number.POSITIVE_INFINITY);
      return {
        pageCount: Math.max(1, pages.length),
        pageKind: 'sheet',
        readPage(number) {
          const page = pages[number - 1];
          if (!page) return { number, width: 0, height: 0, state: 'blank', lines: [] };
          const { lines, sheet } = page;
          return {
            number,
            // What the page is called in answers and in the list of sheets.
            label: sheet.name,
            width: 0,
            height: 0,
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

/** A page with what is said of its sheet. */
interface WorkbookPage extends Pick<SheetPage, 'lines' | 'cells' | 'formulas'> {
  readonly sheet: Omit<Sheet, 'cells'>;
}

/** A sheet without a value: its tab is there, and nothing on it. */
const EMPTY_PAGE: SheetPage = {
  lines: [],
  range: { top: 1, left: 1, bottom: 1, right: 1 },
  cells: new Uint32Array(),
  formulas: new Map(),
};

interface SheetTraits {
  readonly '!merges'?: readonly Range[];
  readonly '!cols'?: readonly (ColInfo | undefined)[];
}

/** Its types leave out the relation by which the workbook names the sheet. */
type SheetProperties = SheetProps & { readonly id?: string };

function cutWorkbook({ workbook, rightToLeft }: ParsedWorkbook, maxPages: number) {
  const { SheetNames: names, Sheets: sheets, Workbook: book } = workbook;
  const allowed: Allowance = {
    cells: MAX_CELLS,
    characters: MAX_CHARACTERS,
    formulaCharacters: MAX_FORMULA_CHARACTERS,
  };
  const pages: WorkbookPage[] = [];
  for (const [index, name] of names.entries()) {
    const sheet = sheets[name] as DenseWorkSheet | undefined;
    // A chart sheet has no cells.
    if (!sheet?.['!data']) continue;
    const properties: SheetProperties | undefined = book?.Sheets?.[index];
    const isHidden = (properties?.Hidden ?? 0) > 0;
    const isRightToLeft = rightToLeft.has(properties?.id ?? '');
    const { '!merges': merged = [], '!cols': sized = [] } = sheet as SheetTraits;
    const mergesOf = makeMerges(merged.map(rangeOf));
    const columns = sized.flatMap((column, at) =>
      column?.wch === undefined ? [] : [{ column: at + 1, width: Math.max(1, Math.round(column.wch)) }],
    );
    const cut = cutSheet(rowsOf(sheet, allowed));
    for (const { range, ...content } of cut.length > 0 ? cut : [EMPTY_PAGE]) {
      const about = {
        name,
        isHidden,
        ...(isRightToLeft && { isRightToLeft }),
        range,
        columns: columns
          .filter(({ column }) => column >= range.left && column <= range.right)
          .slice(0, MAX_PAGE_COLUMNS),
        merges: mergesOf(range),
      };
      pages.push({ ...content, sheet: about });
    }
    if (pages.length > maxPages) throw new ReaderError('too-many-pages');
    delete sheets[name];
  }
  return pages;
}

/** The library counts from 0. */
const rangeOf = ({ s: first, e: last }: Range): CellRange => ({
  top: first.r + 1,
  left: first.c + 1,
  bottom: last.r + 1,
  right: last.c + 1,
});

/** The merged cells of ranges of rows, asked for from the top down. */
function makeMerges(all: readonly CellRange[]): (range: CellRange) => CellRange[] {
  const waiting = all.toSorted((a, b) => a.top - b.top);
  let next = 0;
  let open: CellRange[] = [];
  return (range) => {
    open = open.filter(({ bottom }) => bottom >= range.top);
    for (let merge = waiting[next]; merge && merge.top <= range.bottom; merge = waiting[++next])
      if (merge.bottom >= range.top && open.length < MAX_PAGE_MERGES) open.push(merge);
    return open.filter((merge) => touches(merge, range));
  };
}

const touches = (a: CellRange, b: CellRange) =>
  a.top <= b.bottom && a.bottom >= b.top && a.left <= b.right && a.right >= b.left;
