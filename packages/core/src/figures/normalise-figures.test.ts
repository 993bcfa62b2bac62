import { expect, test } from 'vitest';
import { normaliseFigures } from './normalise-figures.ts';

const plain = (language: string, text: string) => normaliseFigures(text, language);

test.each([
  ['en', 'within thirty (30) days', 'within 30 (30) days'],
  ['en', 'Twenty-five employees', '25 employees'],
  ['en', 'one hundred and fifty pages', '150 pages'],
  ['en', 'two thousand three hundred four', '2304'],
  ['en', 'a hundred years', 'a 100 years'],
  ['en', 'a one-year term', 'a 1-year term'],
  ['en', 'two million shares', '2000000 shares'],
  ['de', 'einundzwanzig Tage', '21 Tage'],
  ['de', 'dreissig, dreißig', '30, 30'],
  ['de', 'zweihundertfünf Seiten', '205 Seiten'],
  ['de', 'eine Million Euro', '1000000 Euro'],
  ['de', 'ein Jahr', '1 Jahr'],
  ['fr', 'soixante et onze jours', '71 jours'],
  ['fr', 'quatre-vingt-dix-neuf pages', '99 pages'],
  ['fr', 'quatre-vingts', '80'],
  ['fr', 'deux cent vingt et un', '221'],
  ['fr', 'un an', '1 an'],
  ['es', 'treinta y cinco días', '35 días'],
  ['es', 'dos mil millones', '2000000000'],
  ['es', 'ciento veinte', '120'],
  ['pt', 'cento e vinte e cinco', '125'],
  ['pt', 'dois mil e quinhentos', '2500'],
  ['pl', 'trzydziestu dni', '30 dni'],
  ['pl', 'dwadzieścia pięć stron', '25 stron'],
])('%s: %s', (language, words, digits) => {
  expect(plain(language, words)).toBe(digits);
});

test.each([
  ['en', 'one of the parties'],
  ['en', 'several hundred employees'],
  ['en', 'millions of people'],
  ['en', 'on 03/04/2024'],
  ['en', 'in 03.04.2024'],
  ['en', 'version 2024.03.31'],
  ['en', '2024-13-31'],
  ['de', 'mehrere tausend Menschen'],
  ['de', 'eine Partei'],
  ['fr', 'un produit neuf'],
  ['es', 'una parte'],
  ['zh', '一般规定，万一'],
  ['ja', '三井物産の一部'],
  ['ru', 'тридцать дней'],
])('what may be something else stays as it is (%s): %s', (language, text) => {
  expect(plain(language, text)).toBe(text);
});

test('numbers side by side are not added', () => {
  expect(plain('en', 'three four, twenty and five')).toBe('3 4, 20 and 5');
  expect(plain('en', 'four twenty')).toBe('4 20');
  expect(plain('es', 'dos y tres')).toBe('2 y 3');
  expect(plain('pt', 'dois e três')).toBe('2 e 3');
});

test.each([
  ['en', '2024-03-31', '31 March 2024'],
  ['en', '3/31/2024', '31 March 2024'],
  ['en', '31.03.2024', '31 March 2024'],
  ['en', '31 Mar 2024', '31 March 2024'],
  ['en', 'Sept. 30, 2023', 'September 30, 2023'],
  ['en', 'March 3rd, 2024', 'March 3, 2024'],
  ['de', '03.04.2024', '3 April 2024'],
  ['de', '31.3.2024', '31 März 2024'],
  ['fr', '31/03/2024', '31 mars 2024'],
  ['fr', '1er avril', '1 avril'],
  ['es', '31/03/2024', '31 marzo 2024'],
  ['pt', '31/03/2024', '31 março 2024'],
  ['pl', '31.03.2024', '31 marca 2024'],
  ['ru', '31.03.2024', '31 марта 2024'],
  ['zh', '2024-03-31', '2024年3月31日'],
  ['ja', '2024/3/31', '2024年3月31日'],
])('%s: the date %s', (language, date, named) => {
  expect(plain(language, date)).toBe(named);
});

test('ordinals have one form', () => {
  expect(plain('en', 'the 3rd quarter')).toBe('the third quarter');
  expect(plain('en', 'twenty-first')).toBe(plain('en', '21st'));
  expect(plain('fr', 'le 3e trimestre')).toBe('le troisième trimestre');
});

test('a figure before a million is written out beside it', () => {
  expect(plain('en', '$2.3 million')).toBe('$2300000 2.3 million');
  expect(plain('de', '1.234,5 Millionen')).toBe('1234500000 1.234,5 Millionen');
  expect(plain('de', '1,5 Milliarden')).toBe('1500000000 1,5 Milliarden');
});

test.each([
  ['二〇二四年三月三十一日', '2024年3月31日'],
  ['第三条', '第3条'],
  ['三百万円', '3000000円'],
  ['300万円', '3000000円'],
  ['二十五人', '25人'],
  ['一百零五天', '105天'],
  ['两年', '2年'],
])('Han numerals: %s', (numeral, digits) => {
  expect(plain('ja', numeral)).toBe(digits);
});
