import { describe, expect, test } from 'vitest';
import { buildFileIndex } from '../file-index/build-file-index.ts';
import { rankFile } from '../retrieval/rank-file.ts';
import { draftAnswer } from './drafting/draft-answer.ts';

const PAGES = [
  `Balance sheet
	2019	2018
Cash and cash equivalents	1,204	987
Discount rate	4.00%	3.75%
Ship management creditors	268	328
Net income	5,120	4,870

Cash and cash equivalents are made up of deposits at call and money market funds that fall due within three months.

We set the discount rate by comparison with an index of bonds of the same duration.

Creditors of ship management are amounts collected from Egypt to cover the operations of its vessel.`,
  'Other matters are dealt with in the notes that follow. The company has offices in many towns.',
].map((text, at) => ({ number: at + 1, text }));

const index = buildFileIndex(PAGES, 'en');
const topAnswerOf = (question: string) => draftAnswer(index, rankFile(index, question)).claims[0]?.text ?? '';

describe('a row of figures is no answer where only words can be one', () => {
  test.each([
    ['What do cash and cash equivalents include?', 'money market funds'],
    ['How is the discount rate determined?', 'by comparison with an index'],
    ['What do ship management creditors consist of?', 'amounts collected'],
  ])('%s', (question, words) => {
    expect(topAnswerOf(question)).toContain(words);
  });

  test.each([
    ['How much cash and cash equivalents were there in 2019?', '1,204'],
    ['What was the discount rate in 2019?', '4.00%'],
    ['What were ship management creditors in 2018?', '328'],
  ])('but it is one to %s', (question, figure) => {
    expect(topAnswerOf(question)).toContain(figure);
  });
});
