import { expect, test } from 'vitest';
import { readSections, thesaurusOf } from '#language/thesauri.ts';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { asksForKnownQuantity, findSynonyms, readFields } from './field-words.ts';
import { makeThesaurus } from './thesaurus.ts';

const fields = readFields(thesaurusOf('en') ?? new Map());

test('a field has phrases, words that ask for an amount, names of its documents, and wordings', () => {
  const text = `before, group
[field lettings]
# remark
bond, bonds: security deposit, deposit
yield, rent
this\\s+lease == this lease
who (?:is|are): the keeper => who keeps {document}; told keeps; where keep(?:s|er); unless keeper: yes`;
  expect(readFields(readSections(text))).toEqual([
    {
      synonyms: [{ asked: ['bond', 'bonds'], printed: ['security deposit', 'deposit'] }],
      quantities: ['yield', 'rent'],
      documents: [[String.raw`this\s+lease`, 'this lease']],
      wordings: [
        {
          asked: 'who (?:is|are): the keeper',
          written: 'who keeps {document}',
          told: 'keeps',
          where: 'keep(?:s|er)',
          unless: 'keeper: yes',
        },
      ],
    },
  ]);
});

test('readers ask for capex, the cash flow statement prints purchases of property', () => {
  const pages = ['The weather was mild.', 'Income\nSales\t90\t80', 'Purchases of property\t(1,577)\t(1,373)'];
  const index = buildFileIndex(
    pages.map((text, at) => ({ number: at + 1, text })),
    'en',
  );
  expect(rankFile(index, 'What was the capex?').pages[0]?.page).toBe(3);
  expect(
    rankFile(index, 'What was the capex?', { words: makeThesaurus(readSections(''), 'en') }).pages,
  ).toEqual([]);
  expect(findSynonyms('What is the PP&E?', fields)).toContain('property plant and equipment net');
});

test('what a report calls net sales is asked so, unless it has the reader’s word too', () => {
  const ask = (...pages: string[]) => {
    const texts = pages.map((text, at) => ({ number: at + 1, text }));
    return rankFile(buildFileIndex(texts, 'en'), 'What was the total revenue?');
  };
  const sales = 'Years ended December 31,\t2018\t2017\nNet sales\t$32,765\t$31,657';
  expect(ask(sales).corrections).toEqual([{ typed: 'total revenue', meant: 'total net sales' }]);
  expect(ask(sales, 'Total revenues\t$1,412\t$1,389').corrections).toEqual([]);
  expect(ask('Revenue was lower.').corrections).toEqual([]);
});

test('the net income per share is asked as earnings per share, unless a report has it by that name', () => {
  const ask = (...pages: string[]) => {
    const texts = pages.map((text, at) => ({ number: at + 1, text }));
    return rankFile(buildFileIndex(texts, 'en'), 'What is the net income per share?');
  };
  const earnings = 'Years ended June 30,\t2016\t2015\nDiluted earnings per share\t$2.10\t$1.48';
  expect(ask(earnings).corrections).toEqual([
    { typed: 'net income per share', meant: 'diluted earnings per share' },
  ]);
  expect(ask(earnings, 'Net income per common share\t$2.10\t$1.48').corrections).toEqual([]);
});

test.each(['Growth in the region', 'the gross margin in USD', 'current ratio'])(
  '%j asks for an amount',
  (question) => {
    expect(asksForKnownQuantity(question, fields)).toBe(true);
  },
);
