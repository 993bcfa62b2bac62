import { Readable } from 'node:stream';
import type { ZippedFile } from '#kernel/zip-files.ts';
import type { TableCell, TableColumn } from '#modules/exports/table.ts';
import { escapeXml, type SheetLink, writeLinks, writeSheet } from '#modules/exports/xlsx/sheet-xml.ts';
import { STYLE_SHEET } from '#modules/exports/xlsx/styles.ts';

/** A sheet of a workbook, whose rows are read once. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly TableColumn[];
  rows(): AsyncIterable<readonly (readonly TableCell[])[]>;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The files that an XLSX workbook consists of (ECMA-376), each written while it is read: a workbook is never in memory. */
export function* workbookFiles(sheets: readonly Sheet[], storedAt: Date): Generator<ZippedFile> {
  const file = (path: string, open: () => Readable): ZippedFile => ({
    path,
    storedAt,
    isPacked: false,
    open: async () => open(),
  });
  const whole = (path: string, content: string) => file(path, () => Readable.from([content]));
  yield whole('[Content_Types].xml', contentTypes(sheets.length));
  yield whole(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield whole('xl/workbook.xml', workbookXml(sheets));
  yield whole('xl/_rels/workbook.xml.rels', workbookRelations(sheets.length));
  yield whole('xl/styles.xml', STYLE_SHEET);
  for (const [at, { columns, rows }] of sheets.entries()) {
    const links: SheetLink[] = [];
    const name = `sheet${at + 1}.xml`;
    yield file(`xl/worksheets/${name}`, () =>
      Readable.from(writeSheet(columns, rows(), links), { objectMode: false }),
    );
    yield file(`xl/worksheets/_rels/${name}.rels`, () =>
      Readable.from(writeLinks(links), { objectMode: false }),
    );
  }
}

function contentTypes(sheets: number): string {
  const overrides = Array.from(
    { length: sheets },
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
  );
  return (
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${overrides.join('')}</Types>`
  );
}

function workbookXml(sheets: readonly Sheet[]): string {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return `${XML}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const listed = Array.from(
    { length: sheets },
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}
