import { type Box, derivePageLabels, type Page, pageText } from '@recto/core/document';
import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';
import { getPdfium, hasPdfiumTrapped } from '#pdf/pdfium.ts';
import { ENCRYPTED_PDFS, loopingLabelsPdf, makePdf, type TestPage, textAt } from '@recto/testing/pdf';
import { spaciousPdf } from '#testing/spacious-pdf.ts';

async function readPages(...pages: TestPage[]): Promise<Page[]> {
  const pdf = await readers.openDocument('PDF', makePdf(pages));
  const read = pages.map((_, index) => pdf.readPage(index + 1));
  pdf.close();
  return read;
}

async function readText(content: string): Promise<string> {
  const [page] = await readPages({ content });
  return page ? pageText(page) : '';
}

/** The box of the first word, in points. */
function firstBox(page: Page | undefined): number[] {
  const box: Box | undefined = page?.lines[0]?.words[0]?.box;
  if (!page || !box) throw new Error('No word');
  const [left, top, right, bottom] = box;
  return [left * page.width, top * page.height, right * page.width, bottom * page.height].map(
    (n) => n / 10_000,
  );
}

function expectNear(box: number[], expected: number[]): void {
  box.forEach((value, side) => expect(Math.abs(value - (expected[side] ?? 0))).toBeLessThan(0.6));
}

/** Width of "Mark" in Helvetica of ten points: 0.833 + 0.556 + 0.333 + 0.5 em. */
const MARK_WIDTH = 22.2;

describe('the text of a page', () => {
  test('comes in lines of words with boxes', async () => {
    const [page] = await readPages({ content: textAt(50, 700, 'Mark this') + textAt(50, 680, 'and that') });
    expect(page).toMatchObject({ number: 1, width: 600, height: 800, state: 'text' });
    expect(page?.lines.map(({ text }) => text)).toEqual(['Mark this', 'and that']);
    expect(page?.lines[0]?.words.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [5, 9],
    ]);
    const [left = 0, top = 0, right = 0, bottom = 0] = firstBox(page);
    expectNear([left, right], [50, 50 + MARK_WIDTH]);
    // The box covers ascenders and descenders (0.72 above the baseline, 0.21 below), and at most 0.4 lines more.
    expect(top).toBeLessThan(100 - 7.2);
    expect(top).toBeGreaterThan(100 - 7.2 - 4);
    expect(bottom).toBeGreaterThan(100 + 2);
    expect(bottom).toBeLessThan(100 + 2.1 + 4);
  });

  test('keeps a table row on one line', async () => {
    const rows = ['Sales', 'Costs', 'Profit'].map((label, i) => textAt(50, 700 - 14 * i, label));
    const figures = [12, 34, 56].map((figure, i) => textAt(300, 700 - 14 * i, `${figure}`));
    expect(await readText([...rows, ...figures].join(''))).toBe('Sales\t12\nCosts\t34\nProfit\t56');
  });

  test('keeps the rows of a table whose columns are words', async () => {
    const row = (y: number, cells: readonly [string, string, string]) =>
      cells.map((cell, column) => textAt([50, 250, 450][column] ?? 0, y, cell)).join('');
    const table = [
      row(700, ['Liabilities (current)', 'Accrued and other', '17']),
      row(686, ['Liabilities (other)', 'Long-term liabilities', '256']),
    ];
    expect(await readText(table.join(''))).toBe(
      'Liabilities (current)\tAccrued and other\t17\nLiabilities (other)\tLong-term liabilities\t256',
    );
  });

  test('keeps columns of prose apart, also below a table across the page', async () => {
    const column = (x: number, word: string) =>
      Array.from({ length: 14 }, (_, line) =>
        textAt(x, 640 - 12 * line, `${word} ${line} of the column goes on without an end`),
      ).join('');
    const label = 'Total net revenue of all segments, as it is reported in this quarter';
    const table = [724, 710, 696]
      .map((y) => textAt(50, y, label) + textAt(420, y, '41,307') + textAt(500, y, '42,401'))
      .join('');
    const lines = (await readText(table + column(50, 'Left') + column(320, 'Right'))).split('\n');
    expect(lines.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => `${label}\t41,307\t42,401`));
    const prose = lines.filter((line) => line.includes('column'));
    expect(prose.map((line) => line.split(' ')[0])).toEqual([
      ...Array.from({ length: 14 }, () => 'Left'),
      ...Array.from({ length: 14 }, () => 'Right'),
    ]);
    expect(prose.join('')).not.toContain('\t');
  });

  test('keeps double letters', async () => {
    expect(await readText(textAt(50, 700, 'future results may be affected if all differ'))).toBe(
      'future results may be affected if all differ',
    );
  });

  test('names the printed numbers of pages', async () => {
    const pages = Array.from({ length: 8 }, (_, at) => ({
      content: textAt(50, 700, `Part ${at} of the report.`) + textAt(300, 30, String(at + 98)),
    }));
    expect(derivePageLabels(await readPages(...pages))[5]).toBe('103');
  });

  test('breaks the line after a hyphen at its end', async () => {
    const text = await readText(
      textAt(50, 700, 'the longest docu-') + textAt(50, 688, 'ment of all is this'),
    );
    expect(text).toBe('the longest docu-\nment of all is this');
  });

  test('leaves out what lies off the page', async () => {
    expect(await readText(textAt(50, 700, 'on the page') + textAt(900, 700, 'printer marks'))).toBe(
      'on the page',
    );
  });

  test('shows the fields of forms', async () => {
    const annotation = `/Annots [<< /Type /Annot /Subtype /FreeText /Rect [100 600 300 620] /F 4
      /DA (/Helv 10 Tf 0 g) /Contents (written by hand) /AP << /N 8 0 R >> >>]`;
    // Object 8 is the appearance: the second page of the file stands in for it.
    const plain = makePdf([{ content: textAt(50, 700, 'printed'), entries: annotation }, { content: '' }]);
    const appearance = `<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources 5 0 R /Length 33 >>
stream
BT /F1 10 Tf 2 5 Td (by hand) Tj ET
endstream`;
    const file = Buffer.from(plain)
      .toString('latin1')
      .replace(/8 0 obj\n[^]*?\nendobj/, `8 0 obj\n${appearance}\nendobj`);
    const pdf = await readers.openDocument('PDF', Buffer.from(file, 'latin1'));
    expect(pageText(pdf.readPage(1))).toBe('printed\nby hand');
    pdf.close();
  });
});

describe('boxes are those of the page as displayed', () => {
  const content = textAt(100, 700, 'Mark');

  test('when it is turned', async () => {
    const [quarter, half, threeQuarters] = await readPages(
      { content, entries: '/Rotate 90' },
      { content, entries: '/Rotate 180' },
      { content, entries: '/Rotate 270' },
    );
    expect(quarter).toMatchObject({ width: 800, height: 600 });
    expectNear([firstBox(quarter)[1] ?? 0, firstBox(quarter)[3] ?? 0], [100, 100 + MARK_WIDTH]);
    expectNear([firstBox(half)[0] ?? 0, firstBox(half)[2] ?? 0], [500 - MARK_WIDTH, 500]);
    expectNear([firstBox(threeQuarters)[1] ?? 0, firstBox(threeQuarters)[3] ?? 0], [500 - MARK_WIDTH, 500]);
  });

  test('when it is cropped', async () => {
    const [page] = await readPages({ content, entries: '/CropBox [50 400 450 750]' });
    expect(page).toMatchObject({ width: 400, height: 350 });
    expectNear([firstBox(page)[0] ?? 0, firstBox(page)[2] ?? 0], [50, 50 + MARK_WIDTH]);
  });

  test('when its origin is elsewhere', async () => {
    const [page] = await readPages({ content, mediaBox: '-100 -100 500 900' });
    expectNear([firstBox(page)[0] ?? 0, firstBox(page)[2] ?? 0], [200, 200 + MARK_WIDTH]);
  });

  test('when it claims to be kilometres wide', async () => {
    const [page] = await readPages({ content, mediaBox: '0 0 2147483648 800' });
    expect(page?.width).toBe(14_400);
    expect(page?.height).toBeGreaterThan(0);
  });

  test('when the text on it is turned', async () => {
    const turned = 'BT /F1 10 Tf 0 1 -1 0 300 100 Tm (upward text) Tj ET';
    const [page] = await readPages({ content: turned });
    expect(page?.lines.map(({ text }) => text)).toEqual(['upward text']);
    const [left = 0, top = 0, right = 0, bottom = 0] = firstBox(page);
    expect(right - left).toBeLessThan(bottom - top);
    expectNear([bottom], [700]);
  });
});

describe('a page without text', () => {
  const image = 'q 500 0 0 700 50 50 cm /I1 Do Q ';

  test('is blank when nothing is on it', async () => {
    expect((await readPages({ content: '' }))[0]).toMatchObject({ state: 'blank', lines: [] });
  });

  test('is blank when only a rule is on it', async () => {
    expect((await readPages({ content: '50 50 m 500 50 l S' }))[0]?.state).toBe('blank');
  });

  test('needs OCR when it is an image, even with a few characters stamped on it', async () => {
    const pages = await readPages({ content: image }, { content: image + textAt(50, 20, 'EX-0001') });
    expect(pages.map(({ state }) => state)).toEqual(['needs-ocr', 'needs-ocr']);
    expect(pages[1]?.lines[0]?.text).toBe('EX-0001');
  });

  test('needs OCR when its letters are drawn as outlines', async () => {
    const outlines = Array.from({ length: 150 }, (_, i) => `${50 + i} 50 m ${60 + i} 70 l S`).join('\n');
    expect((await readPages({ content: outlines }))[0]?.state).toBe('needs-ocr');
  });

  test('needs no OCR when there is plenty of text over an image', async () => {
    const content = image + textAt(50, 700, 'text that somebody has recognised before');
    expect((await readPages({ content }))[0]?.state).toBe('text');
  });
});

describe('a file', () => {
  test('names its pages', async () => {
    const labels = '/PageLabels << /Nums [0 << /S /r >> 2 << /S /D /P (A-) /St 5 >>] >>';
    const pdf = await readers.openDocument(
      'PDF',
      makePdf([{ content: '' }, { content: '' }, { content: '' }], labels),
    );
    expect([1, 2, 3].map((number) => pdf.readPage(number).label)).toEqual(['i', 'ii', 'A-5']);
    pdf.close();
  });

  test('without page labels leaves them out', async () => {
    expect((await readPages({ content: '' }))[0]).not.toHaveProperty('label');
  });

  test('with page labels that loop is read without them', async () => {
    const looping = await readers.openDocument('PDF', loopingLabelsPdf('', 2));
    expect(() => looping.readPage(1)).toThrow(expect.objectContaining({ code: 'labels-failed' }));
    expect(hasPdfiumTrapped()).toBe(true);
    const pdf = await readers.openDocument('PDF', loopingLabelsPdf('', 2));
    const page = pdf.readPage(2, { withLabel: false });
    expect(page).not.toHaveProperty('label');
    expect(pageText(page)).toContain('Page 2 says that the tenant shall pay');
    expect(() => [looping.close(), pdf.close()]).not.toThrow();
  });

  test('that is damaged, empty or something else is refused', async () => {
    const whole = makePdf([{ content: textAt(50, 700, 'text') }]);
    for (const bytes of [new Uint8Array(), Buffer.from('no PDF at all'), whole.subarray(0, 60)]) {
      await expect(readers.openDocument('PDF', bytes)).rejects.toMatchObject({
        name: 'ReaderError',
        code: 'damaged',
      });
    }
  });

  test('with too many pages is refused', async () => {
    const bytes = makePdf([{ content: '' }, { content: '' }]);
    await expect(readers.openDocument('PDF', bytes, { maxPages: 1 })).rejects.toMatchObject({
      code: 'too-many-pages',
    });
  });

  test('has no page beyond its last', async () => {
    const pdf = await readers.openDocument('PDF', makePdf([{ content: '' }]));
    expect(() => pdf.readPage(2)).toThrow(RangeError);
    pdf.close();
    expect(() => pdf.close()).not.toThrow();
  });

  test('larger than the memory allowed is read all the same, since only the blocks that are needed are asked for', async () => {
    const source = spaciousPdf(makePdf([{ content: textAt(50, 700, 'far from its table') }]), 600 * 2 ** 20);
    let bytes = 0;
    const pdf = await readers.openDocument('PDF', {
      size: source.size,
      read(position, target) {
        bytes += target.length;
        source.read(position, target);
      },
    });
    expect(pageText(pdf.readPage(1))).toBe('far from its table');
    pdf.close();
    expect(bytes).toBeLessThan(100_000);
  });

  test('whose bytes cannot be had is not called damaged', async () => {
    const whole = makePdf([{ content: textAt(50, 700, 'text') }]);
    const gone = new Error('the disk is gone');
    let isGone = true;
    const source = {
      size: whole.length,
      read(position: number, target: Uint8Array) {
        if (isGone) throw gone;
        target.set(whole.subarray(position, position + target.length));
      },
    };
    await expect(readers.openDocument('PDF', source)).rejects.toMatchObject({
      name: 'SourceError',
      cause: gone,
    });
    isGone = false;
    const pdf = await readers.openDocument('PDF', source);
    isGone = true;
    expect(() => pdf.readPage(1)).toThrow(expect.objectContaining({ name: 'SourceError', cause: gone }));
    pdf.close();
    expect(await readText(textAt(50, 700, 'still reading'))).toBe('still reading');
  });

  test('is read by the engine that the thread already has', async () => {
    const engine = getPdfium();
    await readPages({ content: '' });
    expect(getPdfium()).toBe(engine);
  });
});

describe('an encrypted file', () => {
  const readLocked = async (file: Uint8Array, password?: string) => {
    const pdf = await readers.openDocument('PDF', file, password === undefined ? {} : { password });
    const text = pageText(pdf.readPage(1));
    pdf.close();
    return text;
  };

  test('with an owner password alone opens', async () => {
    expect(await readLocked(ENCRYPTED_PDFS.ownerOnly)).toBe('kept under lock');
  });

  test('with a user password asks for it', async () => {
    for (const file of [ENCRYPTED_PDFS.user128, ENCRYPTED_PDFS.user256]) {
      await expect(readers.openDocument('PDF', file)).rejects.toMatchObject({
        name: 'ReaderError',
        code: 'password-needed',
      });
    }
  });

  test('opens with its user password, also outside ASCII, and with its owner password', async () => {
    expect(await readLocked(ENCRYPTED_PDFS.user128, 'latin')).toBe('kept under lock');
    expect(await readLocked(ENCRYPTED_PDFS.user256, 'schlüssel')).toBe('kept under lock');
    expect(await readLocked(ENCRYPTED_PDFS.user256, 'owner')).toBe('kept under lock');
  });

  test('says that a password is wrong, and opens with the right one after that', async () => {
    for (const wrong of ['', 'Latin', 'latin ']) {
      await expect(
        readers.openDocument('PDF', ENCRYPTED_PDFS.user128, { password: wrong }),
      ).rejects.toMatchObject({
        code: 'password-wrong',
      });
    }
    expect(await readLocked(ENCRYPTED_PDFS.user128, 'latin')).toBe('kept under lock');
  });
});
