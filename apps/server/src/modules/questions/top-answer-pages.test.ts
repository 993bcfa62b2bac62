import { expect, test } from 'vitest';
import { topAnswerPages } from '#modules/questions/top-answer-pages.ts';

const cite = (page: number) => ({
  fileId: 'file',
  page,
  span: { start: 0, end: 4 },
  quote: 'Rent',
  boxes: [],
});
const ANSWER = {
  pages: [9, 4, 7],
  claims: [
    { text: 'The rent is £5.', citations: [0, 1] },
    { text: 'Rent is due.', citations: [2], isFurther: true as const },
  ],
  citations: [cite(4), cite(9), cite(7)],
};

test('an answer stands on the pages of what leads it, best first, and not on those of further passages', () => {
  expect(topAnswerPages(ANSWER)).toEqual([9, 4]);
});

test('of an answer without claims all cited pages are its own', () => {
  expect(topAnswerPages({ ...ANSWER, claims: [] })).toEqual([9, 4, 7]);
});
