/** Phrases of whole words, in which signs of regular expressions may stand, but for `written` and `told`. */
export interface Wording {
  readonly asked: string;
  /** `{document}` is what the document calls itself. */
  readonly written: string;
  /** The words of `written` that are searched, without those that only ask; else all but stop words are told. */
  readonly told?: string;
  /** Counts in documents that have these words. */
  readonly where?: string;
  /** A document that has these words writes as it is asked. */
  readonly unless?: string;
}

/**
 * How contracts are asked about and written: only what is asked and written in few ways, and where a contract writes
 * so.
 */
export interface ContractWords {
  /** How contracts call themselves, as a pattern, with the words for them: "this agreement". */
  readonly documents: Readonly<Record<string, string>>;
  readonly wordings: readonly Wording[];
}
