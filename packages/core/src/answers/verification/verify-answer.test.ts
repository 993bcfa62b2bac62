import { describe, expect, test } from 'vitest';
import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import { answerText, verifyAnswer } from './verify-answer.ts';
import type { DraftClaim } from '../extraction/draft.ts';
import type { PassageLookup } from '../retrieval/passages.ts';

const PAGES: readonly string[] = [
  'Sales were 1,200 dollars in 2017. Costs were not reported.',
  'Sales were 1,200 dollars in 2017.\nProfits were 40 dollars.',
  `Start. ${'A very long sentence goes on and on, '.repeat(20)}and ends.`,
];
const lookup: PassageLookup = {
  findPageText: (page) => PAGES[page - 1],
  findPassage(id) {
    const page = Number(id);
    const text = PAGES[page - 1];
    return text === undefined ? undefined : { id, page, start: 0, end: text.length, text };
  },
};
const claim = (text: string, ...citations: [passage: number, quote: string][]): DraftClaim => ({
  text,
  citations: citations.map(([passage, quote]) => ({ passageId: String(passage), quote })),
});
const verify = (...claims: DraftClaim[]) => verifyAnswer({ kind: 'answer', claims }, lookup);

describe('a claim', () => {
  test('keeps the quotes that are on their page and loses the others', () => {
    const answer = verify(
      claim('Sales were 1,200.', [2, 'sales were 1,200 dollars'], [1, 'sales were 1,300 dollars']),
    );
    expect(answer).toEqual({
      kind: 'answer',
      claims: [{ text: 'Sales were 1,200.', citations: [0] }],
      citations: [{ page: 2, start: 0, end: 24, quote: 'Sales were 1,200 dollars' }],
      pages: [2],
      nearest: [],
      dropped: [],
    });
  });

  test('is dropped without a quote, with an unknown passage or with a number no quote has', () => {
    const answer = verify(
      claim('Sales were 1,200.'),
      claim('Sales were 1,200.', [9, 'Sales were 1,200 dollars']),
      claim('Sales were 1,250.', [1, 'Sales were 1,200 dollars']),
      claim('Costs were reported.', [1, 'Costs were reported.']),
    );
    const dropped = ['Sales were 1,200.', 'Sales were 1,200.', 'Sales were 1,250.', 'Costs were reported.'];
    expect(answer).toMatchObject({ kind: 'none', claims: [], citations: [], pages: [], dropped });
  });

  test('shares its citation with another that rests on the same place', () => {
    const quote: [number, string] = [1, 'Sales were 1,200 dollars in 2017'];
    const answer = verify(
      claim('Sales: 1,200', quote),
      claim('In 2017', quote),
      claim('Profits: 40', [2, 'Profits were 40 dollars']),
    );
    expect(answer.claims.map(({ citations }) => citations)).toEqual([[0], [0], [1]]);
    expect(answer.pages).toEqual([1, 2]);
  });

  test('shows a long quote cut at a space with "…", and marks all of it', () => {
    const page = PAGES[2] ?? '';
    const citation = verify(claim('Long.', [3, page])).citations[0];
    const quote = citation?.quote ?? '';
    expect(quote.length).toBeLessThanOrEqual(QUOTE_MAX_LENGTH);
    expect(quote).toMatch(/[a-z]…$/);
    expect(page).toContain(quote.slice(0, -1));
    expect(citation).toMatchObject({ start: 0, end: page.length });
  });

  test('shows the part of its passage that was chosen, and marks the passage', () => {
    const page = PAGES[1] ?? '';
    const draft = {
      text: 'It rose.',
      citations: [{ passageId: '2', quote: '1,200 dollars in 2017', isPart: true }],
    };
    expect(verify(draft).citations).toEqual([
      { page: 2, start: 0, end: page.length, quote: '…1,200 dollars in 2017…' },
    ]);
  });

  test('may say with "…" that its quote is a part, though no "…" stands on the page', () => {
    const quoted = verify(claim('Sales.', [1, '… were 1,200 dollars in 2017 …'])).citations[0];
    expect(quoted).toMatchObject({ start: 6, end: 32, quote: '…were 1,200 dollars in 2017…' });
  });

  test('needs more than a word or two', () => {
    expect(verify(claim('Costs', [1, 'Costs'])).kind).toBe('none');
  });
});

test('a draft that does not answer keeps only the near passages that are there', () => {
  const nearest = [
    { page: 1, quote: 'Costs were not reported.' },
    { page: 1, quote: 'Costs were reported.' },
  ];
  const answer = verifyAnswer({ kind: 'none', claims: [], nearest }, lookup);
  expect(answer).toMatchObject({ kind: 'none', nearest: [{ ...nearest[0], start: 34, end: 58 }] });
});

test('the answer is the claims that are not merely further places, each text once', () => {
  const claims = [
    { text: 'A', citations: [0], isSupporting: true },
    { text: 'B', citations: [1] },
    { text: 'B', citations: [2] },
    { text: 'C', citations: [3], isSupporting: true },
  ];
  expect(answerText({ claims })).toBe('A\nB');
});

test('an answer whose top answer cannot be located claims to be no answer any more', () => {
  const topAnswer = claim('Costs rose.', [1, 'Costs were reported elsewhere.']);
  const further = { ...claim('Costs', [1, 'Costs were not reported.']), isSupporting: true };
  expect(verify(topAnswer, further)).toMatchObject({
    kind: 'closest',
    claims: [{ text: 'Costs', citations: [0] }],
  });
  expect(verify(topAnswer, further).claims[0]).not.toHaveProperty('isSupporting');
});
