import { expect, test } from 'vitest';
import { missingFonts, wrapHtml } from './html.ts';

test('names the fonts of the languages that are to be printed and are not there', () => {
  const installed = new Set(['DejaVu Serif', 'Noto Sans Arabic']);
  expect(missingFonts(['en', 'de', 'ar'], installed)).toEqual([]);
  expect(missingFonts(['en', 'zh', 'hi', 'zh'], installed)).toEqual([
    'Noto Serif CJK SC',
    'Noto Serif Devanagari',
  ]);
});

test('prints each language in its font', () => {
  expect(wrapHtml('', 'ja')).toContain('font: 11pt/1.4 "Noto Serif CJK JP", serif');
  expect(wrapHtml('', 'pl')).toContain('font: 11pt/1.4 "DejaVu Serif", serif');
});
