import type { ExpectedCells } from './judge-cell.ts';

/**
 * What the sample documents say to the questions of the shipped templates, written down by reading them, before any was
 * asked. Of the report, whose figures are in millions of euros, no earnings per share are called diluted: there are only one.
 */
const AGREEMENT_ASKED_AS_REPORT: ExpectedCells = {
  'What was the total revenue?': null,
  'What was the net income?': null,
  'What were the diluted earnings per share?': null,
  'What were the total assets?': null,
  'How many employees does the company have?': null,
  'When did the fiscal year end?': null,
  'Who is the auditor?': null,
  'Where is the headquarters of the company?': null,
};

const agreement = (differs: {
  readonly ends: string;
  readonly notice: string;
  readonly cap: string;
  readonly insurance: string;
}): ExpectedCells => ({
  'Who are the parties?': ['Northmere Logistics Ltd', 'Calder & Voss Consulting Ltd'],
  'What is the date of the agreement?': ['3 February 2025'],
  'When does the agreement take effect?': ['begins on the date above'],
  'When does the agreement expire?': [differs.ends],
  'Does the agreement renew automatically?': ['continues from year to year'],
  'How much notice is required to prevent renewal?': [differs.notice],
  'Which law governs the agreement?': ['England and Wales'],
  'May either party terminate without cause?': ['Either party may end this agreement at the end of its term'],
  'May the agreement be assigned?': null,
  'What is the cap on liability?': [differs.cap],
  'Is either party bound to exclusivity?': null,
  'What insurance must be maintained?': ['professional indemnity insurance', differs.insurance],
  ...AGREEMENT_ASKED_AS_REPORT,
});

export const SAMPLE_CELLS: Readonly<Record<string, ExpectedCells>> = {
  'Annual_report_2025.pdf': {
    'Who are the parties?': null,
    'What is the date of the agreement?': null,
    'When does the agreement take effect?': null,
    'When does the agreement expire?': null,
    'Does the agreement renew automatically?': null,
    'How much notice is required to prevent renewal?': null,
    'Which law governs the agreement?': null,
    'May either party terminate without cause?': null,
    'May the agreement be assigned?': null,
    'What is the cap on liability?': null,
    'Is either party bound to exclusivity?': null,
    'What insurance must be maintained?': null,
    'What was the total revenue?': ['184.6'],
    'What was the net income?': ['18.7'],
    'What were the diluted earnings per share?': ['0.44'],
    'What were the total assets?': ['193.1'],
    'How many employees does the company have?': ['1,048'],
    'When did the fiscal year end?': ['31 December'],
    'Who is the auditor?': ['Harrow & Stein LLP'],
    'Where is the headquarters of the company?': null,
  },
  'Services_agreement_v1.pdf': agreement({
    ends: '28 February 2027',
    notice: 'three months',
    cap: '100 per cent of the yearly Charges',
    insurance: '£2 million',
  }),
  'Services_agreement_v2.pdf': agreement({
    ends: '28 February 2029',
    notice: 'six months',
    cap: '150 per cent of the yearly Charges',
    insurance: '£5 million',
  }),
};
