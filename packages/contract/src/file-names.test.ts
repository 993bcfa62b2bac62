import { describe, expect, test } from 'vitest';
import { cleanFileName, fileExtension } from '#file-names.ts';

describe('cleaning a file name', () => {
  test.each([
    ['Umowa najmu (łódź).pdf', 'Umowa_najmu__lodz_.pdf'],
    ['ŻÓŁĆ.PDF', 'ZOLC.PDF'],
    ['report.final.v2.pdf', 'report_final_v2.pdf'],
    ['اتفاقية عدم الإفصاح.docx', 'اتفاقية_عدم_الإفصاح.docx'],
    ['हिंदी.pdf', 'हिंदी.pdf'],
    ['..\\..\\etc/passwd', 'passwd'],
    ['no extension', 'no_extension'],
    ['.pdf', '_pdf'],
    ['', '_'],
  ])('%s becomes %s', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  test('a very long name is cut and keeps its extension', () => {
    const cleaned = cleanFileName(`${'x'.repeat(1_000)}.pdf`);
    expect(cleaned.length).toBe(200);
    expect(cleaned.endsWith('.pdf')).toBe(true);
  });
});

test('the extension is in lower case and without its dot', () => {
  expect(fileExtension('a.b.PDF')).toBe('pdf');
  expect(fileExtension('none')).toBe('');
});
