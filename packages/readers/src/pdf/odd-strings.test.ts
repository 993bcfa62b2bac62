import { pageText } from '@recto/core/document';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';
import { oddString, oddStringsPdf, seededRandom } from '@recto/testing/pdf';

const SEED = Number(process.env['SEED'] ?? 1);
/** Breaks, controls, private directions: nothing that a database refuses, breaks a line or turns what follows. */
const UNFIT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/u;

async function readStrings(strings: readonly string[]) {
  const pdf = await readers.openDocument('PDF', oddStringsPdf(strings));
  const pages = strings.map((_, index) => pdf.readPage(index + 1));
  pdf.close();
  return pages;
}

test('labels and texts come out clean, whatever the file says', async () => {
  const [nul, half, turned, plain, empty] = await readStrings([
    'a\0b',
    'x\ud800y',
    '\u202e12\u2066',
    'A-1 中🂡',
    '\0\x01\u202e',
  ]);
  expect(nul?.label).toBe('ab');
  expect(half?.label).toBe('x\ufffdy');
  expect(turned?.label).toBe('12');
  expect(plain?.label).toBe('A-1 中🂡');
  expect(empty).not.toHaveProperty('label');
});

test.each(['\u0007', '\u0081', '\ue001', '\ufffd'])(
  'a page that is mostly of a character without a meaning needs OCR: %j',
  async (character) => {
    const [page] = await readStrings([character.repeat(40)]);
    expect(page).toMatchObject({ state: 'needs-ocr', lines: [] });
  },
);

test(`any string comes out well-formed and without control characters (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const strings = Array.from({ length: 400 }, () => oddString(random));
  for (const [index, page] of (await readStrings(strings)).entries()) {
    const texts = [page.label ?? '', pageText(page)];
    for (const text of texts) {
      const said = JSON.stringify([strings[index], text]);
      expect(text.isWellFormed(), said).toBe(true);
      expect(text, said).not.toMatch(UNFIT);
    }
    expect(pageText(page)).toContain('the tenant shall pay 500 euros');
    expect(page.label ?? 'x', JSON.stringify(strings[index])).toMatch(/^\S(.*\S)?$/u);
  }
});
