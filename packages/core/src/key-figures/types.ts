import type { TextRange } from '#text/text-range.ts';

export type KeyFigureName =
  | 'revenue'
  | 'netIncome'
  | 'dilutedEps'
  | 'totalAssets'
  | 'employees'
  | 'fiscalYearEnd'
  | 'auditor'
  | 'headquarters';

/** A page as it was read: its number from 1, and its text, in which a tab parts the cells of a row. */
export interface ReportPage {
  readonly number: number;
  readonly text: string;
}

/** An amount of a statement. */
export interface Amount {
  /** As printed: "$93,392", "(594)". */
  readonly text: string;
  /** The full number: of "$93,392" in millions 93,392,000,000. */
  readonly value: number;
  readonly currency?: string;
  readonly scale?: 'thousand' | 'million' | 'billion';
  /** The head of its column: "2017", "August 29, 2021". */
  readonly period: string;
}

/** Where words stand that say something: the offsets are into the text of the page. */
export interface Evidence {
  readonly page: number;
  readonly span: TextRange;
}

/** One of the figures that a reader of an annual report looks for first, with the words that say so, best first. */
export interface KeyFigure {
  readonly name: KeyFigureName;
  /** What is told: the amount as printed, a date, a name, an address, or the number of people. */
  readonly text: string;
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** Of an amount: what its row is called, with the sub-head that it needs. */
  readonly label?: string;
  readonly amount?: Amount;
  /** The same of the year before, from the same row. */
  readonly previous?: Amount;
  /** Whole number of people. */
  readonly count?: number;
  /** ISO 8601, a day. */
  readonly date?: string;
  /** Read where such a report must say it; else from a place that is likely only. */
  readonly isSure: boolean;
}
