import { expect, test } from 'vitest';
import { parseParts } from '#patches/xlsx/parse-parts.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">
    <sheets><sheet name="Fees" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">
    <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><v>12</v></c></row></sheetData></worksheet>`,
};

/*
 * After an upgrade of @e965/xlsx: see whether `parse_zip` is still exported, and in `cfb` what it takes (`FullPaths`, and a
 * `FileIndex` of `name`, `content` and `type`). Without it a zip file is inflated unmeasured: build a zip that only stores its
 * parts from them, and hand that to `read`.
 */
test('a workbook is parsed from parts that are inflated already', () => {
  const parts = Object.entries(PARTS).map(([name, text]) => ({ name, content: Buffer.from(text) }));
  const { SheetNames, Sheets } = parseParts(parts, { dense: true });
  expect(SheetNames).toEqual(['Fees']);
  expect(Sheets['Fees']).toMatchObject({ '!data': [[{ v: 12 }]] });
});
