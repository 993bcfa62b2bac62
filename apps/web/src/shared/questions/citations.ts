import type { Citation, Claim, Question } from '@recto/contract/questions';
import { topAnswerOf } from '#shared/questions/answer-parts.ts';
import type { PageMark } from '#ui/document-viewer/frame/types.ts';

type Cited = Pick<Question, 'claims'> & { readonly citations: readonly Omit<Citation, 'boxes'>[] };

/**
 * The numbers of citations, by their index: in order of first use in the answer, so that one number ties together a
 * claim's marker, the tab at the page's edge and the order of hits. What the answer does not rest on has none: 0.
 */
export function numberCitations({ claims, citations }: Cited): number[] {
  const used =
    claims.length > 0 ? topAnswerOf({ claims }).flatMap((claim) => claim.citations) : citations.keys();
  const order = [...new Set(used)].filter((index) => citations[index] !== undefined);
  const numbers: number[] = new Array(citations.length).fill(0);
  order.forEach((index, position) => {
    numbers[index] = position + 1;
  });
  return numbers;
}

/** The sources of one claim as numbers, each once, lowest first. */
export function claimNumbers(claim: Claim, numbers: readonly number[]): number[] {
  const own = claim.citations.map((index) => numbers[index] ?? 0).filter((number) => number > 0);
  return [...new Set(own)].sort((a, b) => a - b);
}

/** The marks of what an answer rests on, ordered by number; each knows which hit of its page it is. */
export function marksOf(question: Question): PageMark[] {
  const numbers = numberCitations(question);
  const onPage = new Map<number, number>();
  return question.citations
    .map((citation, index) => ({ citation, number: numbers[index] ?? 0 }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number)
    .map(({ citation: { page, span, range, boxes }, number }) => {
      const hit = (onPage.get(page) ?? 0) + 1;
      onPage.set(page, hit);
      return { number, page, hit, span, range, boxes };
    });
}

/** The citation with a number. */
export function citationOf<C>(
  question: { readonly claims: readonly Claim[]; readonly citations: readonly C[] } & Cited,
  number: number,
): C | undefined {
  return question.citations[numberCitations(question).indexOf(number)];
}

/** The hit that an address names; a page without that many hits has none. */
export function findMark(
  marks: readonly PageMark[],
  page: number | null,
  hit: number | null,
): PageMark | undefined {
  return marks.find((mark) => mark.page === page && mark.hit === hit);
}
