import { expect, test } from 'vitest';
import { parseHocr } from '#ocr/parse-hocr.ts';

const HOCR = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><body>
<div class='ocr_page' id='page_1' title='image "stdin"; bbox 0 0 900 800; ppageno 0; scan_res 200 200'>
 <div class='ocr_carea' title="bbox 10 20 300 40"><p class='ocr_par' lang='eng' title="bbox 10 20 300 40">
  <span class='ocr_header' title="bbox 10 20 300 40; baseline -0.001 -1; x_size 36.4">
   <span class='ocrx_word' title='bbox 10 20 40 40; x_wconf 96'>
    <span class='ocrx_cinfo' title='x_bboxes 10 20 25 40; x_conf 99.4'>R</span>
    <span class='ocrx_cinfo' title='x_bboxes 26 20 40 40; x_conf 99.5'>&amp;</span>
   </span>
   <span class='ocrx_word' title='bbox 50 20 60 40; x_wconf 31'><strong><em>
    <span class='ocrx_cinfo' title='x_bboxes 50 20 60 40; x_conf 40'>D</span>
   </em></strong></span>
  </span></p></div></div></body></html>`;

test('lines, words and characters come with their boxes and confidence', () => {
  const lines = parseHocr(HOCR);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.bbox).toEqual({ x0: 10, y0: 20, x1: 300, y1: 40 });
  expect(lines[0]?.words.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['R&', 96],
    ['D', 31],
  ]);
  expect(lines[0]?.words[0]?.symbols[1]).toEqual({ text: '&', bbox: { x0: 26, y0: 20, x1: 40, y1: 40 } });
});

test('a page without text has no lines; what is cut short is refused', () => {
  expect(parseHocr('<html><body><div class="ocr_page" title="bbox 0 0 1 1"/></body></html>')).toEqual([]);
  expect(() => parseHocr(HOCR.slice(0, 900))).toThrow();
  expect(() => parseHocr('')).toThrow();
});
