import { readdirSync } from 'node:fs';
import { hasTestData, onRealDocuments, readTestData, realDocument } from '@recto/testing/test-data';
import { describe, expect, test } from 'vitest';
import { pageText } from '@recto/core/document';
import { sourceOf } from '#byte-source.ts';
import { excelReader } from '#excel/index.ts';

/** The file that a fuzzer has damaged. */
const DAMAGED = 'clusterfuzz-testcase-minimized-POIXSSFFuzzer-5185049589579776.xlsx';

describe('real Excel files', onRealDocuments('made ones are in excel.test.ts'), () => {
  const files = hasTestData ? readdirSync(realDocument('xlsx')).filter((name) => name.endsWith('.xlsx')) : [];

  test.each(files)('%s is read, its cells in its text, or told as damaged', async (name) => {
    const opening = excelReader.open(sourceOf(readTestData(`xlsx/${name}`)), {});
    if (name === DAMAGED) return expect(opening).rejects.toMatchObject({ code: 'damaged' });
    const document = await opening;
    expect(document.pageCount).toBeGreaterThan(0);
    for (let number = 1; number <= document.pageCount; number++) {
      const page = document.readPage(number);
      const text = pageText(page);
      const cells = page.sheet?.cells.map(({ start, end }) => text.slice(start, end)) ?? [];
      expect(cells).toEqual(text === '' ? [] : text.split(/[\t\n]/));
    }
  });
});
