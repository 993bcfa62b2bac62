import { expect, test } from 'vitest';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { draftAnswer } from '../drafting/draft-answer.ts';
import { findFurtherPages } from './further-pages.ts';
import { readAsked } from '../../question/asked-type/read-asked.ts';

const BUSINESS = Array.from(
  { length: 8 },
  (_, at) =>
    `There are ${at + 2} plants in Europe. The machines of each plant run day and night, which takes much power.`,
);
const OFFICERS = `Officers of the registrant
Aruna Velkar\t54\tChairman, President and Chief Executive Officer since 2016
Robert Smith\t49\tExecutive Vice President and Chief Financial Officer since 2018
Jane Miller\t51\tSenior Vice President and President, Paper since 2019`;
const SIGNATURES =
  'Signatures\nPursuant to the law this paper is duly signed by the undersigned, thereunto duly authorized.\n\nBy:\t/s/ Jane Miller\nTitle: Controller';
const INDEX = buildFileIndex(
  [...BUSINESS, OFFICERS, SIGNATURES].map((text, at) => ({ number: at + 1, text })),
  'en',
);

const furtherPages = (question: string) =>
  findFurtherPages(INDEX, { asked: readAsked(question, 'en'), question }, new Set());

test('the table of officers is read where somebody in a role is asked for', () => {
  expect(furtherPages('who runs it')[0]).toBe(9);
  expect(furtherPages('Who leads the paper segment?')[0]).toBe(9);
});

test('the signature block is read where a signer is asked for', () => {
  expect(furtherPages('Who signed this report?')).toEqual([10]);
});

test('other questions read no more pages', () => {
  expect(furtherPages('How many plants are there?')).toEqual([]);
  expect(furtherPages('Who built the plants?')).toEqual([]);
});

test('who holds a role leads though the words of the question stand elsewhere', () => {
  const draft = draftAnswer(INDEX, rankFile(INDEX, 'who runs it'));
  expect(draft.claims[0]?.text ?? draft.nearest[0]?.quote).toContain('Aruna Velkar');
});
