import { READY_TEMPLATES } from '@recto/contract/ready-templates';
import { expect, test } from 'vitest';
import { findAskedKinds, findAskedNdaKinds } from './asked-kinds.ts';
import { thesaurusOf } from '#language/thesauri.ts';
import { CLAUSE_KINDS, subjectOf } from './clause-kinds.ts';

test.each([
  ['Who are the parties?', 'parties'],
  ['Between whom was this contract made?', 'parties'],
  ['When was the agreement signed?', 'agreementDate'],
  ['What is the effective date?', 'effectiveDate'],
  ['When does the contract come into force?', 'effectiveDate'],
  ['When does it end?', 'expirationDate'],
  ['How long does the agreement last?', 'expirationDate'],
  ['What is the term of the contract?', 'expirationDate'],
  ['Does the agreement renew automatically?', 'renewalTerm'],
  ['How much notice must be given to stop the renewal?', 'noticeToStopRenewal'],
  ['Which law governs the contract?', 'governingLaw'],
  ['What law applies?', 'governingLaw'],
  ['Is there a most favoured nation clause?', 'mostFavoredNation'],
  ['Is there a non-compete?', 'nonCompete'],
  ['May they work for a competitor?', 'nonCompete'],
  ['Is the distributor exclusive?', 'exclusivity'],
  ['Can we hire their employees?', 'noSolicitEmployees'],
  ['May the parties solicit each other’s employees?', 'noSolicitEmployees'],
  ['May the parties solicit each other’s customers?', 'noSolicitCustomers'],
  ['Can either party terminate without cause?', 'terminationForConvenience'],
  ['Can the customer cancel early?', 'terminationForConvenience'],
  ['What happens if one of the companies is acquired?', 'changeOfControl'],
  ['Can the contract be assigned?', 'assignment'],
  ['Can I transfer the agreement to someone else?', 'assignment'],
  ['How is revenue shared?', 'revenueSharing'],
  ['What royalties are due?', 'revenueSharing'],
  ['Is there a minimum purchase?', 'minimumCommitment'],
  ['Who owns the inventions?', 'ipAssignment'],
  ['What license is granted?', 'licenseGrant'],
  ['What happens after termination?', 'postTermination'],
  ['May they audit our books?', 'auditRights'],
  ['Is liability unlimited for anything?', 'uncappedLiability'],
  ['Is liability capped?', 'liabilityCap'],
  ['What is the limit of liability?', 'liabilityCap'],
  ['Are there liquidated damages?', 'liquidatedDamages'],
  ['How long is the warranty?', 'warrantyDuration'],
  ['What insurance is required?', 'insurance'],
  ['Is there a covenant not to sue?', 'covenantNotToSue'],
  ['Are there third-party beneficiaries?', 'thirdPartyBeneficiary'],
  ['Is the source code in escrow?', 'sourceCodeEscrow'],
])('"%s" asks for %s', (question, key) => {
  expect(findAskedKinds(question)).toEqual([key]);
});

test.each([
  'What was the net revenue in 2021?',
  'When did the fiscal year end?',
  'How many employees does the company have?',
  'How do I install the program?',
  'What is the address of the supplier?',
  'Who is the chief executive officer?',
  'What does Affiliate mean?',
])('"%s" asks for no kind of clause', (question) => {
  expect(findAskedKinds(question)).toEqual([]);
});

test('every kind can be asked for', () => {
  const asked = new Set<string>(
    thesaurusOf('en')
      ?.get('clauses')
      ?.map((line) => line.split(':')[0] ?? ''),
  );
  expect(CLAUSE_KINDS.filter(({ key }) => !asked.has(key))).toEqual([]);
});

test.each(CLAUSE_KINDS.map(({ key, label }) => [key, label] as const))(
  '%s is asked for by its name',
  (key, label) => {
    expect(findAskedKinds(`Is there a clause on ${label.toLowerCase()}?`)).toEqual([key]);
    expect(findAskedKinds(`No clause on ${subjectOf(key)}`)).toEqual([key]);
  },
);

const CONTRACT_REVIEW = READY_TEMPLATES.find(({ name }) => name === 'Contract review')?.questions ?? [];

test('the questions of the template "Contract review" ask for the twelve kinds that are asked for most', () => {
  expect(CONTRACT_REVIEW.map(findAskedKinds)).toEqual(
    [
      'parties',
      'agreementDate',
      'effectiveDate',
      'expirationDate',
      'renewalTerm',
      'noticeToStopRenewal',
      'governingLaw',
      'terminationForConvenience',
      'assignment',
      'liabilityCap',
      'exclusivity',
      'insurance',
    ].map((key) => [key]),
  );
});

test.each([
  ['Does information need to be labelled confidential?', 'ndaMarking'],
  ['What is confidential information?', 'ndaTechnical'],
  ['Is what is said verbally protected?', 'ndaOral'],
  ['What may the information be used for?', 'ndaPurpose'],
  ['Who of the staff may see the information?', 'ndaEmployees'],
  ['Can we show it to our lawyers?', 'ndaThirdParties'],
  ['What happens if a court orders disclosure?', 'ndaCompelled'],
  ['Is the existence of the talks secret?', 'ndaSecrecy'],
  ['Is decompiling forbidden?', 'ndaReverseEngineering'],
  ['May they develop a similar product themselves?', 'ndaDevelopment'],
  ['What if it is received from another source?', 'ndaOtherSources'],
  ['Is a license granted?', 'ndaNoLicense'],
  ['What must be destroyed?', 'ndaReturn'],
  ['Can documents be photocopied?', 'ndaCopies'],
  ['Is poaching forbidden?', 'ndaNoSolicit'],
  ['How long must the information be kept confidential?', 'ndaSurvival'],
  ['May backups be kept?', 'ndaRetention'],
])('"%s" asks a non-disclosure agreement for %s', (question, key) => {
  expect(findAskedNdaKinds(question)).toEqual([key]);
});

test.each([
  'Which law governs the agreement?',
  'Who are the parties?',
  'When does it end?',
  'What is the term?',
])('"%s" asks nothing of non-disclosure agreements alone', (question) => {
  expect(findAskedNdaKinds(question)).toEqual([]);
});

test.each([
  'Which courts decide if there is a dispute about the license?',
  'How much time do I get to put a breach right before I lose the license?',
  'Who may issue new versions of this license?',
])('"%s" asks for no grant of a licence', (question) => {
  expect(findAskedKinds(question)).not.toContain('licenseGrant');
});

test('what is to be kept secret is not what may be kept', () => {
  expect(findAskedNdaKinds('How long must we keep it secret, and trade secrets?')).toEqual(['ndaSurvival']);
  expect(findAskedNdaKinds('May they keep confidential information?')).toEqual(['ndaRetention']);
});
