import { compare } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { A4, printPdf, writeWord } from '@recto/testing/comparison';
import { MADE_TEXTS } from '@recto/testing/library';
import { onRealDocuments, readTestData } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';

async function readPages(bytes: Uint8Array, type: 'PDF' | 'DOCX'): Promise<Page[]> {
  const file = await readers.openDocument(type, bytes);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= file.pageCount; number++) pages.push(file.readPage(number));
    return pages;
  } finally {
    file.close();
  }
}

const SAME = ['en', 'de', 'fr', 'es', 'pt', 'pl', 'ru', 'hi', 'ar', 'zh', 'ja'];

async function expectSame(pdf: Uint8Array, word: Uint8Array): Promise<void> {
  const { left, right } = compare(await readPages(pdf, 'PDF'), await readPages(word, 'DOCX'));
  expect(left.starts.length).toBeGreaterThan(150);
  expect([left.partners.includes(-1), right.partners.includes(-1)]).toEqual([false, false]);
}

test('a made text says the same as PDF and as Word file', async () => {
  const text = MADE_TEXTS['en'] ?? '';
  await expectSame(printPdf(text, A4), writeWord(text, 7));
});

describe(
  'one text in two formats',
  onRealDocuments('a made text in English is read above, other letters need fonts'),
  () => {
    test.each(SAME)('as PDF and as Word file it says the same (%s)', async (language) => {
      await expectSame(readTestData(`languages/${language}.pdf`), readTestData(`languages/${language}.docx`));
    });
  },
);
