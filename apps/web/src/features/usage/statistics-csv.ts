import type { StatisticsPoint } from '@recto/contract/plans';

const COLUMNS = ['at', 'files', 'questions', 'comparisons', 'translations'] as const;

/** The points as a table; lines end as RFC 4180 says. */
export const toCsv = (points: readonly StatisticsPoint[]): string =>
  [COLUMNS.join(','), ...points.map((point) => COLUMNS.map((column) => point[column]).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

/** Hands the table over as a download. */
export function downloadCsv(points: readonly StatisticsPoint[], name: string): void {
  const url = URL.createObjectURL(new Blob([toCsv(points)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}
