import type { Question } from '@recto/contract/questions';

/** The claims that are part of the answer itself. */
export const topAnswerClaims = ({ claims }: Pick<Question, 'claims'>): Question['claims'] =>
  claims.filter(({ isFurther }) => !isFurther);

/** Those on which the answer itself stands, as the chat names them; of one without claims all that are cited. */
export function topAnswerPages({
  claims,
  citations,
  pages,
}: Pick<Question, 'claims' | 'citations' | 'pages'>): number[] {
  const topAnswer = topAnswerClaims({ claims });
  if (topAnswer.length === 0) return pages;
  const cited = new Set(topAnswer.flatMap((claim) => claim.citations.map((at) => citations[at]?.page)));
  return pages.filter((page) => cited.has(page));
}

/** Those that make up the answer first, then the others that it cites. */
export const topAnswerFirst = (claims: Question['claims']): Question['claims'] => [
  ...topAnswerClaims({ claims }),
  ...claims.filter(({ isFurther }) => isFurther),
];
