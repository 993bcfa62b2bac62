import type { Question } from '@recto/contract/questions';

/** The claims that are part of the answer itself. */
export const leadClaims = ({ claims }: Pick<Question, 'claims'>): Question['claims'] =>
  claims.filter(({ isFurther }) => !isFurther);

/** Those on which the answer itself stands, as the chat names them; of one without claims all that are cited. */
export function leadPages({
  claims,
  citations,
  pages,
}: Pick<Question, 'claims' | 'citations' | 'pages'>): number[] {
  const lead = leadClaims({ claims });
  if (lead.length === 0) return pages;
  const cited = new Set(lead.flatMap((claim) => claim.citations.map((at) => citations[at]?.page)));
  return pages.filter((page) => cited.has(page));
}

/** Those that make up the answer first, then the others that it cites. */
export const leadFirst = (claims: Question['claims']): Question['claims'] => [
  ...leadClaims({ claims }),
  ...claims.filter(({ isFurther }) => isFurther),
];
