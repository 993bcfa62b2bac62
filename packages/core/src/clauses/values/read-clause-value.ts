import { readableText } from '#sentences/readable-text.ts';
import { CLAUSE_KINDS, type ClauseKey } from '../clause-kinds.ts';
import type { ClauseFound } from '../recognise.ts';
import {
  readInsurance,
  readLiabilityCap,
  readLiquidatedDamages,
  readMinimumCommitment,
} from './read-amounts.ts';
import { readAgreementDate, readEffectiveDate } from './read-dates.ts';
import { readExpirationDate } from './read-end.ts';
import { readGoverningLaw } from './read-law.ts';
import { readNotice } from './read-notice.ts';
import { readParties } from './read-parties.ts';
import { readRenewalTerm } from './read-renewal.ts';
import { readWarrantyDuration } from './read-warranty.ts';
import type { ReadValue, ValueContext } from './types.ts';

type Reader = (passages: readonly ClauseFound[], context: ValueContext) => ReadValue | null;

const READERS: Readonly<Partial<Record<ClauseKey, Reader>>> = {
  parties: readParties,
  agreementDate: readAgreementDate,
  effectiveDate: readEffectiveDate,
  expirationDate: readExpirationDate,
  renewalTerm: readRenewalTerm,
  noticeToStopRenewal: readNotice,
  governingLaw: readGoverningLaw,
  minimumCommitment: readMinimumCommitment,
  liabilityCap: readLiabilityCap,
  liquidatedDamages: readLiquidatedDamages,
  warrantyDuration: readWarrantyDuration,
  insurance: readInsurance,
};

/** What stands in a passage that is less likely of the kind is in no bold. */
const SURE = 0.5;

/**
 * What the passages of a kind of clause say, in short: a date, a period, names, an amount, or the sentence itself.
 * @param passages of the kind, the likeliest first
 * @returns null where there is no passage
 */
export function readClauseValue(
  kind: ClauseKey,
  passages: readonly ClauseFound[],
  context: ValueContext,
): ReadValue | null {
  const [passage] = passages;
  if (passage === undefined) return null;
  const read = READERS[kind]?.(passages, context) ?? null;
  if (read === null) return readSentence(kind, passage, context);
  return { ...read, sure: read.sure && read.passage.probability >= SURE };
}

/** The sentence, and that there is such a clause where the kind asks for no more. */
function readSentence(kind: ClauseKey, passage: ClauseFound, { textOf }: ValueContext): ReadValue {
  const page = textOf(passage.page);
  const isYesNo = CLAUSE_KINDS.some(({ key, value }) => key === kind && value === 'yesNo');
  return {
    text: readableText(page.slice(passage.start, passage.end), page),
    value: isYesNo ? { type: 'yesNo', yes: true } : { type: 'text' },
    sure: false,
    passage,
    spans: [],
  };
}
