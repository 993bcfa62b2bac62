import { expect, test } from 'vitest';
import { answerText } from '#shared/questions/answer-text.ts';
import { cite, makeAnswered, makeQuestion } from '#testing/question.ts';

const report = { name: 'report.pdf', pageKind: 'layout' } as const;

test('a copied answer carries its sources, numbered as on the screen', () => {
  expect(answerText(makeAnswered(), report)).toBe(
    [
      'Which country accounted for most of the revenue?',
      '',
      'China: $11,911 million. [1]',
      'That is a share of 55%. [2] [3]',
      '',
      '[1] report.pdf, p. 102 · PDF 105: “China 11,911”',
      '[2] report.pdf, p. 102 · PDF 105: “Total non-U.S. revenues 51,061”',
      '[3] report.pdf, p. 11 · PDF 13: “accounted for approximately 55%”',
    ].join('\n'),
  );
});

test('an answer without claims is its own text', () => {
  const nothing = makeQuestion({ completed: true, answer: 'Nothing was found.' });
  expect(answerText(nothing, report)).toBe(
    'Which country accounted for most of the revenue?\n\nNothing was found.',
  );
});

test('of a sheet the cells are named', () => {
  const citations = [{ ...cite(2, 'Pumps\t1,842', 'Sales'), range: 'Sales!B14:D14' }];
  const answered = makeAnswered({ citations, claims: [{ text: 'Pumps: 1,842.', citations: [0] }] });
  expect(answerText(answered, { name: 'Budget.xlsx', pageKind: 'sheet' })).toContain(
    '[1] Budget.xlsx, Sales!B14:D14: “Pumps 1,842”',
  );
});

test('further passages stay behind', () => {
  const [first, second] = makeAnswered().claims;
  if (!first || !second) throw new Error('there are two claims');
  const text = answerText(makeAnswered({ claims: [first, { ...second, isFurther: true }] }), report);
  expect(text).toContain('China: $11,911 million. [1]');
  expect(text).not.toMatch(/share of|\[2\]|55%/);
});

test('closest passages say that they are no answer', () => {
  const claims = [
    { text: 'China\t11,911', citations: [1] },
    { text: 'Total revenues: 51,061', citations: [0] },
  ];
  expect(answerText(makeAnswered({ kind: 'closest', claims }), report)).toBe(
    [
      'Which country accounted for most of the revenue?',
      '',
      'Closest passages; none answers the question in so many words:',
      '– “China 11,911” (report.pdf, p. 102 · PDF 105)',
      '– Total revenues: 51,061 (report.pdf, p. 102 · PDF 105)',
    ].join('\n'),
  );
});
