import { expect, test } from 'vitest';
import { quoted, textDirection } from '#lib/text-direction.ts';

test('a text runs as most of its letters do, whatever it begins with', () => {
  expect(textDirection('SELinux مدعوم ضمن النوى القياسية التي توفرها دبيان.')).toBe('rtl');
  expect(textDirection('كتاب (book) is the word for it in this language.')).toBe('ltr');
  expect(textDirection('12.5 %')).toBe('auto');
});

test('quotation marks face the words that they stand around', () => {
  expect(quoted('Net sales rose.')).toBe('“Net sales rose.”');
  expect(quoted('ارتفعت المبيعات.')).toBe('«ارتفعت المبيعات.»');
});
