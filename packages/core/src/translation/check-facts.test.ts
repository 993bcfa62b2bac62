import { expect, test } from 'vitest';
import { checkFacts } from './check-facts.ts';

const lost = (source: string, target: string, pair: string) => {
  const [from = '', to = ''] = pair.split(' ');
  return checkFacts(source, target, { source: from, target: to })
    .filter(({ ok }) => !ok)
    .map(({ kind, text }) => `${kind} ${text}`);
};

test.each([
  ['en de', 'Pay EUR 1,234.56 now.', 'Zahlen Sie jetzt 1.234,56 EUR.'],
  ['en fr', 'It costs 12,450.00 euros.', 'Cela coûte 12\u202f450,00 euros.'],
  ['en pl', 'It costs 12,450 zł.', 'Kosztuje 12 450 zł.'],
  ['en ar', 'Pay 1,234.5 within 30 days.', 'ادفع ١٬٢٣٤٫٥ خلال ٣٠ يوما.'],
  ['en hi', 'A sum of 1,234,567.', '१२,३४,५६७ की राशि।'],
  ['en zh', 'Revenue of $12.5 million.', '收入1250万美元。'],
  ['en ja', 'Revenue of 3 billion yen.', '収益は30億円。'],
  ['en de', 'Revenue of $2.5 million.', 'Umsatz von 2,5 Mio. US-Dollar.'],
  ['en es', 'Revenue of 3 billion.', 'Ingresos de 3.000 millones.'],
  ['en es', 'A rate of 1.234 percent.', 'Una tasa de 1.234 por ciento.'],
  ['de en', 'Umsatz von 1,5 Milliarden Euro.', 'Revenue of 1.5 billion euros.'],
  ['en de', 'Within 3 days.', 'Innerhalb von drei Tagen.'],
  ['en de', 'Section 5.1.2 applies.', 'Abschnitt 5.1.2 gilt.'],
  ['ja en', '第3条', 'Article 3'],
  ['en de', 'at 99.9% of the time', 'in 99,9 % der Zeit'],
])('%s: numbers of %j are in %j', (pair, source, target) => {
  expect(lost(source, target, pair)).toEqual([]);
});

test.each([
  ['en de', 'Pay EUR 1,234.56 now.', 'Zahlen Sie 1.234,65 EUR.', 'number 1,234.56'],
  ['en de', 'A rate of 1.234 percent.', 'Ein Satz von 1.234 Prozent.', 'number 1.234'],
  ['en de', 'Revenue of 2.5 million.', 'Umsatz von 2,5 Milliarden.', 'number 2.5'],
  ['en fr', 'Within 30 days.', 'Dans les délais.', 'number 30'],
  ['en de', '30 or 30', '30', 'number 30'],
  ['en de', 'by 31 March 2025', 'bis 30. März 2025', 'date 31 March 2025'],
  ['en de', 'by 31 March 2025', 'bis 31. Mai 2025', 'date 31 March 2025'],
  ['en zh', 'by 31 March 2025', '2025年4月31日', 'date 31 March 2025'],
  ['en de', 'See https://example.org/a.', 'Siehe https://example.com/a.', 'name https://example.org/a'],
  ['en de', 'Dear {name}, %s', 'Liebe {Name}, %', 'name %s'],
  ['en de', 'John Smith signs.', 'Johann Schmidt unterschreibt.', 'name John Smith'],
  ['en de', 'Acme Holdings Ltd signs.', 'Die Gesellschaft unterschreibt.', 'name Acme Holdings Ltd'],
])('%s: of %j something is not in %j', (pair, source, target, missing) => {
  expect(lost(source, target, pair)).toEqual([missing]);
});

test.each([
  ['en de', 'by 31 March 2025', 'bis 31. März 2025'],
  ['en de', 'by March 31, 2025', 'bis 31.03.2025'],
  ['en fr', 'on 1 June 2024', 'le 1er juin 2024'],
  ['en fr', 'on 1 July 2024', 'le 1er juillet 2024'],
  ['en es', 'on 5 May 2024', 'el 5 de mayo de 2024'],
  ['en pt', 'on 5 May 2024', 'em 5 de maio de 2024'],
  ['en pl', 'on 5 May 2024', '5 maja 2024 r.'],
  ['en ru', 'on 5 May 2024', '5 мая 2024 г.'],
  ['en ar', 'on 5 March 2024', 'في 5 مارس 2024'],
  ['en ar', 'on 5 March 2024', 'في ٥ آذار ٢٠٢٤'],
  ['en hi', 'on 5 March 2024', '5 मार्च 2024 को'],
  ['en zh', 'on 5 March 2024', '2024年3月5日'],
  ['en ja', 'on 5 March 2024', '令和6年3月5日'],
  ['zh en', '二〇二四年三月五日', '5 March 2024'],
  ['de en', 'am 05.03.2024', 'on 3/5/2024'],
  ['en de', 'on 2024-03-05', 'am 5. März 2024'],
])('%s: the date of %j is in %j', (pair, source, target) => {
  expect(lost(source, target, pair)).toEqual([]);
  expect(checkFacts(source, target, { source: pair.slice(0, 2), target: pair.slice(3) })).toMatchObject([
    { kind: 'date' },
  ]);
});

test.each([
  ['en pl', 'John Smith of Acme Holdings Ltd', 'Umowa Johna Smitha z Acme Holdings sp. z o.o.'],
  ['en ru', 'John Smith signs.', 'Джон Смит подписывает.'],
  ['en de', 'Write to a.b@example.org about RFC2616.', 'Zu RFC2616 an a.b@example.org schreiben.'],
  ['en de', 'The Supplier Agreement ends.', 'Die Liefervereinbarung endet.'],
])('%s: names of %j are in %j', (pair, source, target) => {
  expect(lost(source, target, pair)).toEqual([]);
});
