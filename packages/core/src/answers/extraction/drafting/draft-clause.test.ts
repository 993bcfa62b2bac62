import { expect, test } from 'vitest';
import { CLAUSE_KINDS, type ClauseKey, type ClauseRecogniser } from '#clauses/index.ts';
import { buildFileIndex } from '../../file-index/build-file-index.ts';
import { rankFile } from '../../retrieval/rank-file.ts';
import { draftAnswer } from './draft-answer.ts';
import type { ExtractiveDraft } from '../draft.ts';

const CLAUSES = [
  'This Agreement is made on 14 March 2024 by and between Northwind Trading Ltd (the “Customer”) and Meridian Data GmbH (the “Provider”).',
  'This Agreement commences on 1 April 2024 and shall end on 31 March 2027.',
  'This Agreement then renews for twelve (12) months at a time, unless a party gives notice not less than ninety (90) days before the end of the term.',
  'Neither party may assign this Agreement without the consent of the other party.',
  'This Agreement may be changed in writing only.',
] as const;
const PAGE = CLAUSES.join('\n\n');

interface Told {
  readonly clause: number;
  readonly isSure?: boolean;
  readonly presence?: number;
}

/** Tells of each kind the one clause that it is said to have. */
function recogniserOf(told: Readonly<Partial<Record<ClauseKey, Told>>>): ClauseRecogniser {
  return () =>
    CLAUSE_KINDS.map(({ key }) => {
      const {
        clause,
        isSure = true,
        presence = 0.95,
      } = told[key] ?? { clause: 4, isSure: false, presence: 0.05 };
      const start = PAGE.indexOf(CLAUSES[clause] ?? '');
      const passage = { page: 1, start, end: start + (CLAUSES[clause]?.length ?? 0), probability: presence };
      return { key, presence, isSure, passages: [passage] };
    });
}

function draft(question: string, told: Readonly<Partial<Record<ClauseKey, Told>>>): ExtractiveDraft {
  const index = buildFileIndex([{ number: 1, text: PAGE }], 'en', recogniserOf(told));
  return draftAnswer(index, rankFile(index, question));
}

/** What stands in bold in the top answer. */
function boldOf({ claims: [topAnswer] }: ExtractiveDraft): string[] {
  return (topAnswer?.emphasis ?? []).map(({ start, end }) => topAnswer?.text.slice(start, end) ?? '');
}

test.each<[string, ClauseKey, number, string[]]>([
  ['Who are the parties?', 'parties', 0, ['Northwind Trading Ltd', 'Meridian Data GmbH']],
  ['When was the agreement signed?', 'agreementDate', 0, ['14 March 2024']],
  ['When does the agreement end?', 'expirationDate', 1, ['31 March 2027']],
  ['How much notice must be given to stop the renewal?', 'noticeToStopRenewal', 2, ['ninety (90) days']],
  ['Does the agreement renew automatically?', 'renewalTerm', 2, ['twelve (12) months']],
  ['Can the agreement be assigned to somebody else?', 'assignment', 3, []],
])('%s has its own value in bold', (question, key, clause, bold) => {
  const answer = draft(question, { [key]: { clause } });
  expect(answer.kind).toBe('answer');
  expect(answer.claims[0]?.text).toBe(CLAUSES[clause]);
  expect(boldOf(answer)).toEqual(bold);
});

test('what is not sure is close at most, and has nothing in bold', () => {
  const answer = draft('When does the agreement end?', {
    expirationDate: { clause: 1, isSure: false, presence: 0.6 },
  });
  expect(answer.kind).toBe('closest');
  expect(answer.claims[0]?.text).toBe(CLAUSES[1]);
  expect(boldOf(answer)).toEqual([]);
});

test('a kind that is unlikely to be there is said to be missing, with what comes nearest', () => {
  const answer = draft('When does the agreement end?', {});
  expect(answer).toMatchObject({ kind: 'none', claims: [], missingClause: 'its expiration' });
  expect(answer.nearest).toEqual([{ page: 1, quote: CLAUSES[4] }]);
});

test('questions for no kind, or for several, are answered by the engine', () => {
  expect(draft('How may it be changed?', {}).missingClause).toBeUndefined();
});

const PLAIN_CLAUSES = `6 Liability and insurance

6.1 Neither party is liable for loss of profit, loss of goodwill or indirect loss under this agreement.

6.2 The total liability of either party in any contract year is limited to 100 per cent of the yearly Charges payable in that year.

6.3 The Supplier shall hold professional indemnity insurance of at least £2 million for each claim.

7 Term and termination

7.1 This agreement runs until 28 February 2027. It then continues from year to year until it is ended.

7.2 Either party may end this agreement at the end of its term by giving at least three months’ written notice.

8 General`;

/** A contract whose passages of one kind are told, the likeliest first, each by the words that begin it. */
function draftPlain(
  question: string,
  key: ClauseKey,
  presence: number,
  passages: readonly (readonly [string, number])[],
): ExtractiveDraft {
  const recognise: ClauseRecogniser = () =>
    CLAUSE_KINDS.map((kind) => {
      const own = kind.key === key ? passages : [];
      const found = own.map(([words, probability]) => {
        const start = PLAIN_CLAUSES.indexOf(words);
        return { page: 1, start, end: PLAIN_CLAUSES.indexOf('.\n', start) + 1, probability };
      });
      return {
        key: kind.key,
        presence: own.length > 0 ? presence : 0,
        isSure: presence > 0.5,
        passages: found,
      };
    });
  const index = buildFileIndex([{ number: 1, text: PLAIN_CLAUSES }], 'en', recognise);
  return draftAnswer(index, rankFile(index, question));
}

test('a heading announces its clause, and the clause leads', () => {
  const answer = draftPlain('What insurance must be maintained?', 'insurance', 0.6, [
    ['6 Liability', 0.25],
    ['6.3', 0.1],
  ]);
  expect(answer.kind).toBe('answer');
  expect(answer.claims[0]?.text).toMatch(/^6\.3 The Supplier shall hold/u);
});

test('a cap is what says to how much, and not what else limits liability', () => {
  const answer = draftPlain('What is the cap on liability?', 'liabilityCap', 0.95, [
    ['6.1', 0.9],
    ['6.2', 0.5],
  ]);
  expect(answer.claims.map(({ text }) => text.slice(0, 3))).toEqual(['6.2', '6.1']);
});

test.each<[string, ClauseKey, (readonly [string, number])[], RegExp]>([
  [
    'May either party terminate without cause?',
    'terminationForConvenience',
    [['7.2', 0.04]],
    /^7\.2 Either/u,
  ],
  [
    'Does the agreement renew automatically?',
    'renewalTerm',
    [
      ['7.2', 0.08],
      ['It then', 0.07],
    ],
    /It then continues from year to year/u,
  ],
])('what plain English says is not called missing: %s', (question, key, passages, topAnswer) => {
  const answer = draftPlain(question, key, 0.12, passages);
  expect(answer.kind).toBe('closest');
  expect(answer.claims[0]?.text).toMatch(topAnswer);
});

test('an end by notice for a breach is none without cause', () => {
  const answer = draftPlain('May either party terminate without cause?', 'terminationForConvenience', 0.12, [
    ['6.3', 0.04],
  ]);
  expect(answer).toMatchObject({ kind: 'none', missingClause: 'termination for convenience' });
});
