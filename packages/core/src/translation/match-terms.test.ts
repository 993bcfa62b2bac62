import { expect, test } from 'vitest';
import { LANGUAGES } from '#language/languages.ts';
import { makeTermMatcher, matchTerms } from './match-terms.ts';
import { formsOf, termsOf } from '../testing/term-forms.ts';

const COUNT = 200;

const termsFor = (words: readonly string[]) => words.map((word) => ({ id: word, source: word, target: '' }));

test.each(LANGUAGES)('%s: at least 95 in 100 inflected forms of 200 terms are found', (language) => {
  const words = termsOf(language, COUNT);
  expect(words).toHaveLength(COUNT);
  const all = words.flatMap((word) => {
    const match = makeTermMatcher(language, termsFor([word]));
    return formsOf(word, language).map((text) => ({ text, isFound: match(text).length === 1 }));
  });
  const missed = all.filter(({ isFound }) => !isFound).map(({ text }) => text);
  expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

test.each(LANGUAGES)('%s: no term is found with other letters at its side', (language) => {
  const words = termsOf(language, COUNT);
  const match = makeTermMatcher(language, termsFor(words));
  const glued = language === 'ja' ? 'ヺ' : 'ქ';
  const isKana = (word: string) => /^[\p{Script=Katakana}ー]+$/u.test(word);
  const usable = words.filter((word) => language !== 'zh' && (language !== 'ja' || isKana(word)));
  const within = usable.filter((word) =>
    [`${glued}${word}`, `${word}${glued}`].some((text) =>
      match(text).some(({ start, end }) => end - start === word.length || start + end === 0),
    ),
  );
  expect(within).toEqual([]);
});

const TRAPS: Readonly<Record<string, readonly (readonly [term: string, text: string])[]>> = {
  en: [
    ['party', 'part of it'],
    ['cost', 'a costume'],
    ['fee', 'feed'],
    ['contract', 'a subcontract'],
    ['rate', 'rated'],
    ['party', 'a third-party tool'],
    ['VAT', 'a vat of oil'],
    ['mail', 'an e-mail'],
    ['share', 'shareholder'],
  ],
  de: [
    ['Miete', 'der Mieter'],
    ['Ware', 'sie waren da'],
    ['Vertrag', 'der Vertragspartner'],
    ['Kosten', 'das kosten wir'],
    ['Partei', 'eine Vertragspartei'],
    ['Markt', 'die Marke'],
    ['Steuer', 'die Steuerung'],
    ['Bank', 'das Bankett'],
  ],
  fr: [
    ['parti', 'la partie'],
    ['port', 'la porte'],
    ['contrat', 'contracter'],
    ['bail', 'baille'],
  ],
  es: [
    ['cuenta', 'el cuento'],
    ['partida', 'el partido'],
    ['marca', 'el marco'],
    ['banco', 'la banca'],
    ['puerto', 'la puerta'],
  ],
  pt: [
    ['conta', 'o conto'],
    ['marca', 'o marco'],
    ['parte', 'partir'],
    ['porto', 'a porta'],
  ],
  pl: [
    ['umowa', 'umowny'],
    ['rok', 'rokowania'],
    ['bank', 'banknot'],
    ['prawo', 'sprawa'],
  ],
  ru: [
    ['договор', 'договориться'],
    ['суд', 'судно'],
    ['право', 'управление'],
    ['рынок', 'срок'],
    ['банк', 'банкет'],
  ],
  ar: [
    ['عقد', 'معقد'],
    ['شركة', 'مشترك'],
    ['بنك', 'البنية'],
  ],
  hi: [
    ['कर', 'करार'],
    ['दर', 'दरवाज़ा'],
  ],
  ja: [
    ['サーバ', 'サーバー'],
    ['株', '株式会社'],
    ['IT', 'UNITを'],
  ],
  zh: [
    ['法', '方法'],
    ['AI', 'MAIN部分'],
  ],
};

test.each(Object.entries(TRAPS))('%s: nothing is found within other words', (language, traps) => {
  expect(
    traps.filter(
      ([term, text]) => matchTerms(text, language, [{ id: '1', source: term, target: '' }]).length > 0,
    ),
  ).toEqual([]);
});

test('the longest term is taken, and none that shares its words', () => {
  const terms = [
    { id: 'a', source: 'agreement', target: 'Vertrag' },
    { id: 'b', source: 'non-disclosure agreement', target: 'Geheimhaltungsvertrag' },
    { id: 'c', source: 'disclosure', target: 'Offenlegung' },
  ];
  const text = 'This Non-Disclosure Agreement and other agreements.';
  expect(
    matchTerms(text, 'en', terms).map(({ termId, start, end }) => [termId, text.slice(start, end)]),
  ).toEqual([
    ['b', 'Non-Disclosure Agreement'],
    ['a', 'agreements'],
  ]);
});

test('a term stops at the end of a clause', () => {
  const terms = [{ id: 'a', source: 'force majeure', target: 'höhere Gewalt' }];
  expect(matchTerms('with force, majeure', 'en', terms)).toEqual([]);
  expect(matchTerms('of Force\nMajeure.', 'en', terms)).toHaveLength(1);
});
