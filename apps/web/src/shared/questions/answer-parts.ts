import type { Claim, Question } from '@recto/contract/questions';

/** More would be noise beside an answer. */
const MAX_FURTHER = 4;

type Claimed = Pick<Question, 'claims' | 'review'>;

/** The claims that make up the answer. */
export const topAnswerOf = ({ claims }: Pick<Question, 'claims'>): Claim[] =>
  claims.filter(({ isFurther }) => !isFurther);

/** Other passages that bear on the question, best first, without what a person called wrong. */
export function furtherOf({ claims, review }: Claimed): Claim[] {
  const wrong = new Set(review?.wrongClaims);
  return claims.filter(({ isFurther }, at) => isFurther && !wrong.has(at)).slice(0, MAX_FURTHER);
}

/** A person called wrong what leads, and nothing was there to take its place. */
export function isTopAnswerWrong({ claims, review }: Claimed): boolean {
  if (review?.mark !== 'wrong') return false;
  const wrong = new Set(review.wrongClaims);
  return claims.every(({ isFurther }, at) => isFurther || wrong.has(at));
}

/** Where the answer itself stands, best page first; of one without claims all that is cited. */
export function topAnswerPages(
  question: Pick<Question, 'claims' | 'pages'> & {
    readonly citations: readonly Pick<Question['citations'][number], 'page'>[];
  },
): number[] {
  const topAnswer = topAnswerOf(question);
  if (topAnswer.length === 0) return question.pages;
  const cited = new Set(
    topAnswer.flatMap(({ citations }) => citations.map((at) => question.citations[at]?.page)),
  );
  return question.pages.filter((page) => cited.has(page));
}

/** What the answer itself rests on. */
export const topAnswerCitations = <C>(
  question: Pick<Question, 'claims'> & { readonly citations: readonly C[] },
): C[] =>
  topAnswerOf(question).flatMap(({ citations }) => citations.flatMap((at) => question.citations[at] ?? []));

/** What stands over passages that come close to a question. */
export const closestTitle = (passages: number): string =>
  passages >= 3 ? 'Three places that may answer this' : 'Closest passages';

/** How they are introduced; one in another language was not compared word by word. */
export function closestSentence(passages: number, isOtherLanguage: boolean): string {
  if (passages >= 3)
    return isOtherLanguage
      ? 'Whether one answers it cannot be told. The likeliest stands first; none is sure.'
      : 'None says it in so many words. The likeliest stands first; none is sure.';
  const none = isOtherLanguage
    ? 'Whether a passage answers this cannot be told.'
    : 'No passage answers this in so many words.';
  if (passages === 1) return `${none} This one comes nearest; read it before you rely on it.`;
  return `${none} These two come nearest; read them before you rely on them.`;
}
