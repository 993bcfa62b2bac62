/** Questions that are suggested. */
export interface SuggestedQuestions {
  /** As the document's language asks it, the ways to be tried first before others; `@` stands for the heading. */
  readonly ofSection: readonly string[];
  readonly ofContract: readonly string[];
  readonly ofLicence: readonly string[];
  readonly ofReport: readonly string[];
  readonly ofYearlyReport: readonly string[];
  /** Titles have capitals that their words have not within a question. */
  readonly lowersTitles?: true;
}
