import type { CellRange, Sheet } from '@recto/core/document';
import type { ColInfo, DenseWorkSheet, Range, SheetProps } from '@e965/xlsx';
import { rowsOfCharts } from '#excel/chart-rows.ts';
import { cutRows, cutSheet, type SheetPage } from '#excel/cut-sheet.ts';
import { makeIsOwnCells } from '#excel/own-cells.ts';
import type { ParsedWorkbook } from '#excel/parse-workbook.ts';
import { SheetCharts } from '#excel/sheet-charts.ts';
import { type Allowance, rowsOf } from '#excel/sheet-rows.ts';
import type { RelatedPart } from '#office/relationships.ts';
import type { ZipParts } from '#office/zip-parts.ts';
import { ReaderError } from '#reader-error.ts';

/** What a file may show in all. */
const MAX_CELLS = 1_000_000;
const MAX_CHARACTERS = 20_000_000;
const MAX_FORMULA_CHARACTERS = 2_000_000;

/** Of a page: what describes more of them than cells find room for is made to fill memory. */
const MAX_PAGE_COLUMNS = 1_000;
const MAX_PAGE_MERGES = 2_000;

/** A page with what is said of its sheet. */
interface WorkbookPage extends Pick<SheetPage, 'lines' | 'cells' | 'formulas'> {
  readonly sheet: Omit<Sheet, 'cells'>;
  readonly isDamaged?: boolean;
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

/** Sheets, then their charts. Throws 'too-many-pages' for sheets; charts that fit no more are left out. */
export async function cutWorkbook(
  parts: ZipParts,
  parsed: ParsedWorkbook,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<WorkbookPage[]> {
  const { SheetNames: names, Sheets: sheets } = parsed.workbook;
  const charts = new SheetCharts(parts, makeIsOwnCells(Object.keys(sheets)));
  const allowed: Allowance = {
    cells: MAX_CELLS,
    characters: MAX_CHARACTERS,
    formulaCharacters: MAX_FORMULA_CHARACTERS,
  };
  const pages: WorkbookPage[] = [];
  for (const [index, name] of names.entries()) {
    const sheet = sheets[name] as DenseWorkSheet | undefined;
    if (!sheet?.['!data']) continue;
    pages.push(...cutCells(sheet, describeSheet(parsed, index), allowed));
    if (pages.length > maxPages) throw new ReaderError('too-many-pages');
    delete sheets[name];
  }
  // Behind all sheets, so that these keep their numbers whatever is drawn on them: stored answers lead there.
  const taken = new Set(names.map((name) => name.toLowerCase()));
  for (const index of names.keys()) {
    if (pages.length >= maxPages) break;
    const sheet = describeSheet(parsed, index);
    if (sheet.part) pages.push(...(await cutCharts(charts, sheet, { taken, allowed })));
  }
  return pages.slice(0, maxPages);
}

/** What a workbook says of a sheet. */
interface DescribedSheet {
  readonly about: Pick<Sheet, 'name' | 'isHidden' | 'isRightToLeft'>;
  readonly part: RelatedPart | undefined;
}

function describeSheet({ workbook, rightToLeft, parts }: ParsedWorkbook, index: number): DescribedSheet {
  const properties: SheetProperties | undefined = workbook.Workbook?.Sheets?.[index];
  const id = properties?.id ?? '';
  return {
    about: {
      name: workbook.SheetNames[index] ?? '',
      isHidden: (properties?.Hidden ?? 0) > 0,
      ...(rightToLeft.has(id) && { isRightToLeft: true }),
    },
    part: parts.get(id),
  };
}

function cutCells(sheet: DenseWorkSheet, { about }: DescribedSheet, allowed: Allowance): WorkbookPage[] {
  const { '!merges': merged = [], '!cols': sized = [] } = sheet as SheetTraits;
  const mergesOf = makeMerges(merged.map(rangeOf));
  const columns = sized.flatMap((column, at) =>
    column?.wch === undefined ? [] : [{ column: at + 1, width: Math.max(1, Math.round(column.wch)) }],
  );
  const cut = cutSheet(rowsOf(sheet, allowed));
  return (cut.length > 0 ? cut : [EMPTY_PAGE]).map(({ range, ...content }) => ({
    ...content,
    sheet: {
      ...about,
      range,
      columns: columns
        .filter(({ column }) => column >= range.left && column <= range.right)
        .slice(0, MAX_PAGE_COLUMNS),
      merges: mergesOf(range),
    },
  }));
}

interface ChartsContext {
  /** Names of sheets, in lower case; what charts are called is added. */
  readonly taken: Set<string>;
  readonly allowed: Allowance;
}

/** The charts of a sheet, with a name beside it; those that are a sheet of their own have its name, and always a page. */
async function cutCharts(
  charts: SheetCharts,
  { about, part }: DescribedSheet,
  { taken, allowed }: ChartsContext,
): Promise<WorkbookPage[]> {
  const isSheet = part?.kind === 'chartsheet';
  const found = part && (isSheet || part.kind === 'worksheet') ? await charts.of(part.name) : [];
  const cut = cutRows(rowsOfCharts(found ?? [], allowed));
  if (cut.length === 0 && !isSheet && found !== null) return [];
  const name = isSheet ? about.name : nameCharts(about.name, taken);
  return (cut.length > 0 ? cut : [EMPTY_PAGE]).map(({ range, ...content }) => ({
    ...content,
    sheet: { ...about, name, range, columns: [], merges: [] },
    ...(found === null && { isDamaged: true }),
  }));
}

/** A sheet may have the name as well. */
function nameCharts(sheet: string, taken: Set<string>): string {
  for (let count = 1; ; count++) {
    const name = `${sheet} (charts${count > 1 ? ` ${count}` : ''})`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
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
