import { describe, expect, test } from 'vitest';
import { findQuote } from '#ui/document-viewer/frame/find-quote.ts';

describe('a quote among the words of a page', () => {
  test('is found across runs, whatever the spaces, case and punctuation', () => {
    const runs = ['We may ', 'terminate its', '', 'con-', 'tracts, without notice.'];
    expect(findQuote(runs, 'Terminate its contracts without  notice')).toEqual({
      start: { run: 1, offset: 0 },
      end: { run: 4, offset: 22 },
    });
  });

  test('is found through ligatures and accents', () => {
    expect(findQuote(['the ﬁrst café'], 'first café')).toEqual({
      start: { run: 0, offset: 4 },
      end: { run: 0, offset: 13 },
    });
  });

  test('is found in other scripts', () => {
    expect(findQuote(['يجوز إنهاء', 'العقد'], 'إنهاء العقد')?.start).toEqual({ run: 0, offset: 5 });
  });

  test('is not found when a figure differs', () => {
    expect(findQuote(['$11,911 million'], '$11,912 million')).toBeNull();
    expect(findQuote(['words'], ' …')).toBeNull();
  });
});
