import type { ClauseKey } from '#clauses/clause-kinds.ts';

/** How another clause of a kind is held against the value of a cell. */
interface SaidOnce {
  /** A passage that is less likely of the kind is not looked at. A schedule says one among other things. */
  readonly leastProbability: number;
  /** The only value that such a passage names is that of its kind; a date or a term may be of anything. */
  readonly isNamedAlone: boolean;
}

const ALONE: SaidOnce = { leastProbability: 0.1, isNamedAlone: true };
const AMONG_OTHERS: SaidOnce = { leastProbability: 0.25, isNamedAlone: false };

/** Kinds of clause whose value a contract has once; of insurance and fees it has many, each of something else. */
export const SAID_ONCE: Readonly<Partial<Record<ClauseKey, SaidOnce>>> = {
  agreementDate: AMONG_OTHERS,
  effectiveDate: AMONG_OTHERS,
  expirationDate: AMONG_OTHERS,
  renewalTerm: AMONG_OTHERS,
  noticeToStopRenewal: ALONE,
  governingLaw: ALONE,
  liabilityCap: AMONG_OTHERS,
};
