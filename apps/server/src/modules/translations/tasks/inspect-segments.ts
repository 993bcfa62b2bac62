import type { SegmentCheck, SegmentTerm } from '@recto/contract/translations';
import { checkFacts, checkTerms, makeTermMatcher, type Term, type TermMatch } from '@recto/core/translation';
import { defineTask } from '#kernel/define-task.ts';

/** With the entry that it is, which clients need not know. */
export interface StoredTerm extends SegmentTerm {
  readonly termId: string;
}

interface InspectRequest {
  readonly source: string;
  readonly target: string;
  readonly terms: readonly Term[];
  /** With their translations, where there are some. */
  readonly segments: readonly { readonly source: string; readonly target: string | null }[];
}

/** What there is to say of a segment. Terms without a translation to look them up in are not applied. */
export interface InspectedSegment {
  readonly matches: readonly TermMatch[];
  readonly terms: readonly StoredTerm[];
  readonly checks: readonly SegmentCheck[];
}

const LIMIT_MS = 60_000;
const NOT_TRANSLATED = 'The sentence is not translated.';

/** Finds terms in segments, and whether terms, numbers, dates and names are in their translations. */
export const inspectSegments = defineTask<InspectRequest, InspectedSegment[]>({
  name: 'inspect-segments',
  lane: 'comparison',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 240_000 },
  run({ source, target, terms, segments }) {
    const match = makeTermMatcher(source, terms);
    return segments.map((segment) => {
      const matches = match(segment.source);
      const translated = segment.target ?? '';
      if (translated === '')
        return {
          matches,
          terms: matches.map((found) => toTerm(segment.source, found, false, NOT_TRANSLATED)),
          checks: [],
        };
      const checked = checkTerms(matches, translated, target);
      return {
        matches,
        terms: matches.map((found, at) => {
          const { applied = false, reason } = checked[at] ?? {};
          return toTerm(segment.source, found, applied, reason);
        }),
        checks: checkFacts(segment.source, translated, { source, target }),
      };
    });
  },
});

const toTerm = (
  text: string,
  { termId, start, end, target }: TermMatch,
  applied: boolean,
  reason?: string,
): StoredTerm => ({
  termId,
  source: text.slice(start, end),
  target,
  start,
  end,
  applied,
  ...(!applied && reason !== undefined && { reason }),
});
