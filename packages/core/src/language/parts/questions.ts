/** How questions are worded. */
export interface QuestionWords {
  /**
   * Questions for a meaning whatever nouns stand in them: "What counts as comparable sales?", "sponsor - who is that?"
   */
  readonly meaning: string;
  /** "What is a sponsor?" asks for a meaning, though the word could be a person's or company's role. */
  readonly ofAKind: string;
  /** "Which four functions …": a plural noun behind the word that asks. */
  readonly several: string;
  /** Where a question names the thing behind the word that asks: "How does the company define churn?" */
  readonly namedBehind: string;
  /** Where the thing is met, behind its name: "a sponsor in Debian". */
  readonly placeOfTerm: string;
  /**
   * Questions that a figure cannot answer, whatever nouns stand in them: how something is worked out, what it is made
   * of, what it stands for. "How is diluted income per share computed?", "What does cash include?"
   */
  readonly forWords: string;
  /** Words that ask for a second thing behind "and". */
  readonly second?: RegExp;
  /**
   * Words that ask. An alternative of a row without any of them is a mere noun ("deadline?"), which any other word
   * outweighs.
   */
  readonly asking: RegExp;
  /** Asks for the day itself, for which a bare year is a poor answer. */
  readonly forDay: string;
  /** Words that ask for something else than yes or no, though the question begins or ends as one for them. */
  readonly open: string;
  /**
   * Words that only put a question: adjectives behind "how", auxiliary verbs, "is called". Function words are among the
   * stop words; these are content words elsewhere.
   */
  readonly emptyWords?: string;
  /**
   * Question words, with those that ask for the author of a document: a mistake in one of them hides what is asked for.
   */
  readonly spelledWords?: string;
  /** What stands between the words of a question that is written without spaces. */
  readonly functionWords?: RegExp;
  /** The word that asks stands where its answer would. */
  readonly asksAnywhere?: true;
  /** The word that asks stands behind what is asked about. */
  readonly nounFirst?: true;
  /** Yes or no is asked for with the order of words of a statement. */
  readonly mayBeStated?: true;
}
