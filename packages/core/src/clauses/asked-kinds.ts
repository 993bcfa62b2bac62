import { thesaurusOf } from '#language/thesauri.ts';
import { ENGLISH } from '#language/languages.ts';
import { CLAUSE_KINDS, type ClauseKey, subjectOf } from './clause-kinds.ts';
import type { NdaKey } from './nda-kinds.ts';

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

/** The same of what non-disclosure agreements say. */
const NARROWER_NDA: Readonly<Partial<Record<NdaKey, readonly NdaKey[]>>> = {
  ndaMarking: ['ndaOral'],
  ndaPurpose: ['ndaDevelopment', 'ndaEmployees', 'ndaThirdParties', 'ndaOtherSources', 'ndaRetention'],
  ndaEmployees: ['ndaNoSolicit'],
  ndaThirdParties: ['ndaCompelled', 'ndaOtherSources', 'ndaNoSolicit', 'ndaSecrecy'],
  ndaSurvival: ['ndaReturn', 'ndaRetention'],
  ndaReturn: ['ndaRetention'],
  ndaNoLicense: ['ndaReverseEngineering'],
};

const PART = /^([A-Z]+) = (.*)$/u;

/**
 * How questions ask for a kind of clause, in lawyers' words and in plain ones: all of a kind's patterns are tried. Of kinds that
 * are special cases of each other the narrower stands first.
 */
function readAskedWords<Key extends string>(section: string): (readonly [key: Key, asked: RegExp])[] {
  const lines = thesaurusOf(ENGLISH)?.get(section) ?? [];
  const parts = new Map(
    lines.flatMap((line) => [PART.exec(line)?.slice(1) as [string, string]].filter(Boolean)),
  );
  return lines
    .filter((line) => !PART.test(line))
    .map((line) => {
      const [key, pattern = ''] = line.split(/: (.*)/u);
      const whole = pattern.replace(/<([A-Z]+)>/gu, (_, name: string) => parts.get(name) ?? '');
      return [key as Key, new RegExp(whole, 'u')];
    });
}

const patterns = readAskedWords<ClauseKey>('clauses');
const ndaPatterns = readAskedWords<NdaKey>('nda clauses');

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
  const named = BY_NAME.get(NAMED.exec(plainText(question))?.[1] ?? '');
  return named === undefined ? findKinds(question, patterns, NARROWER) : [named];
}

/** What a question in English asks of a non-disclosure agreement, beside what it may ask of any contract. */
export function findAskedNdaKinds(question: string): NdaKey[] {
  return findKinds(question, ndaPatterns, NARROWER_NDA);
}

function findKinds<Key extends string>(
  question: string,
  table: readonly (readonly [key: Key, asked: RegExp])[],
  narrowerOf: Readonly<Partial<Record<Key, readonly Key[]>>>,
): Key[] {
  const text = plainText(question);
  const found = new Set(table.filter(([, asked]) => asked.test(text)).map(([key]) => key));
  return [...found].filter((key) => !narrowerOf[key]?.some((narrower) => found.has(narrower)));
}

const plainText = (question: string): string =>
  question.toLowerCase().replace(/[‘’]/gu, "'").replace(/\s+/gu, ' ').trim();
