import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#language/languages.ts';
import { draftAnswer } from '../../extraction/drafting/draft-answer.ts';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { translateTerms } from './translate-terms.ts';
import { findLanguagePair } from './question-language.ts';
import { termRows } from './term-dictionary.ts';

const FILLER = `The weather was mild in the spring and the garden behind the house was full of roses and tulips. Visitors came on
Sundays and walked along the paths that had been laid out by the former owner of the estate.`;

const LEASE = `The landlord may end this agreement. The notice period is six months to the end of a quarter and the notice must be
given in writing. Revenue in the Middle East was $12,287 million in 2017. Falcon Ridge had 412 employees in Germany.
The chief financial officer of Falcon Ridge is Ingrid Solheim.`;

const indexOf = (pages: readonly string[], language = 'en') =>
  buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text })),
    language,
  );
const lease = indexOf([FILLER, LEASE, FILLER]);

test.each(LANGUAGES)('%s: it has every row of the terms, and no row is empty', (language) => {
  const rows = termRows(language) ?? new Map();
  expect([...rows.keys()]).toEqual([...(termRows('en') ?? new Map()).keys()]);
  for (const [name, words] of rows)
    expect(
      words.every((word: string) => word !== ''),
      name,
    ).toBe(true);
});

test('the languages of question and file differ where that is sure', () => {
  const pairOf = (question: string) => findLanguagePair(lease, question)?.question;
  expect(pairOf('Wie hoch war der Umsatz im Nahen Osten im Jahr 2017?')).toBe('de');
  expect(pairOf('谁负责 Falcon Ridge Logistics International？')).toBe('zh');
  expect(pairOf('What was the revenue in the Middle East?')).toBeUndefined();
  expect(pairOf('Who is 张三 of Falcon Ridge?')).toBeUndefined();
  expect(pairOf('capex 2017?')).toBeUndefined();
});

test('a file with pages in the language of the question is not in another', () => {
  const german = 'Der Vertrag kann von jeder der Parteien mit einer Frist von drei Monaten gekündigt werden.';
  const mixed = indexOf([FILLER, german, LEASE, german]);
  expect(findLanguagePair(mixed, 'Wie lange ist die Frist für eine Kündigung?')).toBeNull();
});

test('a file in a language that nobody here knows is not in another than its question', () => {
  const danish = indexOf([
    'Lejeren er den, der skal betale lejen, og det er en gang om måneden.',
    'Der er en frist på seks måneder for den, der vil flytte.',
  ]);
  expect(findLanguagePair(danish, 'Hvem er den, der skal betale lejen?')).toBeNull();
});

describe('what is understood of a question', () => {
  const translated = (question: string, language: string) => translateTerms(lease, question, language).text;

  test('are terms, in any form that the stemmer knows, and names and figures as they stand', () => {
    expect(translated('Wie hoch war der Umsatz im Nahen Osten im Jahr 2017?', 'de')).toBe(
      'revenue Middle East year 2017',
    );
    expect(translated("Qui est le directeur financier d'Falcon Ridge ?", 'fr')).toBe(
      'chief financial officer Falcon Ridge',
    );
    expect(translated("Quel est le chiffre d'affaires au Moyen-Orient ?", 'fr')).toBe('revenue Middle East');
    expect(translated('Сколько сотрудников в Германии?', 'ru')).toContain('employees');
  });

  test('are terms among characters without spaces', () => {
    expect(translated('中東の売上高はいくらですか？', 'ja')).toBe('Middle East revenue');
    expect(translated('Falcon Ridge在德国有多少员工？', 'zh')).toBe('Falcon Ridge Germany employees');
  });

  test('are names of countries and months from the language data', () => {
    expect(translated('Niemcy', 'pl')).toBe('Germany');
    expect(translated('15 марта 2017', 'ru')).toBe('15 March 2017');
  });

  test('says how much of it the file has', () => {
    expect(translateTerms(lease, 'Wie hoch war der Umsatz im Nahen Osten?', 'de').translatedShare).toBe(1);
    expect(translateTerms(lease, 'Welche Regenschirme hat Falcon Ridge?', 'de').translatedShare).toBeCloseTo(
      2 / 3,
    );
  });
});

describe('a question in another language', () => {
  const ask = (question: string) => {
    const ranking = rankFile(lease, question);
    return { ranking, draft: draftAnswer(lease, ranking) };
  };

  test('finds the page that speaks of it and says both languages', () => {
    const { ranking, draft } = ask('Wie lang ist die Kündigungsfrist?');
    expect(ranking.crossLanguage).toMatchObject({ question: 'de', document: 'en' });
    expect(ranking.pages[0]?.page).toBe(2);
    expect(draft.claims[0]?.text).toContain('six months');
  });

  test('is not answered where a word that it turns on is not understood', () => {
    const { draft } = ask('Wie viele Regenschirme besaß Ingrid Solheim von Falcon Ridge?');
    expect(draft.kind).not.toBe('answer');
  });

  test('says nothing of languages where they are the same', () => {
    expect(ask('How long is the notice period?').ranking).not.toHaveProperty('crossLanguage');
  });
});
