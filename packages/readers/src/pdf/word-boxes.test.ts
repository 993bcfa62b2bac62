import { BOX_SCALE, type Box, decodePage, encodePage, type Page } from '@recto/core/document';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';
import { makePdf, textAt } from '@recto/testing/pdf';

const SIZE = 20;
const BASELINE = 100;

/** A font that claims a whole font size above the baseline, as those of office programs do. */
const TALL =
  'TimesNewRomanPSMT /FontDescriptor << /Type /FontDescriptor /FontName /TimesNewRomanPSMT /Flags 34 /Ascent 1007 /Descent -307 /CapHeight 1007 /ItalicAngle 0 /StemV 82 /FontBBox [-568 -307 2000 1007] >>';

async function readPage(baseFont: string, lines: readonly string[]): Promise<Page> {
  const content = lines.map((line, at) => textAt(50, 800 - BASELINE * (at + 1), line, SIZE)).join('');
  const file = Buffer.from(makePdf([{ content }])).toString('latin1');
  const pdf = await readers.openDocument(
    'PDF',
    Buffer.from(file.replace('/BaseFont /Helvetica', `/BaseFont /${baseFont}`), 'latin1'),
  );
  const page = pdf.readPage(1);
  pdf.close();
  return page;
}

const boxesOf = (page: Page, text: string): Box[] =>
  page.lines.flatMap((line) =>
    line.words.filter(({ start, end }) => line.text.slice(start, end) === text).map(({ box }) => box),
  );
const widthOf = ([left, , right]: Box) => right - left;

test('a word is as wide at the end of a line as within it, though its last letter hangs over', async () => {
  const page = await readPage('Times-Italic', ['of the half', 'the half of']);
  const [within, atEnd] = boxesOf(page, 'of').map(widthOf);
  expect(within).toBeGreaterThan(0);
  expect(Math.abs((atEnd ?? 0) - (within ?? 0))).toBeLessThanOrEqual(1);
});

test('the box of a word begins where letters end, whatever the font claims above them', async () => {
  const page = await readPage(TALL, ['Every Harbour']);
  for (const word of ['Every', 'Harbour']) {
    const [box] = boxesOf(page, word);
    const above = BASELINE - ((box?.[1] ?? 0) / BOX_SCALE) * page.height;
    expect(above).toBeLessThanOrEqual(0.96 * SIZE);
    expect(above).toBeGreaterThan(0.85 * SIZE);
  }
});

test.each([
  ['a negative font size', 'BT /F1 -20 Tf 300 500 Td (jolly half) Tj ET'],
  ['a mirrored matrix', 'BT /F1 20 Tf -1 0 0 1 300 500 Tm (jolly half) Tj ET'],
  ['negative scaling', 'BT /F1 20 Tf -100 Tz 300 500 Td (jolly half) Tj ET'],
  ['letters set over one another', 'BT /F1 20 Tf -40 Tc 300 500 Td (jolly half) Tj ET'],
  [
    'single letters of a negative size',
    "BT /F1 -3.75 Tf 300 500 Td (') Tj -60 0 Td (-) Tj 30 -2 Td (f) Tj ET",
  ],
  ['a space set back over a narrow letter', 'BT /F1 20 Tf 300 500 Td [(i) 230 ( x)] TJ ET'],
])('a page of text with %s can be stored', async (_how, content) => {
  const pdf = await readers.openDocument(
    'PDF',
    makePdf([{ content: content + textAt(50, 700, 'A sound line.') }]),
  );
  const page = pdf.readPage(1);
  pdf.close();
  for (const line of page.lines)
    for (const { box } of line.words) expect(widthOf(box), line.text).toBeGreaterThanOrEqual(0);
  expect(decodePage(encodePage(page))).toEqual(page);
});
