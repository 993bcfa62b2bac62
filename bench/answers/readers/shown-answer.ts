import type { Answer, AnswerKind, Citation, Claim } from '@recto/core/answers';

/** A claim as a reader meets it. */
export interface ShownClaim {
  readonly text: string;
  readonly pages: readonly number[];
  /** The quotes that it rests on. */
  readonly citations: readonly Citation[];
}

/** What a reader sees of an answer. */
export interface ShownAnswer {
  readonly kind: AnswerKind;
  readonly lead: ShownClaim | undefined;
  /** The answer itself, its top answer first. */
  readonly own: readonly ShownClaim[];
  /** Shown beside it: other places, or the nearest passages where nothing matches. */
  readonly further: readonly ShownClaim[];
}

export function readShownAnswer(answer: Answer): ShownAnswer {
  const show = ({ text, citations }: Claim): ShownClaim => {
    const cited = citations.flatMap((at) => answer.citations[at] ?? []);
    return { text, pages: cited.map(({ page }) => page), citations: cited };
  };
  const own = answer.claims.filter(({ isSupporting }) => isSupporting !== true).map(show);
  const supporting = answer.claims.filter(({ isSupporting }) => isSupporting === true).map(show);
  const nearest = answer.nearest.map((citation) => ({
    text: citation.quote,
    pages: [citation.page],
    citations: [citation],
  }));
  return { kind: answer.kind, lead: own[0], own, further: [...supporting, ...nearest] };
}
