import { expect, test } from 'vitest';
import { tableCopy } from '#lib/copied-table.ts';

const cells = (...texts: string[]) => texts.map((text) => ({ text }));

test('cells are divided by tabs, and are a table of HTML, with units as they stand there', () => {
  const { text, html } = tableCopy({
    rows: [cells('', '2024', '2025'), cells('Revenue', '€ 1,200', '-3.5 %')],
    hasHeader: true,
  });
  expect(text).toBe('\t2024\t2025\nRevenue\t€ 1,200\t-3.5 %');
  expect(html).toBe(
    '<table><tr><th></th><th>2024</th><th>2025</th></tr>' +
      '<tr><td>Revenue</td><td>€ 1,200</td><td>-3.5 %</td></tr></table>',
  );
});

test('what a cell extends over is empty, so that columns stay below each other', () => {
  const { text, html } = tableCopy({
    rows: [
      [
        { text: 'Item', rowSpan: 2 },
        { text: 'Fee', columnSpan: 2 },
      ],
      cells('net', 'gross'),
      cells('Lease', '100'),
    ],
  });
  expect(text).toBe('Item\tFee\t\n\tnet\tgross\nLease\t100\t');
  expect(html).toContain('<td rowspan="2">Item</td><td colspan="2">Fee</td>');
});

test('words with tabs, line feeds and quotation marks are one cell', () => {
  const { text, html } = tableCopy({ rows: [cells('a "b"\nc', 'd')] });
  expect(text).toBe('"a ""b""\nc"\td');
  expect(html).toContain('<td>a &quot;b&quot;<br>c</td>');
});

test.each([
  ['=HYPERLINK("https://evil.example")', true],
  ['@SUM(A1)', true],
  ['+cmd|calc', true],
  ['-1+1', true],
  ['＝1+1', true],
  ['-5', false],
  ['+ 12.5 %', false],
  ['-€1,000', false],
  ['(5)', false],
])('%s is no formula where it is pasted', (text, isMarked) => {
  const copied = tableCopy({ rows: [cells(text)] });
  expect(copied.text.replaceAll('""', '"').replace(/^"|"$/g, '').startsWith("'")).toBe(isMarked);
  expect(copied.html.includes("<td>'")).toBe(isMarked);
});

test('markup of a document is text', () => {
  expect(tableCopy({ rows: [cells('<img src=x>')] }).html).toContain('&lt;img src=x&gt;');
});
