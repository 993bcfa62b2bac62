/**
 * Records what the cells of the bench must hold, from what lawyers wrote of contracts, what was read by hand from annual
 * reports, and from licences. It was run once, before anything was built: `cells.json` is the record, and its held half is
 * only ever counted.
 *
 * node bench/columns/record.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseKey } from '@recto/core/clauses';
import { LABELLED_AS } from '../contracts/lawyers-kinds.ts';
import { type Contract, readContracts } from '../contracts/read-contracts.ts';
import { REVIEW_QUESTIONS } from '../contracts/review-questions.ts';
import type { RecordedCell } from './cells.ts';
import { CELLS_OF_LICENCES } from './licences.ts';

const LAWS = ['New York', 'California', 'Delaware', 'Texas', 'Florida', 'Illinois', 'Nevada', 'England'];

/** Which kinds of clause are asked as what, and of how many contracts of a half. */
const ASKED: readonly {
  readonly key: ClauseKey;
  readonly type: RecordedCell['type'];
  readonly count: number;
  readonly question?: string;
}[] = [
  { key: 'agreementDate', type: 'date', count: 9 },
  { key: 'effectiveDate', type: 'date', count: 7 },
  { key: 'expirationDate', type: 'date', count: 4 },
  { key: 'noticeToStopRenewal', type: 'duration', count: 10 },
  { key: 'renewalTerm', type: 'duration', count: 6, question: 'How long is each renewal term?' },
  { key: 'parties', type: 'names', count: 12 },
  { key: 'governingLaw', type: 'choice', count: 10 },
  { key: 'nonCompete', type: 'yesNo', count: 3 },
  { key: 'exclusivity', type: 'yesNo', count: 3 },
  { key: 'terminationForConvenience', type: 'yesNo', count: 4 },
  { key: 'assignment', type: 'yesNo', count: 4 },
  { key: 'auditRights', type: 'yesNo', count: 3 },
  { key: 'covenantNotToSue', type: 'yesNo', count: 2 },
];

/** Kinds whose clause says that something may not be done, so that "can it be" is answered with no. */
const FORBIDS: ReadonlySet<ClauseKey> = new Set<ClauseKey>(['assignment']);

const answerOf = ({ clauses }: Contract, key: ClauseKey) => clauses[LABELLED_AS[key]]?.answer ?? '';

function isRecordable(contract: Contract, key: ClauseKey): boolean {
  const answer = answerOf(contract, key);
  switch (key) {
    case 'agreementDate':
    case 'effectiveDate':
    case 'expirationDate':
      return /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(answer);
    case 'noticeToStopRenewal':
    case 'renewalTerm':
      return /\d+ (?:day|week|month|year)/.test(answer);
    case 'governingLaw':
      return LAWS.includes(answer);
    case 'parties':
      return answer !== '';
    default:
      return answer === 'Yes';
  }
}

function cellsOfContracts(contracts: readonly Contract[]): RecordedCell[] {
  const cells: RecordedCell[] = [];
  for (const half of ['train', 'test'] as const)
    for (const { key, type, count, question = REVIEW_QUESTIONS[key] ?? '' } of ASKED) {
      const able = contracts.filter((each) => each.half === half && isRecordable(each, key));
      // Every third or so: not always the same contracts.
      const step = Math.max(1, Math.floor(able.length / count));
      for (const contract of able
        .filter((_, at) => at % step === ASKED.findIndex((each) => each.key === key) % step)
        .slice(0, count)) {
        const answer = answerOf(contract, key);
        cells.push({
          half: half === 'test' ? 'test' : 'dev',
          file: `contracts/${contract.form.toLowerCase()}/${contract.id}.${contract.form.toLowerCase()}`,
          question,
          type,
          clause: key,
          ...(type === 'choice' && { choices: LAWS }),
          value: type === 'yesNo' ? !FORBIDS.has(key) : answer,
        });
      }
    }
  return cells;
}

const FIGURES = {
  revenue: ['What was the total revenue?', 'amount'],
  netIncome: ['What was the net income?', 'amount'],
  dilutedEps: ['What were the diluted earnings per share?', 'amount'],
  totalAssets: ['What were the total assets?', 'amount'],
  employees: ['How many employees does the company have?', 'amount'],
  fiscalYearEnd: ['When did the fiscal year end?', 'date'],
  auditor: ['Who is the auditor?', 'names'],
} as const;

function cellsOfReports(): RecordedCell[] {
  const path = join(import.meta.dirname, '../key-figures/truth.json');
  const truths = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    Record<string, RecordedCell['value']>
  >;
  return Object.entries(truths).flatMap(([name, truth], at) =>
    (Object.keys(FIGURES) as (keyof typeof FIGURES)[])
      // Two or three figures of each report, other ones of the next.
      .filter((_, index) => (index + at) % 3 === 0)
      .flatMap((key): RecordedCell[] => {
        const [question, type] = FIGURES[key];
        const value = truth[key];
        const half = Math.floor(at / 2) % 2 === 0 ? 'dev' : 'test';
        return value === undefined ? [] : [{ half, file: `filings/${name}.pdf`, question, type, value }];
      }),
  );
}

const contracts = await readContracts();
const once = [...Map.groupBy(contracts, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
const cells = [...cellsOfContracts(once), ...cellsOfReports(), ...CELLS_OF_LICENCES];
writeFileSync(join(import.meta.dirname, 'cells.json'), `${JSON.stringify(cells, null, 2)}\n`);
for (const half of ['dev', 'test'] as const)
  console.log(
    half,
    Object.fromEntries(
      [
        ...Map.groupBy(
          cells.filter((cell) => cell.half === half),
          ({ type }) => type,
        ),
      ].map(([type, own]) => [type, own.length]),
    ),
  );
