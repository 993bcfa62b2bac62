import { ASKED_WORDS } from './asked-words.ts';
import { CLAUSE_KINDS, type ClauseKey, subjectOf } from './kinds.ts';

/** What a kind is no longer asked by where the narrower one is: "notice to stop the renewal" asks for no renewal. */
const NARROWER: Readonly<Partial<Record<ClauseKey, readonly ClauseKey[]>>> = {
  renewalTerm: ['noticeToStopRenewal'],
  expirationDate: [
    'noticeToStopRenewal',
    'renewalTerm',
    'terminationForConvenience',
    'postTermination',
    'liquidatedDamages',
  ],
  effectiveDate: ['agreementDate'],
  nonCompete: ['competitionExceptions'],
  exclusivity: ['competitionExceptions'],
  terminationForConvenience: [
    'noticeToStopRenewal',
    'postTermination',
    'liquidatedDamages',
    'changeOfControl',
  ],
  changeOfControl: ['postTermination'],
  assignment: ['ipAssignment', 'nonTransferable', 'changeOfControl'],
  licenseGrant: [
    'nonTransferable',
    'affiliateLicensor',
    'affiliateLicensee',
    'unlimitedLicense',
    'perpetualLicense',
    'expirationDate',
    'effectiveDate',
    'governingLaw',
    'terminationForConvenience',
    'renewalTerm',
    'noticeToStopRenewal',
    'postTermination',
    'parties',
    'agreementDate',
    'assignment',
    'covenantNotToSue',
    'sourceCodeEscrow',
    'liabilityCap',
    'uncappedLiability',
    'auditRights',
    'warrantyDuration',
    'revenueSharing',
    'minimumCommitment',
    'insurance',
  ],
  affiliateLicensee: ['affiliateLicensor'],
  ipAssignment: ['jointIp', 'covenantNotToSue'],
  liabilityCap: ['uncappedLiability'],
  minimumCommitment: ['insurance', 'revenueSharing'],
  priceRestrictions: ['mostFavoredNation', 'liabilityCap'],
  volumeRestriction: ['liabilityCap'],
  postTermination: [
    'warrantyDuration',
    'nonCompete',
    'noSolicitEmployees',
    'noSolicitCustomers',
    'noticeToStopRenewal',
  ],
};

const patterns = ASKED_WORDS.map(([key, words]) => ({
  key,
  words: words.map((word) => new RegExp(word, 'u')),
}));

/** A clause that is asked for by the very name that a panel or a "not found" gives it. */
const NAMED = /\bclauses? on (?:the |its )?(.+?)\W*$/u;
const plainName = (name: string) => name.toLowerCase().replace(/^(?:the|its) /u, '');
const BY_NAME = new Map(
  CLAUSE_KINDS.flatMap(({ key, label }) => [
    [plainName(label), key],
    [plainName(subjectOf(key)), key],
  ]),
);

/** The kinds of clause that a question in English asks for, in the order of the table; none for other questions. */
export function findAskedKinds(question: string): ClauseKey[] {
  const text = question.toLowerCase().replace(/[‘’]/gu, "'").replace(/\s+/gu, ' ').trim();
  const named = BY_NAME.get(NAMED.exec(text)?.[1] ?? '');
  if (named !== undefined) return [named];
  const found = new Set(
    patterns.filter(({ words }) => words.some((word) => word.test(text))).map(({ key }) => key),
  );
  return [...found].filter((key) => !NARROWER[key]?.some((narrower) => found.has(narrower)));
}
