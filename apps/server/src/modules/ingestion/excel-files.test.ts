import { chartMarkup, makeWorkbook, makeZip, sheetRow } from '@recto/testing/office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const get = async (path: string) => (await testApp.request('GET', path, person)).json();

test('an Excel file is read, shown by its cells, and cited by the cells that answer', async () => {
  const rows = Array.from({ length: 150 }, (_, index) =>
    sheetRow(index + 2, [
      index === 77 ? 'Harbour depot' : `Depot ${index}`,
      1_000 + index,
      2_000 + 3 * index,
    ]),
  );
  const bytes = makeWorkbook([
    { name: 'Sales', rows: sheetRow(1, ['Depot', 'Sales', 'Costs']) + rows.join('') },
    { name: 'Old', rows: sheetRow(1, ['superseded']), state: 'hidden' },
  ]);
  const file = await testApp.uploadAndWait(person, { name: 'depots.xlsx', bytes });
  expect(file).toMatchObject({ type: 'XLSX', status: 'complete', pages: 4, pageKind: 'sheet' });
  const { result: page } = await get(`/documentPage/${file._id}/2`);
  expect(page.sheet).toMatchObject({
    name: 'Sales',
    hidden: false,
    range: 'A61:C120',
    merges: [],
    columns: [],
  });
  expect(page.sheet.cells.slice(0, 4)).toEqual([
    { ref: 'A1', text: 'Depot', start: 0, end: 5 },
    { ref: 'B1', text: 'Sales', start: 6, end: 11 },
    { ref: 'C1', text: 'Costs', start: 12, end: 17 },
    { ref: 'A61', text: 'Depot 59', start: 18, end: 26 },
  ]);
  const [table] = (await get(`/documentTables/${file._id}/2`)).result.tables;
  expect(table).toMatchObject({ start: 0, hasHeader: true, rows: { length: 61 } });
  expect(table.rows[0].map(({ text }: { text: string }) => text)).toEqual(['Depot', 'Sales', 'Costs']);
  expect((await get(`/documentPage/${file._id}/4`)).result.sheet).toMatchObject({
    name: 'Old',
    hidden: true,
  });

  const answer = await testApp.askAndWait(person, file._id, 'What are the costs of the harbour depot?');
  const citation = answer.citations.find(({ quote }) => quote.includes('Harbour'));
  expect(citation).toMatchObject({ page: 2, boxes: [], range: expect.stringMatching(/^Sales!A79:C79$/) });
  expect(answer.answer.split('\n')[0]).toBe('Harbour depot: 2231 (Costs)');
});

test('of rows that differ by their numbers alone, the one that is asked about answers', async () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    sheetRow(index + 2, [`Order ${77_000 + index}`, `Depot ${index % 40}`, 5_000 + 3 * index, 100 + index]),
  );
  const head = sheetRow(1, ['Order', 'Depot', 'Total', 'Costs']);
  const bytes = makeWorkbook([{ name: 'Orders', rows: head + rows.join('') }]);
  const file = await testApp.uploadAndWait(person, { name: 'orders.xlsx', bytes });
  const answer = await testApp.askAndWait(person, file._id, 'What is the total of Order 77123?');
  expect(answer).toMatchObject({ kind: 'answer', answer: expect.stringContaining('5369 (Total)') });
  expect(answer.citations[0]?.range).toBe('Orders!A125:D125');
});

test('what only a chart says is found, and cited on the page of the charts of its sheet', async () => {
  const { numbers, series, title, words } = chartMarkup;
  const chart =
    title('Market share by rival') +
    series(words(['Share']), words(['Brightwater', 'Ostrava Glass']), numbers(['0.31', '0.245'], '0.0%'));
  const bytes = makeWorkbook([
    { name: 'Sales', rows: sheetRow(1, ['Depot', 'Sales']) + sheetRow(2, ['North', 17]), charts: [chart] },
    { name: 'Notes', rows: sheetRow(1, ['Nothing of note']) },
  ]);
  const file = await testApp.uploadAndWait(person, { name: 'market.xlsx', bytes });
  expect(file).toMatchObject({ status: 'complete', pages: 3 });
  expect((await get(`/documentPage/${file._id}/3`)).result).toMatchObject({
    text: 'Market share by rival\nShare\nBrightwater\t31.0%\nOstrava Glass\t24.5%',
    sheet: { name: 'Sales (charts)', hidden: false, range: 'A1:B4' },
  });
  const answer = await testApp.askAndWait(person, file._id, 'What is the market share of Ostrava Glass?');
  expect(answer).toMatchObject({ kind: 'answer', answer: expect.stringContaining('24.5%') });
  expect(answer.citations[0]).toMatchObject({
    page: 3,
    pageLabel: 'Sales (charts)',
    range: "'Sales (charts)'!A4:B4",
  });
});

test('a workbook with two parts of one name says that this is why it is not read', async () => {
  const [types, main] = ['[Content_Types].xml', 'xl/workbook.xml'];
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const bytes = makeZip([
    [types, `<Types><Override PartName="/${main}" ContentType="${type}"/></Types>`],
    [main, '<workbook/>'],
    [main, '<workbook></workbook>'],
  ]);
  const file = await testApp.uploadAndWait(person, { name: 'twice.xlsx', bytes });
  expect(file).toMatchObject({
    error_code: 'file.doubled_parts',
    error_msg_customer: expect.stringContaining('two different parts of the same name'),
  });
});
