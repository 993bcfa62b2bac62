import { LANGUAGES } from '@recto/contract/languages';
import { expect, test } from 'vitest';
import { guessLanguage, proposeTarget } from '#features/translations/guess-language.ts';

test.each([
  ['en', 'The tenant shall pay the rent within thirty days.'],
  ['de', 'Der Mieter zahlt die Miete innerhalb von dreißig Tagen.'],
  ['fr', 'Le locataire paie le loyer dans les trente jours.'],
  ['es', 'El inquilino paga la renta en los primeros días del mes.'],
  ['pt', 'O inquilino paga a renda no prazo de trinta dias e não mais.'],
  ['pl', 'Najemca płaci czynsz w ciągu trzydziestu dni i nie później.'],
  ['ru', 'Арендатор платит за квартиру.'],
  ['ja', '借主は家賃を支払います。'],
  ['zh', '承租人应当支付租金。'],
  ['ar', 'يدفع المستأجر الإيجار.'],
  ['hi', 'किरायेदार किराया देता है।'],
  [undefined, ''],
  [undefined, 'Northwind 4711'],
])('the language of a text is told by its letters and commonest words: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test.each([
  ['the last one', 'de', { from: 'en', last: 'de', spoken: ['fr-CH'] }],
  [
    'the one of the browser where the text is in the last one',
    'fr',
    { from: 'en', last: 'en', spoken: ['en-GB', 'fr-CH'] },
  ],
  ['one that is known', 'en', { from: undefined, last: undefined, spoken: ['nl-NL'] }],
  ['another one than that of the text', 'de', { from: 'en', last: undefined, spoken: ['en-US'] }],
] as const)('a text is proposed to be translated into %s', (_, target, wanted) => {
  expect(proposeTarget(wanted, LANGUAGES)).toBe(target);
});
