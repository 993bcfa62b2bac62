import { describe, expect, test } from 'vitest';
import { makeReport, textPages } from '#testing/report.ts';
import {
  headline,
  labelSpan,
  pageName,
  pagesWorthALook,
  paperName,
  scanConfidence,
  stateText,
  summary,
  summaryWhileRead,
} from './report-text.ts';

describe('the headline', () => {
  test.each([
    [makeReport([...textPages(124), 'blank', 'damaged', 'needs-ocr']), '125 of 127 pages were read'],
    [makeReport([...textPages(2), 'blank']), 'All 3 pages were read'],
    [makeReport(['text']), 'The page was read'],
    [makeReport(['needs-ocr']), 'The page was not read'],
    [makeReport([]), 'No page has been read'],
  ])('counts a page as missing only where there was something to read', (report, text) => {
    expect(headline(report, 'layout')).toBe(text);
  });
});

test('the summary names every cause and what it means for answers', () => {
  expect(summary(makeReport(['text', 'damaged', 'damaged', 'needs-ocr']), 'layout')).toBe(
    'Two pages are damaged in the file itself. One page holds no text, only pictures. Answers leave them out and say so.',
  );
  expect(summary(makeReport(['text', 'needs-ocr']), 'layout')).toBe(
    'One page holds no text, only pictures. Answers leave it out and say so.',
  );
  expect(summary(makeReport(['text', 'blank']), 'layout')).toBe(
    'One page is empty. Everything else can be searched and quoted.',
  );
});

test('pages with the most at stake come first', () => {
  const { pages } = makeReport(['blank', 'ocr', 'text', 'needs-ocr', 'damaged', 'low']);
  expect(pagesWorthALook(pages).map(({ page }) => page)).toEqual([5, 4, 6, 2, 1]);
});

test('a page is called by its printed number where that is another', () => {
  expect(pageName('layout', { page: 88, label: '85' })).toBe('PDF 88, printed p. 85');
  expect(pageName('layout', { page: 88, label: '88' })).toBe('Page 88');
  expect(pageName('layout', { page: 88 })).toBe('Page 88');
});

test('a page of another kind is called what it is', () => {
  expect(pageName('sheet', { page: 2, label: 'Sales' })).toBe('Sales');
  expect(pageName('section', { page: 2 })).toBe('Section 2');
  expect(pageName('saved', { page: 2 })).toBe('Page 2');
  expect(pageName('lines', { page: 2, label: '1' })).toBe('Page 2');
});

test('labels are told with the pages that carry them', () => {
  const [first, second, third] = makeReport(textPages(3)).pages;
  if (!first || !second || !third) throw new Error('three pages');
  expect(labelSpan('layout', [first, { ...second, label: '1' }, { ...third, label: '2' }])).toEqual({
    span: 'p. 1 to p. 2',
    place: 'on PDF 2 to 3, the rest has none',
  });
  expect(labelSpan('layout', [{ ...first, label: '1' }])).toBeNull();
  expect(labelSpan('sheet', [{ ...first, label: 'Sales' }])).toBeNull();
});

test('paper has a name only where every page is of it', () => {
  const { pages } = makeReport(textPages(2));
  expect(paperName(pages)).toBe('Letter');
  expect(paperName(pages.map((page, index) => (index === 0 ? page : { ...page, width: 700 })))).toBeNull();
});

test('scanned pages tell how surely they were read, each and together', () => {
  const { pages } = makeReport(['text', 'ocr', 'low', 'needs-ocr']);
  const scans = pages.map((page, index) => {
    const confidence = [undefined, 96, 61][index];
    return { ...page, ...(confidence !== undefined && { confidence }) };
  });
  expect(scans.map(stateText)).toEqual(['Text', 'OCR 96%', 'OCR 61%', 'Needs OCR']);
  expect(scanConfidence(scans)).toEqual({ average: 79, lowest: 61, page: 3 });
  expect(scanConfidence(pages)).toBeNull();
});

test('while a file is read its summary says what is still to come, not what answers lack', () => {
  expect(summaryWhileRead(makeReport([]), 'layout')).toBe(
    'The report fills as soon as pages of the file are read.',
  );
  expect(summaryWhileRead(makeReport(['ocr', 'needs-ocr', 'needs-ocr']), 'layout')).toBe(
    'Two pages are still to be read from pictures. What is read can be viewed and searched.',
  );
  expect(summaryWhileRead(makeReport(['text']), 'layout')).toBe('What is read can be viewed and searched.');
});

test('the pages of a workbook are called sheets', () => {
  expect(headline(makeReport(['text', 'text']), 'sheet')).toBe('All 2 sheets were read');
  expect(summary(makeReport(['text', 'blank']), 'sheet')).toMatch(/^One sheet is empty\./);
});
