import { describe, expect, test } from 'vitest';
import { embeddedOcr, flagSentences, hidesText, unseenTotals } from './page-flags.ts';
import type { ReportPage } from './report-text.ts';

const page = (number: number, flags?: ReportPage['flags']): ReportPage => ({
  page: number,
  width: 595,
  height: 842,
  state: 'text',
  ...(flags && { flags }),
});

const PLAIN = page(1);
const HIDING = page(2, [
  { kind: 'white', count: 1200 },
  { kind: 'tiny', count: 1 },
]);
const WHITE = page(3, [{ kind: 'white', count: 30 }]);
const SCANNED = page(4, [{ kind: 'embedded-ocr', count: 900 }]);

describe('text that nobody sees', () => {
  test('is what was left out, not an earlier recognition', () => {
    expect([PLAIN, HIDING, WHITE, SCANNED].map(hidesText)).toEqual([false, true, true, false]);
  });

  test('is added up kind by kind', () => {
    expect(unseenTotals([PLAIN, HIDING, WHITE, SCANNED])).toEqual([
      { kind: 'white', name: 'White', characters: 1230, pages: 2 },
      { kind: 'tiny', name: 'Too small', characters: 1, pages: 1 },
    ]);
    expect(unseenTotals([PLAIN, SCANNED])).toEqual([]);
    expect(embeddedOcr([PLAIN, SCANNED])).toMatchObject({ characters: 900, pages: 1 });
  });

  test('is told of a page in words', () => {
    expect(flagSentences(PLAIN)).toEqual([]);
    expect(flagSentences(HIDING)).toEqual([
      '1,201 characters that nobody sees are left out: white on nothing and too small to be read.',
    ]);
    expect(flagSentences(SCANNED)).toHaveLength(1);
  });
});
