import { describe, expect, test } from 'vitest';
import { citationOf, claimNumbers, findMark, marksOf, numberCitations } from '#shared/questions/citations.ts';
import { cite, makeQuestion } from '#testing/question.ts';

const question = makeQuestion({
  citations: [cite(13, 'unused'), cite(105, 'total'), cite(105, 'China'), cite(13, 'share')],
  claims: [
    { text: 'China leads.', citations: [2] },
    { text: 'It is a quarter.', citations: [1, 3, 1] },
  ],
});

describe('numbers of citations', () => {
  test('follow the order of first use in the answer; what it does not rest on has none', () => {
    expect(numberCitations(question)).toEqual([0, 2, 1, 3]);
  });

  test('are not given to further passages, which are no evidence', () => {
    const claims = question.claims.map((claim, at) =>
      at === 0 ? claim : { ...claim, isFurther: true as const },
    );
    expect(numberCitations({ ...question, claims })).toEqual([0, 0, 1, 0]);
    expect(marksOf({ ...question, claims }).map(({ page }) => page)).toEqual([105]);
  });

  test('of an answer without claims are those of all that is cited', () => {
    expect(numberCitations({ ...question, claims: [] })).toEqual([1, 2, 3, 4]);
  });

  test('skip references to citations that were dropped', () => {
    const dropped = makeQuestion({
      citations: [cite(1, 'a')],
      claims: [{ text: 'x', citations: [7, 0] }],
    });
    expect(numberCitations(dropped)).toEqual([1]);
    expect(claimNumbers(dropped.claims[0] ?? { text: '', citations: [] }, [1])).toEqual([1]);
  });

  test('are shown once for each claim, lowest first', () => {
    const numbers = numberCitations(question);
    expect(question.claims.map((claim) => claimNumbers(claim, numbers))).toEqual([[1], [2, 3]]);
  });

  test('lead back to their citation', () => {
    expect(citationOf(question, 1)?.quote).toBe('China');
    expect(citationOf(question, 4)).toBeUndefined();
  });
});

describe('marks', () => {
  test('are ordered by number and counted from 1 on each page', () => {
    expect(marksOf(question).map(({ number, page, hit }) => [number, page, hit])).toEqual([
      [1, 105, 1],
      [2, 105, 2],
      [3, 13, 1],
    ]);
  });

  test('carry where they stand, for pages without boxes, too', () => {
    const place = { span: { start: 40, end: 52 }, range: 'Sales!B14:D20', boxes: [] };
    const [mark] = marksOf(makeQuestion({ citations: [{ ...cite(2, 'Pumps'), ...place }] }));
    expect(mark).toEqual({ number: 1, page: 2, hit: 1, ...place });
  });

  test('are found by page and hit', () => {
    const marks = marksOf(question);
    expect(findMark(marks, 105, 2)?.number).toBe(2);
    expect(findMark(marks, 13, 2)).toBeUndefined();
    expect(findMark(marks, null, 1)).toBeUndefined();
  });
});
