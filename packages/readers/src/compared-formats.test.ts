import { compare } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { hasTestData, readTestData } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { readers } from '#index.ts';

async function readPages(name: string, type: 'PDF' | 'DOCX'): Promise<Page[]> {
  const file = await readers.openDocument(type, readTestData(`languages/${name}`));
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= file.pageCount; number++) pages.push(file.readPage(number));
    return pages;
  } finally {
    file.close();
  }
}

const SAME = ['en', 'de', 'fr', 'es', 'pt', 'pl', 'ru', 'hi', 'ar', 'zh', 'ja'];

describe.runIf(hasTestData)('one text in two formats', () => {
  test.each(SAME)('as PDF and as Word file it says the same (%s)', async (language) => {
    const [pdf, word] = [
      await readPages(`${language}.pdf`, 'PDF'),
      await readPages(`${language}.docx`, 'DOCX'),
    ];
    const { left, right } = compare(pdf, word);
    expect(left.starts.length).toBeGreaterThan(150);
    expect([left.partners.includes(-1), right.partners.includes(-1)]).toEqual([false, false]);
  });
});
