/** Answers as cells of typed columns: values with their units, what stands out, and what contradicts itself. */
export { comparableOf, currencyCode } from './comparable.ts';
export { findElsewhere } from './find-elsewhere.ts';
export { findOutliers, medianOf } from './find-outliers.ts';
export { guessColumn } from './guess-column.ts';
export { readCell } from './read-cell.ts';
export { isSameValue } from './same-value.ts';
export type {
  CellClaim,
  CellQuote,
  CellReading,
  CellValue,
  ClauseTerm,
  Column,
  ColumnType,
  Elsewhere,
} from './types.ts';
