import { expect, test } from 'vitest';
import type { Language } from '#language/languages.ts';
import { asksForWords } from './asks-for-words.ts';

const ASKED: Readonly<Record<Language, readonly [words: string, figure: string]>> = {
  en: ['How is diluted income per share computed?', 'How much is diluted income per share in 2019?'],
  de: ['Wie wird der Abzinsungssatz ermittelt?', 'Wie hoch ist der Abzinsungssatz?'],
  fr: ['Que comprend la trésorerie ?', 'Quel est le montant de la trésorerie ?'],
  es: ['¿Cómo se calcula el beneficio por acción?', '¿Cuál fue el beneficio por acción?'],
  pt: ['O que inclui o caixa?', 'Qual foi o caixa em 2019?'],
  pl: ['Co obejmuje gotówka?', 'Ile wynosi gotówka?'],
  ru: ['Что включает выручка?', 'Сколько составила выручка?'],
  ar: ['ماذا يشمل النقد؟', 'كم بلغ النقد؟'],
  hi: ['नकद में क्या शामिल है?', 'नकद कितना है?'],
  ja: ['割引率はどのように決定されますか？', '割引率は何％ですか？'],
  zh: ['每股收益如何计算？', '每股收益是多少？'],
};

test.each(Object.entries(ASKED))('in %s only words answer how and of what', (language, [words, figure]) => {
  expect(asksForWords(words, language as Language)).toBe(true);
  expect(asksForWords(figure, language as Language)).toBe(false);
});

test.each([
  ['What does cash include?', true],
  ['What is included in service costs?', true],
  ['What do purchase obligations represent?', true],
  ['What is the increase in inventory due to?', true],
  ['Why did revenue fall?', true],
  ['What was the amount due to related parties in 2018?', false],
  ['What was net income attributable to stockholders in 2019?', false],
  ['How did revenue develop?', false],
  ['How many shares were included in the computation?', false],
  ['In 2019, what was the value of the company that includes the fleet?', false],
])('%s', (question, areWords) => {
  expect(asksForWords(question, 'en')).toBe(areWords);
});

test('words that only join a clause ask for nothing', () => {
  expect(asksForWords('¿Qué edad tienen los fósiles que representan los ctenóforos?', 'es')).toBe(false);
  expect(asksForWords('¿Qué representan los ctenóforos?', 'es')).toBe(true);
});
