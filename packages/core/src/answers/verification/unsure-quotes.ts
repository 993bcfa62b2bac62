import type { Answer, Citation, Claim } from './answer.ts';

/** A quote with a word that was read less surely is no top answer: see docs/decisions/0097. */
export const MIN_TOP_ANSWER_CONFIDENCE = 30;

type Led = Pick<Answer, 'kind' | 'claims' | 'pages'>;

/**
 * An answer that would begin with words that were read too unsurely from a picture comes close and is no answer: what was
 * read surely goes first. Such words beside a top answer that holds are no part of the answer.
 */
export function withoutUnsureTopAnswer(
  { kind, claims }: Pick<Answer, 'kind' | 'claims'>,
  { citations, pages }: Pick<Answer, 'citations' | 'pages'>,
): Led {
  const isUnsure = ({ citations: own }: Claim) => own.some((at) => wasReadUnsurely(citations[at]));
  const [topAnswer] = claims;
  if (topAnswer === undefined || !claims.some(isUnsure)) return { kind, claims, pages };
  if (kind === 'answer' && !isUnsure(topAnswer)) {
    const others = claims.map((claim) => (isUnsure(claim) ? { ...claim, isSupporting: true } : claim));
    return { kind, claims: others, pages };
  }
  const inOrder = [...claims.filter((claim) => !isUnsure(claim)), ...claims.filter(isUnsure)];
  const found = inOrder.flatMap(({ citations: own }) => own.flatMap((at) => citations[at]?.page ?? []));
  return {
    kind: 'closest',
    claims: inOrder.map(({ isSupporting: _, ...claim }) => claim),
    pages: [...new Set(found)],
  };
}

const wasReadUnsurely = (citation: Citation | undefined): boolean =>
  citation?.confidence !== undefined && citation.confidence < MIN_TOP_ANSWER_CONFIDENCE;
