export { isAnnualReport, readKeyFigures } from './read-key-figures.ts';
export type { Amount, KeyFigure, KeyFigureName, Evidence, ReportPage } from './types.ts';
