import type { ExpectedCells } from './judge-cell.ts';

/** In the order of the questions of the template "Annual report". */
const cellsOf = (values: readonly string[]): ExpectedCells => {
  const [revenue, netIncome, dilutedEps, totalAssets, employees, yearEnd, auditor, ...headquarters] = values;
  const only = (value: string | undefined) => (value === undefined ? null : [value]);
  return {
    'What was the total revenue?': only(revenue),
    'What was the net income?': only(netIncome),
    'What were the diluted earnings per share?': only(dilutedEps),
    'What were the total assets?': only(totalAssets),
    'How many employees does the company have?': only(employees),
    'When did the fiscal year end?': only(yearEnd),
    'Who is the auditor?': only(auditor),
    'Where is the headquarters of the company?': headquarters,
  };
};

/** What five real annual reports say, read by hand: amounts with their unit as they are to be shown. */
export const FILING_CELLS: Readonly<Record<string, ExpectedCells>> = {
  '3M_2018_10K.pdf': cellsOf([
    '$32,765 million',
    '$5,349 million',
    '$8.89',
    '$36,500 million',
    '93,516',
    'December 31, 2018',
    'PricewaterhouseCoopers',
    'St. Paul, Minnesota',
  ]),
  'AES_2020_10K.pdf': cellsOf([
    '$9,660 million',
    '$46 million',
    '$0.07',
    '$34,603 million',
    '8,200',
    'December 31, 2020',
    'Ernst & Young',
    '4300 Wilson Boulevard, Arlington',
  ]),
  'AMERICANEXPRESS_2022_10K.pdf': cellsOf([
    '$52,862 million',
    '$7,514 million',
    '$9.85',
    '$228,354 million',
    '77,300',
    'December 31, 2022',
    'PricewaterhouseCoopers',
    '200 Vesey Street, New York',
  ]),
  'CORNING_2020_10K.pdf': cellsOf([
    '$11,303 million',
    '$512 million',
    '$0.54',
    '$30,775 million',
    '50,110',
    'December 31, 2020',
    'PricewaterhouseCoopers',
    'One Riverfront Plaza, Corning',
  ]),
  'PEPSICO_2021_10K.pdf': cellsOf([
    '$79,474 million',
    '$7,618 million',
    '$5.49',
    '$92,377 million',
    '309,000',
    'December 25, 2021',
    'KPMG',
    '700 Anderson Hill Road, Purchase',
  ]),
};
