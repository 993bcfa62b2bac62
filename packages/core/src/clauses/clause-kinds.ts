import { NDA_KINDS, type NdaKey } from './nda-kinds.ts';

/** Where a kind of clause stands among the key terms of a contract. */
export type ClauseGroup = 'parties' | 'term' | 'money' | 'rights' | 'law';

/** What the value of a clause is, where it has one. */
export type ClauseValue = 'names' | 'date' | 'duration' | 'amount' | 'yesNo' | 'choice' | 'text';

export interface ClauseKind {
  readonly key: string;
  readonly label: string;
  readonly group: ClauseGroup;
  readonly value: ClauseValue;
}

type Row = readonly [key: string, label: string, group: ClauseGroup, value: ClauseValue];

const ROWS = [
  ['parties', 'Parties', 'parties', 'names'],
  ['agreementDate', 'Agreement date', 'term', 'date'],
  ['effectiveDate', 'Effective date', 'term', 'date'],
  ['expirationDate', 'Expiration', 'term', 'date'],
  ['renewalTerm', 'Renewal', 'term', 'duration'],
  ['noticeToStopRenewal', 'Notice to stop renewal', 'term', 'duration'],
  ['governingLaw', 'Governing law', 'law', 'choice'],
  ['mostFavoredNation', 'Most favoured nation', 'money', 'yesNo'],
  ['competitionExceptions', 'Exceptions to competition limits', 'rights', 'yesNo'],
  ['nonCompete', 'Non-compete', 'rights', 'yesNo'],
  ['exclusivity', 'Exclusivity', 'rights', 'yesNo'],
  ['noSolicitCustomers', 'No soliciting of customers', 'rights', 'yesNo'],
  ['noSolicitEmployees', 'No soliciting of employees', 'rights', 'yesNo'],
  ['nonDisparagement', 'Non-disparagement', 'rights', 'yesNo'],
  ['terminationForConvenience', 'Termination for convenience', 'term', 'yesNo'],
  ['firstRefusal', 'Right of first refusal', 'rights', 'yesNo'],
  ['changeOfControl', 'Change of control', 'rights', 'yesNo'],
  ['assignment', 'Assignment', 'rights', 'yesNo'],
  ['revenueSharing', 'Revenue sharing', 'money', 'yesNo'],
  ['priceRestrictions', 'Price restrictions', 'money', 'yesNo'],
  ['minimumCommitment', 'Minimum commitment', 'money', 'amount'],
  ['volumeRestriction', 'Volume restriction', 'money', 'amount'],
  ['ipAssignment', 'IP ownership', 'rights', 'yesNo'],
  ['jointIp', 'Joint intellectual property', 'rights', 'yesNo'],
  ['licenseGrant', 'Licence', 'rights', 'text'],
  ['nonTransferable', 'Non-transferable licence', 'rights', 'yesNo'],
  ['affiliateLicensor', 'Licence by affiliates', 'rights', 'yesNo'],
  ['affiliateLicensee', 'Licence to affiliates', 'rights', 'yesNo'],
  ['unlimitedLicense', 'Unlimited licence', 'rights', 'yesNo'],
  ['perpetualLicense', 'Irrevocable or perpetual licence', 'rights', 'yesNo'],
  ['sourceCodeEscrow', 'Source code escrow', 'rights', 'yesNo'],
  ['postTermination', 'After termination', 'term', 'text'],
  ['auditRights', 'Audit', 'rights', 'yesNo'],
  ['uncappedLiability', 'Uncapped liability', 'money', 'yesNo'],
  ['liabilityCap', 'Cap on liability', 'money', 'amount'],
  ['liquidatedDamages', 'Liquidated damages', 'money', 'amount'],
  ['warrantyDuration', 'Warranty', 'money', 'duration'],
  ['insurance', 'Insurance', 'money', 'amount'],
  ['covenantNotToSue', 'Covenant not to sue', 'law', 'yesNo'],
  ['thirdPartyBeneficiary', 'Third-party beneficiary', 'law', 'yesNo'],
] as const satisfies readonly Row[];

export type ClauseKey = (typeof ROWS)[number][0];

/** The kinds of clause that are told in contracts, in the order in which weights have them. */
export const CLAUSE_KINDS: readonly (ClauseKind & { readonly key: ClauseKey })[] = ROWS.map(
  ([key, label, group, value]) => ({ key, label, group, value }),
);

/** Kinds that lawyers had marked in fewer than 20 of the contracts to learn from. */
const WEAK: ReadonlySet<ClauseKey> = new Set<ClauseKey>([
  'sourceCodeEscrow',
  'priceRestrictions',
  'unlimitedLicense',
  'mostFavoredNation',
  'affiliateLicensor',
  'thirdPartyBeneficiary',
]);

/** Whether a kind was learnt from so few contracts that how often it is right cannot be told. */
export const isWeakKind = (key: ClauseKey): boolean => WEAK.has(key);
/** A kind of clause of all contracts, or what non-disclosure agreements alone are read for. */
export type KindKey = ClauseKey | NdaKey;

const CLAUSE_KEYS: ReadonlySet<KindKey> = new Set(CLAUSE_KINDS.map(({ key }) => key));

/** Whether contracts of all sorts may have it. */
export const isClauseKey = (key: KindKey): key is ClauseKey => CLAUSE_KEYS.has(key);

/** All kinds, in the order in which weights have them. */
export const KIND_KEYS: readonly KindKey[] = [...CLAUSE_KINDS, ...NDA_KINDS].map(({ key }) => key);

/** What a clause of a kind is on, where its label does not say it. */
const SUBJECTS: Readonly<Partial<Record<ClauseKey, string>>> = {
  parties: 'the parties',
  agreementDate: 'the date of the agreement',
  effectiveDate: 'the effective date',
  expirationDate: 'its expiration',
  noticeToStopRenewal: 'notice to stop its renewal',
  competitionExceptions: 'exceptions to limits of competition',
  nonCompete: 'competition',
  noSolicitCustomers: 'soliciting customers',
  noSolicitEmployees: 'soliciting employees',
  nonDisparagement: 'disparagement',
  firstRefusal: 'a right of first refusal',
  ipAssignment: 'the assignment of intellectual property',
  licenseGrant: 'the grant of a licence',
  postTermination: 'what follows its termination',
  auditRights: 'rights of audit',
  liabilityCap: 'a cap on liability',
  covenantNotToSue: 'a covenant not to sue',
  thirdPartyBeneficiary: 'third-party beneficiaries',
};

/** What a clause of a kind is on, as it is said within a sentence. */
export function subjectOf(key: KindKey): string {
  const nda = NDA_KINDS.find((kind) => kind.key === key)?.subject;
  return nda ?? subjectOfClause(key as ClauseKey);
}

function subjectOfClause(key: ClauseKey): string {
  const label = CLAUSE_KINDS.find((kind) => kind.key === key)?.label ?? key;
  return SUBJECTS[key] ?? label.charAt(0).toLowerCase() + label.slice(1);
}
