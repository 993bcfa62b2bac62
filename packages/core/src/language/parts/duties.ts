/** Duties, permissions, negations and exceptions, in the phrases of `compilePhrases`. */
export interface DutyWords {
  /** Units of time behind a figure. */
  readonly period: string;
  /** Words that make an exception to what is said. */
  readonly exception: string;
  /** Those words of `duty` that only advise. */
  readonly recommendation: string;
  /** Verbs that neither oblige nor permit, where others do. */
  readonly auxiliary: string;
  /** Names of duties and rights, which neither oblige nor permit by themselves: "any restriction", "the grants". */
  readonly names: string;
  /** Words that allow or forbid, in questions and in what answers them. */
  readonly permission: string;
  /** Words that oblige or release from it. */
  readonly duty: string;
  /** Words that say that something is not so or not allowed. */
  readonly negation: string;
  /** "Yes, …", "No. …" at the start of a text that answers a question itself. */
  readonly saysOutright: string;
  /** "Each party's", "the Provider": whose duty or right it is. */
  readonly party?: RegExp;
}
