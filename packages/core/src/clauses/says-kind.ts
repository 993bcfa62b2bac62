import type { KindKey } from './clause-kinds.ts';
import type { ReadValue } from './values/types.ts';

/** Kinds that are asked for how much or how long: a value that is read from a passage proves that it says the kind. */
export const LED_BY_VALUE: ReadonlySet<KindKey> = new Set<KindKey>([
  'liabilityCap',
  'insurance',
  'renewalTerm',
]);
/** Terms of years stand in many clauses: these words make one of them a renewal. */
const RENEWAL_WORDS =
  /\brenew(?:s|ed|al|als|able)?\b|\b(?:successive|additional|further) (?:\p{L}+ )?(?:terms?|periods?|years?)\b|\b(?:from )?(?:year|month)[- ]to[- ](?:year|month)\b/iu;
/** How contracts in plain English say that a party may end them without a reason. */
const ENDS_BY_NOTICE =
  /\bmay (?:end|cancel|leave) this \p{L}+\b(?![^.;]*\b(?:breach|default|insolven\p{L}*|fails?)\b)[^.;]*\bnotice\b/iu;

/**
 * Whether a sentence says a kind of clause by its own words: weights that learnt from lawyers' English miss it in plain
 * English.
 * @param sentence in one line
 * @param value what was read of the kind, where it was read from this sentence
 */
export function saysKind(key: KindKey, sentence: string, value: ReadValue | null): boolean {
  if (key === 'terminationForConvenience') return ENDS_BY_NOTICE.test(sentence);
  if (!LED_BY_VALUE.has(key) || value === null || value.spans.length === 0) return false;
  return key !== 'renewalTerm' || RENEWAL_WORDS.test(sentence);
}
