import { describe, expect, it } from 'vitest';
import { askFor, bestWords, fitOf } from '#testing/find-in-sentence.ts';
import type { AnswerType } from './types.ts';

describe('which figure fits best', () => {
  const fit = (type: AnswerType, question: string, text: string, language = 'en') =>
    fitOf(askFor(type), question, text, language);

  it.each([
    ['en', 'How much did the repairs cost?', 'The repairs cost $5 million.', 'Rent was $7 million.'],
    ['de', 'Was kostet die Reparatur?', 'Die Reparatur kostet 500 Euro.', 'Die Miete war 700 Euro.'],
    ['fr', 'Combien coûte la réparation ?', 'La réparation coûte 500 euros.', 'Le loyer était de 700 euros.'],
    [
      'es',
      '¿Cuánto cuesta la reparación?',
      'La reparación cuesta 500 euros.',
      'El alquiler era de 700 euros.',
    ],
    ['ru', 'Сколько стоит ремонт?', 'Ремонт стоит 500 рублей.', 'Аренда была 700 рублей.'],
    ['ja', '修理費用はいくらですか？', '修理費用は500円です。', '家賃は700円でした。'],
    ['zh', '维修费用是多少？', '维修费用为500元。', '房租为700元。'],
  ])('is one beside the words of the question: %s', (language, question, right, wrong) => {
    expect(fit('money', question, right, language)).toBeGreaterThan(fit('money', question, wrong, language));
  });

  it('takes a long figure of a row for an amount, and one in brackets before a sign for a percentage', () => {
    expect(fit('money', 'revenue in China 2017?', 'China: 11,911 (2017)')).toBeGreaterThan(0.6);
    expect(fit('percentage', 'margin 2015?', 'Contribution margin: (17)% (2015)')).toBeGreaterThan(0.6);
  });

  it('takes the day of a report for less than the day of an event', () => {
    const question = 'When was the plant sold?';
    expect(fit('date', question, 'The plant was sold on June 3, 2018.')).toBeGreaterThan(
      fit('date', question, 'The plant was not sold as of June 3, 2018.'),
    );
  });

  it('finds centuries, and how often in words', () => {
    expect(
      bestWords(askFor('date'), 'When did it appear?', 'It appeared early in the 16th century.', 'en'),
    ).toBe('16th century');
    expect(bestWords(askFor('date'), 'Когда?', 'Это было в XVI веке.', 'ru')).toBe('XVI веке');
    expect(bestWords(askFor('period'), 'How often?', 'The report is sent quarterly.', 'en')).toBe(
      'quarterly',
    );
    expect(bestWords(askFor('period'), 'Wie oft?', 'Der Bericht kommt monatlich.', 'de')).toBe('monatlich');
  });
});

describe('what is no answer', () => {
  const none = (type: AnswerType, question: string, text: string, language = 'en') =>
    expect(`${text} ${bestWords(askFor(type), question, text, language)}`).toBe(`${text} null`);

  it('a date does not answer how many', () => {
    none('people', 'How many employees?', 'The plan was adopted on December 31, 2017.');
    none('count', 'How many stores?', 'It began in 2014.');
    none('money', 'How much?', 'It was signed on 3 May 2011.');
    none('count', '有几个？', '2020年3月1日起生效。', 'zh');
    none('people', 'Wie viele Mitarbeiter?', 'Stand 31.12.2017.', 'de');
  });

  it('a figure does not answer who, nor a name how much', () => {
    none('person', 'Who pays?', 'The fee is 12,000 dollars in 2019.');
    none('money', 'How much?', 'Ian Murdock founded Debian.');
    none('person', '谁？', '共有 300 人。', 'zh');
  });

  it('a number of a section, page, version, telephone or time is no amount', () => {
    none('count', 'How many?', 'See Section 6.2 and page 12.');
    none('count', 'How many?', 'Version 5.0.3 of Debian 12 is described in Chapter 4.');
    none('count', 'How many?', 'Call +1 555-123-4567 at 12:30.');
    none('count', 'Wie viele?', 'Siehe Artikel 5 und Seite 12.', 'de');
    none('count', '几个？', '第3条和第12页。', 'zh');
    none('count', 'How many?', 'It asks to: (1) assert copyright, and (2) offer the license; see login(1).');
    none('measure', 'How big?', 'RAID6 and 802.11b are in Form 10-K.');
  });

  it('what the question says itself is none', () => {
    none('count', 'How many stores had 120 workers?', 'Some had 120 workers.');
    none('date', 'What happened in March 2017?', 'In March 2017 it was sold.');
    none('person', 'Who followed Bruce Perens?', 'Bruce Perens left.');
  });

  it('an organisation is named by its ending, a person is not', () => {
    const fit = (type: AnswerType, text: string) => fitOf(askFor(type), 'Who?', text);
    expect(fit('organisation', 'It is owned by Acme Holdings Inc.')).toBeGreaterThan(
      fit('person', 'It is owned by Acme Holdings Inc.'),
    );
    expect(fit('person', 'It was written by Robert Smith.')).toBeGreaterThan(
      fit('organisation', 'It was written by Robert Smith.'),
    );
  });
});
