export { type AskedFigure, findAskedFigure } from './asked-figure.ts';
export { isAnnualReport, readKeyFigures } from './read-key-figures.ts';
export { renderAmount } from './render-amount.ts';
export type { Amount, KeyFigure, KeyFigureName, Evidence, ReportPage } from './types.ts';
