/** What shows that a question is only understood after another. */
export interface FollowUpWords {
  /** Joins a question to the one before it. Whatever stands behind it asks. */
  readonly joining: string;
  /** A question that is nothing but the word that asks. */
  readonly bare: string;
  /** Stands for a person that was named before. */
  readonly persons: string;
  /** Stands for a thing that was named before. What may stand for the document itself ("this") is left out. */
  readonly things: string;
  /** The year before one that was named. */
  readonly yearBefore: string;
  /** The year after one that was named. */
  readonly yearAfter: string;
  /** Begins what is asked of something else: "for Europe", "without a desktop". */
  readonly preposition: string;
  /** Ends a Japanese or Chinese question that only names what else it is asked of. */
  readonly topicEnd?: RegExp;
  /** Words beside those without meaning that ask or only help a verb, and so are no part of what is asked about. */
  readonly lightWords?: RegExp;
  /** May stand within a name for a thing: "cost of sales". */
  readonly linkingWords?: RegExp;
  /** A letter for "and" that is written onto the word that asks or on the preposition. */
  readonly joinedLetter?: RegExp;
}
