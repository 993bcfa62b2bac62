import type { Question } from '@recto/contract/questions';

/** Those on which the answer itself stands, as the chat names them; of one without claims all that are cited. */
export function leadPages({
  claims,
  citations,
  pages,
}: Pick<Question, 'claims' | 'citations' | 'pages'>): number[] {
  const lead = claims.filter(({ isFurther }) => !isFurther);
  if (lead.length === 0) return pages;
  const cited = new Set(lead.flatMap((claim) => claim.citations.map((at) => citations[at]?.page)));
  return pages.filter((page) => cited.has(page));
}

/** Those that make up the answer first, then the others that it cites. */
export const leadFirst = (claims: Question['claims']): Question['claims'] => [
  ...claims.filter(({ isFurther }) => !isFurther),
  ...claims.filter(({ isFurther }) => isFurther),
];
