import type { Question } from '@recto/contract/questions';
import { expect, test } from 'vitest';
import { applyReview, type ReviewRequest, reviseReview } from '#modules/questions/reviews.ts';
import type { StoredReview } from '#modules/questions/tables.ts';

const claim = (text: string, ...citations: number[]) => ({ text, citations });
const further = (text: string, ...citations: number[]) => ({
  ...claim(text, ...citations),
  isFurther: true as const,
});
const cite = (page: number) => ({
  fileId: 'file',
  page,
  span: { start: 0, end: 4 },
  quote: 'Rent',
  boxes: [],
});
const answer = {
  kind: 'answer' as Question['kind'],
  answer: 'Lead',
  pages: [1, 2, 3],
  claims: [claim('Lead', 0), further('Second', 1), further('Third', 2)],
  citations: [cite(1), cite(2), cite(3)],
};
const closest = {
  ...answer,
  kind: 'closest' as const,
  claims: answer.claims.map(({ text }, at) => claim(text, at)),
};

/** What is kept, and how the answer stands, after these have been said one after another. */
function reviewed(of: typeof answer, ...said: ReviewRequest[]) {
  const review = said.reduce<StoredReview | null>((before, one) => reviseReview(of, before, one), null);
  const shown = applyReview(of, review);
  const claims: Question['claims'] = shown.claims;
  const topAnswer = claims.filter(({ isFurther }) => !isFurther).map(({ text }) => text);
  return { review, topAnswer, shown };
}

test('what is wrong gives way to the next best claim, until there is none', () => {
  const once = reviewed(answer, { mark: 'wrong' });
  expect(once.topAnswer).toEqual(['Second']);
  expect(once.shown).toMatchObject({ kind: 'answer', answer: 'Second', pages: [2, 1, 3] });
  expect(once.review).toEqual({ mark: 'wrong', wrongClaims: [0] });
  const twice = reviewed(answer, { mark: 'wrong' }, { mark: 'wrong', claim: 1 });
  expect(twice.topAnswer).toEqual(['Third']);
  const all = reviewed(answer, { mark: 'wrong' }, { mark: 'wrong', claim: 1 }, { mark: 'wrong', claim: 2 });
  expect(all.topAnswer).toEqual(['Lead']);
  expect(all.review).toMatchObject({ wrongClaims: [0, 1, 2] });
});

test('a note on what is wrong leaves the new lead in its place', () => {
  const { topAnswer, review } = reviewed(
    answer,
    { mark: 'wrong' },
    { mark: 'wrong', note: 'See p. 3', reason: 'cut-short' },
  );
  expect(topAnswer).toEqual(['Second']);
  expect(review).toEqual({ mark: 'wrong', note: 'See p. 3', reason: 'cut-short', wrongClaims: [0] });
});

test('what leads now can be accepted; the reason for what was wrong goes, the note stays', () => {
  const { topAnswer, review } = reviewed(
    answer,
    { mark: 'wrong', reason: 'not-asked', note: 'No.' },
    { mark: 'accepted' },
  );
  expect(topAnswer).toEqual(['Second']);
  expect(review).toEqual({ mark: 'accepted', note: 'No.', wrongClaims: [0] });
});

test('what was called wrong, with nothing to follow it, can be accepted after all', () => {
  const only = { ...answer, claims: answer.claims.slice(0, 1) };
  expect(reviewed(only, { mark: 'wrong' }, { mark: 'accepted' }).review).toEqual({ mark: 'accepted' });
});

test('all that makes up an answer is wrong together', () => {
  const two = { ...answer, claims: [claim('Lead', 0), claim('And more', 1), further('Third', 2)] };
  expect(reviewed(two, { mark: 'wrong' }).topAnswer).toEqual(['Third']);
});

test('a closest passage is the answer once a person says so, and no longer when that is taken back', () => {
  const taken = reviewed(closest, { mark: 'accepted', claim: 2 });
  expect(taken.topAnswer).toEqual(['Third']);
  expect(taken.shown).toMatchObject({ kind: 'answer', answer: 'Third', pages: [3, 1, 2] });
  expect(taken.review).toEqual({ mark: 'accepted', claim: 2 });
  const called = reviewed(closest, { mark: 'accepted', claim: 2 }, { mark: 'wrong' });
  expect(called.shown.kind).toBe('closest');
  expect(called.review).toEqual({ mark: 'wrong', wrongClaims: [2] });
  const undone = reviewed(closest, { mark: 'accepted', claim: 2 }, { mark: 'none' });
  expect(undone.review).toBeNull();
  expect(undone.shown).toEqual(closest);
});

test('closest passages can all be wrong, or something to look at again', () => {
  expect(reviewed(closest, { mark: 'wrong' }).review).toEqual({ mark: 'wrong' });
  expect(reviewed(closest, { mark: 'check' }).shown).toEqual(closest);
});

test('none of the closest passages is accepted without being named, and none that is not there', () => {
  expect(() => reviewed(closest, { mark: 'accepted' })).toThrow('Say which passage answers the question.');
  expect(() => reviewed(closest, { mark: 'accepted', claim: 3 })).toThrow('The answer has no such passage.');
});

test('what a passage was said to mean stays with it, and with no other', () => {
  const yes = { type: 'yesNo' as const, yes: true };
  const taken: ReviewRequest = { mark: 'accepted', claim: 1, value: yes };
  expect(reviewed(closest, taken).review).toEqual({ mark: 'accepted', claim: 1, value: yes });
  expect(reviewed(closest, taken, { mark: 'accepted', note: 'See page 2.' }).review?.value).toEqual(yes);
  expect(reviewed(closest, taken, { mark: 'accepted', claim: 2 }).review).not.toHaveProperty('value');
  expect(reviewed(closest, taken, { mark: 'wrong' }).review).not.toHaveProperty('value');
});
