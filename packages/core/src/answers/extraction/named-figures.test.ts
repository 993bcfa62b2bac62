import { expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { rankFile } from '../retrieval/rank-file.ts';
import { draftAnswer } from './drafting/draft-answer.ts';

const CHARGES = `Table 1 Yearly Charges
Service\tWhat it covers\t£ a year
Operation and monitoring\tThree sites\t184,000
Service desk\tBusiness Days\t62,500
Total\t\t274,500`;
const PARTIES =
  'This agreement is made between Northmere Logistics Ltd, a company registered in England whose registered office is at 18 Quayside Road, Hull, and Calder Consulting Ltd.';
const BOUGHT =
  'On 4 February 2026 the group agreed to buy Fjordmetrics AS, a maker of buoys with 46 employees, for €11.5 million in cash.';

const kindOf = (text: string, question: string) => {
  const index = buildFileIndex([{ number: 1, text }], 'en');
  return draftAnswer(index, rankFile(index, question)).kind;
};

test.each([
  [CHARGES, 'What was the total revenue?'],
  [CHARGES, 'What were the total assets?'],
  [PARTIES, 'Where is the headquarters of the company?'],
  [BOUGHT, 'How many employees does the company have?'],
])('what does not name a figure of the whole company is not called an answer (%#)', (text, question) => {
  expect(kindOf(text, question)).not.toBe('answer');
});

test('what names it is', () => {
  const employed =
    'At the end of the year the company had 1,048 employees. It pays them well, as its rivals do.';
  expect(kindOf(employed, 'How many employees does the company have?')).toBe('answer');
});
