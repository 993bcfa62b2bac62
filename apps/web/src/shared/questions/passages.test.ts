import { expect, test } from 'vitest';
import { cite, makeAnswered, makeQuestion, near } from '#testing/question.ts';
import { findPassage, passagesOf, passageText } from '#shared/questions/passages.ts';

const nearest = [near(10, 'first'), near(82, 'second'), near(10, 'third')];

test('passages of one page are counted from 1 and found by page and hit', () => {
  const passages = passagesOf(makeQuestion({ searched: { pages: 125, unread: [], nearest } }));
  expect(passages.map((passage) => [passage.page, passage.hit])).toEqual([
    [10, 1],
    [82, 1],
    [10, 2],
  ]);
  expect(findPassage(passages, 10, 2)).toBe(2);
  expect(findPassage(passages, 82, 2)).toBeNull();
  expect(findPassage(passages, 82, null)).toBeNull();
});

test('passages carry where they stand, for pages without boxes, too', () => {
  const place = { span: { start: 40, end: 52 }, range: 'Sales!B14:D20', boxes: [] };
  const searched = { pages: 9, unread: [], nearest: [{ ...near(2, 'Pumps', 'Sales'), ...place }] };
  const carried = { page: 2, quote: 'Pumps', label: 'Sales', ...place };
  expect(passagesOf(makeQuestion({ searched }))).toMatchObject([{ ...carried, hit: 1 }]);
  const citations = [{ ...cite(2, 'Pumps', 'Sales'), ...place }];
  const claims = [{ text: 'Pumps', citations: [0] }];
  expect(passagesOf(makeAnswered({ kind: 'closest', claims, citations }))).toMatchObject([carried]);
});

const claims = [
  { text: 'Rent is due monthly.', citations: [0] },
  { text: 'Rent: 500 (2025)', citations: [1, 2] },
];
const citations = [cite(4, 'Rent is due\nmonthly.'), cite(4, 'Rent\t500'), cite(4, '2025')];

test('of what comes close only the closest are passages, and their indexes are those of their claims', () => {
  const further = [{ text: 'Costs', citations: [2], isFurther: true as const }, ...claims];
  expect(
    passagesOf(makeAnswered({ kind: 'closest', claims: further, citations })).map(({ claim }) => claim),
  ).toEqual([1, 2]);
});

test('closest passages are the claims, each with all that it cites of its page', () => {
  const passages = passagesOf(makeAnswered({ kind: 'closest', claims, citations }));
  expect(passages.map(({ page, hit, claim, boxes }) => [page, hit, claim, boxes.length])).toEqual([
    [4, 1, 0, 1],
    [4, 2, 1, 2],
  ]);
  expect(passages.map(passageText)).toEqual(['“Rent is due monthly.”', 'Rent: 500 (2025)']);
});

test('further passages are counted behind the marks of their page, and those called wrong are left out', () => {
  const further = claims.map((claim, at) => ({ ...claim, ...(at > 0 && { isFurther: true as const }) }));
  const answer = makeAnswered({ claims: further, citations });
  expect(passagesOf(answer)).toMatchObject([{ page: 4, hit: 2, claim: 1 }]);
  expect(passagesOf({ ...answer, review: { mark: 'wrong', wrongClaims: [1] } })).toEqual([]);
});

test('there are at most four further passages', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((text, at) => ({
    text,
    citations: [0],
    ...(at > 0 && { isFurther: true as const }),
  }));
  expect(passagesOf(makeAnswered({ claims: many })).map(({ quote }) => quote)).toEqual(['b', 'c', 'd', 'e']);
});

test('an answer without further claims has no passages', () => {
  expect(passagesOf(makeAnswered())).toEqual([]);
  expect(passagesOf(undefined)).toEqual([]);
});
