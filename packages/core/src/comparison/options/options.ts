/** Differences that are no changes. `furniture` are the heads and feet of pages. */
export const IGNORED_DIFFERENCES = ['case', 'punctuation', 'numbering', 'furniture'] as const;
export type IgnoredDifference = (typeof IGNORED_DIFFERENCES)[number];

/** What is ignored where nothing else is asked for. */
export const IGNORED_BY_DEFAULT: readonly IgnoredDifference[] = ['furniture'];

/** Pages of a document, from 1, both ends included. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}
