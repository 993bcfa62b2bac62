import { describe, expect, test } from 'vitest';
import { detectLanguage } from '#language.ts';

const TEXTS = [
  ['en', 'The supplier shall deliver the goods within thirty days of the order.'],
  ['ar', 'يلتزم المورد بتسليم البضائع خلال ثلاثين يوما من استلام الطلب.'],
  ['pl', 'Dostawca dostarczy towar w ciągu trzydziestu dni od otrzymania zamówienia.'],
  ['ru', 'Поставщик обязуется поставить товар в течение тридцати дней.'],
  ['es', 'El proveedor entregará la mercancía en un plazo de treinta días.'],
  ['hi', 'आपूर्तिकर्ता आदेश मिलने के तीस दिनों के भीतर माल की आपूर्ति करेगा।'],
  ['zh', '供应商应在收到订单后三十天内交付货物。'],
  ['ja', '供給者は注文を受けてから三十日以内に商品を納入するものとする。'],
  ['de', 'Der Lieferant liefert die Ware innerhalb von dreißig Tagen nach Bestellung.'],
  ['fr', 'Le fournisseur livre la marchandise dans un délai de trente jours.'],
  ['pt', 'O fornecedor entregará a mercadoria no prazo de trinta dias após a encomenda.'],
] as const;
const LANGUAGES = TEXTS.map(([language]) => language);

describe('the language of a text', () => {
  test.each(TEXTS)('is %s', (language, text) => {
    expect(detectLanguage(text, LANGUAGES)).toBe(language);
  });

  test('is Chinese when there are figures but no kana', () => {
    expect(detectLanguage('2023年收入为123,456元,净利润为7,890元', LANGUAGES)).toBe('zh');
  });

  test('is the one that most of a long text is written in', () => {
    const cover = 'The following report is written in German. '.repeat(30);
    const body = 'Der Umsatz stieg im Berichtsjahr um zwölf Prozent auf neun Milliarden Euro. '.repeat(400);
    expect(detectLanguage(cover + body, LANGUAGES)).toBe('de');
  });

  test('is chosen from those that are asked about', () => {
    const text = 'Der Lieferant liefert die Ware innerhalb von dreißig Tagen nach Bestellung.';
    expect(detectLanguage(text, ['en', 'fr'])).not.toBe('de');
    expect(detectLanguage(text, LANGUAGES)).toBe('de');
  });

  test('is not that of names of cells, codes, addresses and figures, nor of a word that comes back', () => {
    const table = `Flag Name\tDescription\tExpected result\n${'Cosine\tSine\t0.000\t1.000\n'.repeat(60)}`;
    expect(detectLanguage(table, LANGUAGES)).toBe('en');
    // A sentence is enough.
    expect(detectLanguage('Czynsz wynosi 4200 PLN za rok 2026.', LANGUAGES)).toBe('pl');
    expect(detectLanguage('a1 d1', LANGUAGES)).toBeUndefined();
    expect(detectLanguage('AB CD 12.34 Column1 Column2 AB CD', LANGUAGES)).toBeUndefined();
    expect(detectLanguage('http://www.apache.org '.repeat(8), LANGUAGES)).toBeUndefined();
  });

  test('is unknown without words', () => {
    expect(detectLanguage('', LANGUAGES)).toBeUndefined();
    expect(detectLanguage('2023 1,234 — 5,678', LANGUAGES)).toBeUndefined();
  });
});
