import { expect, test } from 'vitest';
import { readContractTerms } from './contract-terms.ts';
import { CLAUSE_KINDS, type ClauseKey } from './clause-kinds.ts';
import { NO_CLAUSES, packClauses } from './pack-clauses.ts';
import type { KindFound } from './recognise.ts';

const LAW = 'This Agreement is governed by the laws of the State of New York.';
const AUDIT = 'The Customer may audit the\nbooks of the Supplier once a year.';
const PAGE = `${LAW}\n${AUDIT}`;

type Told = Pick<KindFound, 'presence' | 'isSure'> & { readonly probability: number };

/** The terms of a contract of one page, told of which are the kinds given. */
function termsOf(told: Partial<Record<ClauseKey, Told>>) {
  const found = CLAUSE_KINDS.map(({ key }): KindFound => {
    const { presence = 0.01, isSure = false, probability = 0.01 } = told[key] ?? {};
    const start = key === 'governingLaw' ? 0 : LAW.length + 1;
    const end = key === 'governingLaw' ? LAW.length : PAGE.length;
    return { key, presence, isSure, passages: [{ page: 3, start, end, probability }] };
  });
  const terms = readContractTerms(packClauses(found), (page) => (page === 3 ? PAGE : '')) ?? [];
  return new Map(terms.map((term) => [term.key, term]));
}

const SURE = { presence: 0.9, isSure: true, probability: 0.9 };

test('a sure clause of a contract that likely has it is found, with the value that was read from it', () => {
  const terms = termsOf({ governingLaw: SURE, auditRights: SURE });
  expect(terms.size).toBe(CLAUSE_KINDS.length);
  expect(terms.get('governingLaw')).toMatchObject({
    state: 'found',
    text: 'New York',
    value: { type: 'choice', choice: 'New York' },
    evidence: [{ page: 3, span: { start: 0, end: LAW.length } }],
  });
  expect(terms.get('auditRights')).toMatchObject({
    state: 'found',
    text: 'The Customer may audit the books of the Supplier once a year.',
    value: { type: 'yesNo', yes: true },
  });
  expect(terms.get('insurance')).toMatchObject({ state: 'none', text: '', value: null, evidence: [] });
});

test.each([
  ['auditRights', { ...SURE, presence: 0.7 }, 'likely'],
  ['auditRights', { ...SURE, presence: 0.3 }, 'none'],
  ['auditRights', { presence: 0.9, isSure: false, probability: 0.5 }, 'likely'],
  ['auditRights', { presence: 0.9, isSure: false, probability: 0.3 }, 'none'],
  ['sourceCodeEscrow', SURE, 'likely'],
] as const)('%s with %o is %s', (key, told, state) => {
  expect(termsOf({ [key]: told }).get(key)?.state).toBe(state);
});

test('a document that is no contract has no terms', () => {
  expect(readContractTerms(NO_CLAUSES, () => PAGE)).toBeNull();
});

test('a kind that may be there is not said to be missing', () => {
  const terms = termsOf({ auditRights: { presence: 0.4, isSure: false, probability: 0.3 } });
  expect(terms.get('auditRights')).toMatchObject({ state: 'none', isUnclear: true, evidence: [] });
  expect(terms.get('insurance')?.isUnclear).toBeUndefined();
});

test.each<[ClauseKey, string, number]>([
  ['agreementDate', 'Made on 3 February 2025', 0.6],
  ['renewalTerm', 'It then continues from year to year until it is ended.', 0.2],
  ['terminationForConvenience', 'Either party may end this contract by three months’ notice.', 0.1],
])('%s is likely where its own words say it, however unlike other contracts: “%s”', (key, text, presence) => {
  const passages = [{ page: 1, start: 0, end: text.length, probability: 0.1 }];
  const found = CLAUSE_KINDS.map(
    (each): KindFound =>
      each.key === key
        ? { key, presence, isSure: false, passages }
        : { key: each.key, presence: 0, isSure: false, passages: [] },
  );
  const term = readContractTerms(packClauses(found), (page) => (page === 1 ? text : ''))?.find(
    (each) => each.key === key,
  );
  expect(term).toMatchObject({
    state: 'likely',
    text,
    evidence: [{ page: 1, span: { start: 0, end: text.length } }],
  });
});

test('a term of years that does not renew is no renewal', () => {
  const text = 'The term of this Agreement shall be for a period of two (2) years.';
  const passages = [{ page: 1, start: 0, end: text.length, probability: 0.1 }];
  const found = CLAUSE_KINDS.map(({ key }): KindFound => ({ key, presence: 0.2, isSure: false, passages }));
  const terms = readContractTerms(packClauses(found), (page) => (page === 1 ? text : '')) ?? [];
  expect(terms.find(({ key }) => key === 'renewalTerm')?.state).toBe('none');
});
