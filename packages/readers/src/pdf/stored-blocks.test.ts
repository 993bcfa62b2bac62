import { decodeBlocks, encodeBlocks, pageText } from '@recto/core/document';
import { BlockFinder } from '@recto/core/structure';
import { onRealDocuments, readTestData } from '@recto/testing/test-data';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';

test.each([
  'filings/AMCOR_2022_8K_dated-2022-07-01.pdf',
  'filings/JOHNSON_JOHNSON_2023_8K_dated-2023-08-30.pdf',
  'filings/PEPSICO_2023Q1_EARNINGS.pdf',
])(
  'the blocks of %s come back as they were stored',
  onRealDocuments('a made table is in the tests of find-blocks.ts'),
  async (path) => {
    const file = await readers.openDocument('PDF', readTestData(path));
    const finder = new BlockFinder();
    const lengths = new Map<number, number>();
    for (let number = 1; number <= file.pageCount; number++) {
      const page = file.readPage(number);
      lengths.set(number, pageText(page).length);
      finder.add(page);
    }
    file.close();
    for (const { number, blocks } of finder.finish())
      expect(decodeBlocks(encodeBlocks(blocks), lengths.get(number) ?? 0)).toEqual(blocks);
  },
);
