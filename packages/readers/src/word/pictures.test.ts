import { type Box, BOX_SCALE, pageText } from '@recto/core/document';
import {
  grayPng,
  LETTER_LINES,
  letterJpeg,
  makePng,
  makeWordDocument,
  pictureRun,
} from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';
import { makePackagedEngine } from '#ocr/packaged-engine.ts';
import { findLanguageData } from '#ocr/language-data.ts';
import { readScan } from '#ocr/read-scan.ts';

const PRINTED = ['The seller delivers the goods to the warehouse in Lyon.', 'The price is 4,500 euros.'];
const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const blank = (width: number, height: number) =>
  grayPng({ width, height, pixels: new Uint8Array(width * height).fill(255) });

async function drawLines(lines: readonly string[]): Promise<Buffer> {
  const document = await readers.openDocument('PDF', tinyPdf([lines]));
  const image = await document.renderPage?.(1, 150);
  document.close();
  if (!image) throw new Error('nothing is drawn');
  return grayPng(image);
}

const open = (body: string, pictures: Record<string, Uint8Array>, parts = {}) =>
  readers.openDocument('DOCX', makeWordDocument(body, parts, pictures));

/** What each page is: its words, or the size in points of the picture that it consists of. */
async function outline(body: string, pictures: Record<string, Uint8Array>, parts = {}) {
  const document = await open(body, pictures, parts);
  const pages = Array.from({ length: document.pageCount }, (_, index) => {
    const page = document.readPage(index + 1);
    return page.state === 'needs-ocr'
      ? `${Math.round(page.width)}x${Math.round(page.height)}`
      : pageText(page);
  });
  const { pageKind } = document;
  document.close();
  return { pageKind, pages };
}

test('the text in a picture is read where the document has hardly any of its own, and lies on the picture', async () => {
  const document = await open(words('Scanned:') + pictureRun('a.png') + pictureRun('b.jpg'), {
    'a.png': await drawLines(PRINTED),
    'b.jpg': letterJpeg(),
  });
  const engine = makePackagedEngine([findLanguageData('en')].filter((data) => data !== null));
  const read = async (number: number) => {
    const draw = document.renderPage;
    if (!draw) throw new Error('nothing is drawn');
    return readScan((dpi) => draw(number, dpi), engine);
  };
  expect(document.pageCount).toBe(3);
  const [png, jpeg] = [await read(2), await read(3)];
  expect(pageText(png)).toBe(PRINTED.join('\n'));
  expect(pageText(jpeg)).toBe(LETTER_LINES.join('\n'));
  // The second line of the PDF: 72 of 600 points from the left, its letters some 98 of 800 from the top.
  const [left, top] = (png.lines[1]?.words[0]?.box ?? [0, 0, 0, 0]) as Box;
  expect(left / BOX_SCALE).toBeCloseTo(72 / 600, 1);
  expect(top / BOX_SCALE).toBeCloseTo(90 / 800, 1);
  expect((await document.readPicture?.(3))?.mediaType).toBe('image/jpeg');
  expect(await document.readPicture?.(1)).toBeNull();
  document.close();
});

describe('a picture is a page of its own', () => {
  const pictures = { 'a.png': blank(1_170, 585), 'b.png': blank(500, 400) };

  test('where it stands, in place of the pages that were saved', async () => {
    const body =
      words('Before') +
      pictureRun('a.png') +
      `<w:p><w:r><w:lastRenderedPageBreak/><w:t>Between</w:t></w:r></w:p>` +
      pictureRun('b.png') +
      words('After');
    expect(await outline(body, pictures)).toEqual({
      pageKind: 'section',
      pages: ['Before', '842x421', 'Between', '360x288', 'After'],
    });
  });

  test('in a cell of a table or a text box, once however often it is shown; heads and feet stay with the words', async () => {
    const cell = `<w:tbl><w:tr><w:tc>${words('Cell')}${pictureRun('a.png')}</w:tc></w:tr></w:tbl>`;
    const box = `<w:p><w:r><w:pict><w:txbxContent>${pictureRun('b.png')}${pictureRun('a.png')}</w:txbxContent></w:pict></w:r></w:p>`;
    expect(
      (await outline(cell + box, pictures, { header: words('Head'), footer: words('Foot') })).pages,
    ).toEqual(['Head\n\nCell\n\nFoot', '842x421', '360x288']);
  });

  test('but not where it illustrates a text, is too small for one, hidden, deleted or of no format that is known', async () => {
    const text = words('A report that says a good deal. '.repeat(10));
    expect((await outline(text + pictureRun('a.png'), pictures)).pages).toHaveLength(1);
    const none = async (picture: Uint8Array, markup = pictureRun('x')) =>
      expect(await outline(words('Few') + markup, { x: picture })).toMatchObject({ pages: ['Few'] });
    await none(blank(190, 1_000));
    await none(Buffer.from('GIF89a'));
    await none(blank(500, 400), pictureRun('missing'));
    await none(
      blank(500, 400),
      pictureRun('x').replace('<w:r>', '<w:del><w:r>').replace('</w:r>', '</w:r></w:del>'),
    );
    await none(blank(500, 400), pictureRun('x').replace('<w:r>', '<w:r><w:rPr><w:vanish/></w:rPr>'));
  });
});

test('a picture made to fill memory costs itself and nothing else', async () => {
  const rows = new Uint8Array(1_000);
  const document = await open(words('Few') + pictureRun('a') + pictureRun('b'), {
    a: makePng({ width: 40_000, height: 40_000, rows }),
    b: makePng({ width: 20_000, height: 2_400, colour: 6, depth: 16, rows }),
  });
  expect(document.pageCount).toBe(3);
  await expect(document.renderPage?.(2, 200)).rejects.toThrow('too large');
  await expect(document.renderPage?.(3, 200)).rejects.toThrow('too large');
  document.close();
});
