import { describe, expect, test } from 'vitest';
import { describeUnreadPages, listPageNumbers } from '#modules/ingestion/unread-pages.ts';

describe('listing page numbers', () => {
  test.each([
    [[], ''],
    [[3], '3'],
    [[3, 9], '3 and 9'],
    [[1, 2, 3, 7, 9, 10], '1–3, 7 and 9–10'],
  ])('%j', (numbers, text) => {
    expect(listPageNumbers(numbers)).toBe(text);
  });

  test('a long list is cut and the rest counted', () => {
    expect(listPageNumbers([1, 3, 5, 6, 7], 2)).toBe('1, 3 and 3 more');
  });
});

test('a file whose pages were all read says nothing', () => {
  expect(describeUnreadPages([])).toBeNull();
  expect(describeUnreadPages([4])).toContain('Page 4 could not be read');
  expect(describeUnreadPages([4, 5])).toContain('Pages 4–5 could not be read');
  expect(describeUnreadPages([4], { kind: 'sheet' })).toBe('Sheet 4 could not be read: it is damaged.');
  expect(describeUnreadPages([4, 6], { kind: 'sheet' })).toBe(
    'Sheets 4 and 6 could not be read: they are damaged.',
  );
});
