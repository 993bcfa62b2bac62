import type { StatisticsPoint } from '@recto/contract/plans';

const COLUMNS = ['at', 'files', 'questions', 'comparisons', 'translations'] as const;

/** The points as a table; lines end as RFC 4180 says. */
export const toCsv = (points: readonly StatisticsPoint[]): string =>
  [COLUMNS.join(','), ...points.map((point) => COLUMNS.map((column) => point[column]).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');
