import type { Question } from '@recto/contract/questions';
import type { Review } from '@recto/contract/reviews';
import { AppError } from '#kernel/errors.ts';
import type { StoredReview } from '#modules/questions/tables.ts';

type Reviewed = Pick<Question, 'kind' | 'answer' | 'pages' | 'claims' | 'citations'>;

export interface ReviewRequest extends Omit<Review, 'mark' | 'wrongClaims'> {
  readonly mark: Review['mark'] | 'none';
}

/** An answer as it is after what a person said of it: what was taken leads, what was called wrong does not. */
export function applyReview<A extends Reviewed>(answer: A, review: StoredReview | null): A {
  const topAnswer = review ? findTopAnswer(answer, review) : null;
  if (!topAnswer) return answer;
  const claims = answer.claims.map(({ isFurther: _, ...claim }, at) =>
    topAnswer.includes(at) ? claim : { ...claim, isFurther: true as const },
  );
  const own = claims.filter((_claim, at) => topAnswer.includes(at));
  const cited = own.flatMap(({ citations }) => citations.map((at) => answer.citations[at]?.page));
  const pages = [...cited, ...answer.pages].filter((page) => page !== undefined);
  return {
    ...answer,
    kind: 'answer',
    answer: own.map(({ text }) => text).join('\n'),
    pages: [...new Set(pages)],
    claims,
  };
}

/** What is kept of an answer's review once somebody has said something more; null when all of it is taken back. */
export function reviseReview(
  answer: Reviewed,
  review: StoredReview | null,
  { mark, note, reason, claim, value }: ReviewRequest,
): StoredReview | null {
  if (mark === 'none') return null;
  if (claim !== undefined && !answer.claims[claim])
    throw new AppError(422, 'review.unknown_claim', 'The answer has no such passage.');
  const said = { ...keptWords(mark, review), ...(note !== undefined && { note }), ...(reason && { reason }) };
  const wrong = review?.wrongClaims ?? [];
  if (mark === 'wrong') {
    const added = claim === undefined ? topAnswerCalledWrong(answer, review) : [claim];
    const taken = review?.claim;
    const wrongClaims = [...new Set([...wrong, ...added])];
    return {
      mark,
      ...said,
      ...(taken !== undefined && !added.includes(taken) && { claim: taken }),
      ...(wrongClaims.length > 0 && { wrongClaims }),
    };
  }
  const taken = claim ?? review?.claim;
  if (mark === 'accepted' && taken === undefined && answer.kind === 'closest')
    throw new AppError(422, 'review.claim_needed', 'Say which passage answers the question.');
  const accepted =
    mark !== 'accepted' ? [] : taken === undefined ? topAnswerOf(applyReview(answer, review)) : [taken];
  const stillWrong = wrong.filter((at) => !accepted.includes(at));
  // Of another claim that is taken now, nothing was said.
  const meant = value ?? (claim === undefined || claim === review?.claim ? review?.value : undefined);
  return {
    mark,
    ...said,
    ...(taken !== undefined && { claim: taken }),
    ...(taken !== undefined && meant && { value: meant }),
    ...(stillWrong.length > 0 && { wrongClaims: stillWrong }),
  };
}

/** A note outlives its mark; a reason belongs to `wrong`. */
function keptWords(mark: Review['mark'], review: StoredReview | null): Pick<Review, 'note' | 'reason'> {
  const { note, reason } = review ?? {};
  return { ...(note !== undefined && { note }), ...(mark === 'wrong' && reason && { reason }) };
}

/** The lead when it is called wrong for the first time; a note on it says nothing of what leads since. */
function topAnswerCalledWrong(answer: Reviewed, review: StoredReview | null): number[] {
  if (review?.mark === 'wrong') return [];
  const shown = applyReview(answer, review);
  return shown.kind === 'answer' ? topAnswerOf(shown) : [];
}

/** The claims that make up an answer. */
const topAnswerOf = ({ claims }: Pick<Reviewed, 'claims'>): number[] =>
  claims.flatMap(({ isFurther }, at) => (isFurther ? [] : [at]));

/** Which claims lead by what a person said; null where the answer stays as it was worked out. */
function findTopAnswer(answer: Reviewed, { claim, wrongClaims = [] }: StoredReview): number[] | null {
  if (claim !== undefined && answer.claims[claim]) return [claim];
  const isWrong = topAnswerOf(answer).some((at) => wrongClaims.includes(at));
  if (answer.kind !== 'answer' || !isWrong) return null;
  const next = answer.claims.findIndex((_claim, at) => !wrongClaims.includes(at));
  return next < 0 ? null : [next];
}
