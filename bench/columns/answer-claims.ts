import type { Answer } from '@recto/core/answers';
import type { CellClaim } from '@recto/core/columns';

/** The statements of an answer, as cells are read from them. */
export const toClaims = ({ claims, citations }: Answer): CellClaim[] =>
  claims.map(({ text, emphasis, citations: own }) => ({
    text,
    ...(emphasis && { emphasis }),
    quotes: own.flatMap((at) => {
      const cited = citations[at];
      return cited ? [{ page: cited.page, start: cited.start, end: cited.end, text: cited.quote }] : [];
    }),
  }));
