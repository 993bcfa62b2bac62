import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { stemmerOf } from '#language/stemmer.ts';
import type { WordRelations } from '../related-words/word-relations.ts';
import { correctSpelling } from './correct-spelling.ts';
import { readAsked } from '../asked-type/read-asked.ts';

/** English words that the file of the tests does not have. */
const KNOWN = new Set(['planed', 'reality', 'what', 'loose', 'quite'].map(stemmerOf('en')));
const WORDS: WordRelations = {
  hasVocabulary: true,
  knows: (stem) => KNOWN.has(stem),
  relatedOf: () => [],
  inPhrasesOf: () => new Map(),
  fields: [],
};

const PAGES = [
  'The liability of the lessee is limited. Employees of Northwind receive royalty payments each quarter.',
  'Liability insurance is paid by the lessee. Capital is planned by Starbridge and by other employees.',
  'The liability of Starbridge ends. Starbridge, Starbridge and Starbridge Limited hold the capital, the revenues and the licenses.',
];

const indexOf = (pages: readonly string[], language = 'en') =>
  buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text })),
    language,
  );
const INDEX = indexOf(PAGES);

const correct = (question: string) =>
  correctSpelling(INDEX, question, WORDS).corrections.map(({ typed, meant }) => `${typed} → ${meant}`);

describe('a question with typing errors', () => {
  test.each([
    ['How is the liabilty limited?', 'liabilty → liability'],
    ['Who pays the captial?', 'captial → capital'],
    ["What are Starbridge's and the emplyee's licenses?", 'emplyee → employees'],
    ['Which emplyees are there?', 'emplyees → employees'],
    ['What does starbrigde hold?', 'starbrigde → starbridge'],
    ['Revenus in 2021?', 'Revenus → Revenues'],
  ])('%s', (question, correction) => {
    expect(correct(question)).toEqual([correction]);
  });

  test('is searched as it was meant, and everything else in it stays', () => {
    const question = '  How is the LIABILITY, or liabilty, of "emplyees" royallty?';
    expect(correctSpelling(INDEX, question, WORDS)).toEqual({
      question: '  How is the LIABILITY, or liability, of "emplyees" royalty?',
      corrections: [
        { typed: 'liabilty', meant: 'liability' },
        { typed: 'royallty', meant: 'royalty' },
      ],
    });
  });

  test.each([
    ['wat is the capital?', 'wat → what'],
    ['How meny employees are there?', 'meny → many'],
    ['Wich insurance is paid?', 'Wich → Which'],
  ])('has words that ask: %s', (question, corrections) => {
    expect(correct(question).join(', ')).toBe(corrections);
  });

  test('asks for what it would ask for without them', () => {
    const ranking = rankFile(INDEX, 'How meny emplyees are there?', { words: WORDS });
    expect(readAsked(ranking.core.text, 'en')).toEqual(readAsked('How many employees are there?', 'en'));
    expect(ranking.corrections).toHaveLength(2);
    expect(ranking.core.analysed.terms).toEqual(['employe']);
  });

  test('is searched word for word where that is wanted', () => {
    const ranking = rankFile(INDEX, 'How is the liabilty limited?', { words: WORDS, isExact: true });
    expect(ranking.corrections).toEqual([]);
    expect(ranking.core.text).toBe('How is the liabilty limited?');
  });
});

describe('left as they are', () => {
  test.each([
    ['words that the language has', 'Is it planed in reality?'],
    ['forms of words that ask', 'Who explained it, and why is it happening?'],
    ['words of two countries', 'Who has the licences?'],
    ['names', 'What does Nortwind own, and what does Starbrigde?'],
    ['abbreviations', 'What is the CAPTL or the eBITal?'],
    ['words with figures and signs', 'What is capitl3, capitl.txt, --capitl or the capitl-x?'],
    ['what is quoted', 'Where does it say “liabilty”?'],
    ['other forms of a word', 'Who is the lessor?'],
    ['another word with the stem of one', 'What is the capitolium?'],
    ['words that nothing in the file is like', 'What is a sprocket?'],
  ])('%s', (_, question) => {
    expect(correct(question)).toEqual([]);
  });
});

describe('without a list of words', () => {
  const german = indexOf(
    [
      'Die Berichte der Anstalt liegen vor. Die Berichte werden geprüft. Berichte sind Pflicht.',
      'Sie schrieben die Verträge. Sie schrieben viel. Die anderen schrieben nichts. Die Wahlen folgen den Wahlen und Wahlen.',
    ],
    'de',
  );
  const corrections = (question: string) => correctSpelling(german, question).corrections;

  test('a frequent word of the file is meant by one with a letter doubled', () => {
    expect(corrections('Welche Berrichte gibt es?')).toEqual([{ typed: 'Berrichte', meant: 'Berichte' }]);
  });

  test('forms of a word and other words stay', () => {
    expect(corrections('Was schreiben sie, was wählen sie und wer berichtet?')).toEqual([]);
    expect(corrections('Welche Beichte gibt es?')).toEqual([]);
    expect(corrections('Welche Gerichte und welche Gewichte gibt es?')).toEqual([]);
  });

  test('other words whose stems are alike stay', () => {
    const spanish = indexOf(
      ['El cuidado de los datos. Sin cuidado no hay nada. Hay que tener cuidado con todo.'],
      'es',
    );
    expect(correctSpelling(spanish, '¿Dónde está la ciudad?').corrections).toEqual([]);
    expect(correctSpelling(spanish, '¿Dónde está el cuiddado?').corrections).toHaveLength(1);
    // Who wrote a document is asked in words that it need not have.
    expect(correctSpelling(spanish, '¿Quién escrivió los datos?').corrections).toEqual([
      { typed: 'escrivió', meant: 'escribió' },
    ]);
  });

  test('languages without spaces or with short roots stay', () => {
    for (const language of ['zh', 'ja', 'ar'])
      expect(correctSpelling(indexOf(PAGES, language), 'liabilty').corrections).toEqual([]);
  });
});
