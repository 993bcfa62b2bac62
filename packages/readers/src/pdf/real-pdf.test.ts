import { derivePageLabels, type Page, pageText } from '@recto/core/document';
import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';
import { hasTestData, onRealDocuments, readTestData } from '@recto/testing/test-data';

async function readPage(path: string, number = 1): Promise<Page> {
  const pdf = await readers.openDocument('PDF', readTestData(path));
  const page = pdf.readPage(number);
  pdf.close();
  return page;
}

async function linesOf(path: string, number = 1): Promise<string[]> {
  return (await readPage(path, number)).lines.map(({ text }) => text);
}

describe('real reports', onRealDocuments('made pages are in open-pdf.test.ts'), () => {
  test('keep their table rows', async () => {
    expect(await linesOf('filings/BOEING_2017_10K.pdf', 105)).toEqual(
      expect.arrayContaining([
        'Years ended December 31,\t2017\t2016\t2015',
        'Latin America, Caribbean and other\t1,494\t1,936\t1,875',
        'Total revenues\t$93,392\t$94,571\t$96,114',
      ]),
    );
    expect(await linesOf('filings/3M_2018_10K.pdf', 58)).toContain(
      'Cash and cash equivalents\t$ 2,853\t$ 3,053',
    );
    expect(await linesOf('filings/3M_2018_10K.pdf', 60)).toContain(
      'Depreciation and amortization\t1,488\t1,544\t1,474',
    );
    expect(await linesOf('filings/NIKE_2023_10K.pdf', 60)).toContain('Net income\t$ 5,070\t$ 6,046\t$ 5,727');
    expect(await linesOf('filings/PEPSICO_2021_10K.pdf', 65)).toContain('Inventories\t4,347\t4,172');
  });

  test('keep the rows of tables with text in several columns', async () => {
    expect(await linesOf('filings/AES_2020_10K.pdf', 161)).toContain(
      'Operating lease liabilities (current)\tAccrued and other liabilities\t17\t16',
    );
  });

  test('keep columns of prose apart, also below a table across the page', async () => {
    const text = pageText(await readPage('filings/JPMORGAN_2023Q2_10Q.pdf', 20));
    expect(text).toContain(
      'In addition to analyzing the Firm’s results on a reported\nbasis, the Firm also reviews',
    );
    expect(text).toContain('Total net revenue\t41,307\t1,094\t42,401\t30,715\t915\t31,630');
    const paper = pageText(await readPage('pdf-odd/tracemonkey.pdf'));
    expect(paper).toContain(
      'more difficult to com-\npile than statically typed ones. Since no concrete type',
    );
    expect(paper).not.toContain('\t');
  });

  test('keep double letters', async () => {
    expect(pageText(await readPage('filings/3M_2018_10K.pdf', 11))).toContain(
      'future results may be affected if',
    );
  });

  test('are labelled with their printed page numbers', async () => {
    const pdf = await readers.openDocument('PDF', readTestData('filings/BOEING_2017_10K.pdf'));
    const pages = Array.from({ length: 12 }, (_, index) => pdf.readPage(index + 98));
    pdf.close();
    expect(derivePageLabels(pages)[105 - 98]).toBe('102');
  });
});

describe(
  'odd files',
  onRealDocuments('made ones are in open-pdf.test.ts, hidden-text.test.ts and odd-strings.test.ts'),
  () => {
    test('are read, or refused with a reason', async () => {
      await expect(readers.openDocument('PDF', readTestData('pdf-odd/issue21579.pdf'))).rejects.toMatchObject(
        {
          code: 'password-needed',
        },
      );
      await expect(readers.openDocument('PDF', readTestData('scans/invalid.pdf'))).rejects.toMatchObject({
        code: 'damaged',
      });
      expect((await readPage('pdf-odd/poppler-85140-0.pdf')).width).toBeLessThanOrEqual(14_400);
      expect((await readPage('pdf-odd/bomb_giant.pdf')).state).toBe('text');
    });

    test('show what stands in their fields and notes', async () => {
      expect(pageText(await readPage('pdf-odd/freetexts.pdf')).length).toBeGreaterThan(100);
      expect(pageText(await readPage('pdf-odd/annotation-text-widget.pdf')).length).toBeGreaterThan(600);
    });

    test('have their printer’s marks left out', async () => {
      const lines = await linesOf('pdf-odd/freeculture.pdf', 20);
      expect(lines.join(' ')).not.toMatch(/\.qxd|\d+:\d\d [AP]M/);
    });

    test('need OCR when they are scans', async () => {
      for (const scan of [
        'cardinal',
        'ccitt',
        'jbig2',
        'linn',
        'skew',
        'rotated_skew',
        'enormous',
        'vector',
      ]) {
        expect([scan, (await readPage(`scans/${scan}.pdf`)).state]).toEqual([scan, 'needs-ocr']);
      }
      expect((await readPage('scans/blank.pdf')).state).toBe('blank');
    });

    test('need OCR, and have no text, when their font says nothing of its letters', async () => {
      const page = await readPage('scans/truetype_font_nomapping.pdf');
      expect(page).toMatchObject({ state: 'needs-ocr', lines: [] });
    });
  },
);

const TEXTS: Record<string, string> = hasTestData
  ? JSON.parse(Buffer.from(readTestData('languages/texts.json')).toString())
  : {};

describe(
  'every language',
  onRealDocuments('their fonts are in them; a tall made one is in word-boxes.test.ts'),
  () => {
    test.each(Object.keys(TEXTS))('%s is read without an error', async (language) => {
      const isUnspaced = language === 'zh' || language === 'ja';
      const space = isUnspaced ? '' : ' ';
      const form = (text: string) => text.normalize().replace(/\s+/g, space).trim();
      const read = form(pageText(await readPage(`languages/${language}.pdf`)));
      // The page says the same four times.
      const written = Array.from({ length: 4 }, () => form(TEXTS[language] ?? '')).join(space);
      expect(read).toBe(written);
    });

    test('fonts that claim three times their size do not make boxes reach over other lines', async () => {
      const page = await readPage('languages/zh.pdf');
      const heights = page.lines.flatMap(({ words }) =>
        words.map(({ box }) => ((box[3] - box[1]) * page.height) / 10_000),
      );
      expect(Math.max(...heights)).toBeLessThan(12 * 1.5);
    });
  },
);
