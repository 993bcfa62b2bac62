/** How sentences begin, and what makes one. */
export interface SentenceWords {
  /**
   * How a sentence begins that speaks of something in the sentence before: "It", "These", "The Company". Followed by a
   * space or comma, but in Chinese and Japanese.
   */
  readonly refersBack: RegExp;
  /**
   * Verb forms that make a sentence wherever they stand: auxiliaries, modals, and the commonest verbs that are no nouns
   * as well.
   */
  readonly verbs?: string;
  /** Endings of verb forms, looked for where a sentence also ends like one. */
  readonly verbEndings?: RegExp;
  /** Words of a sentence without any verb that is known; fewer may be a title. */
  readonly usualWords?: number;
  /**
   * Function words and question words, which say nothing about what a page is about. Short on purpose: a word that is
   * merely frequent is weighed down by its frequency already.
   */
  readonly stopWords: string;
  /** Words that begin a condition, concession or time: alone it says nothing of what follows from it. */
  readonly aside: RegExp;
  /** Words that begin an exception from what was said before: it does not tell the rule. */
  readonly proviso?: RegExp;
  /** Words that begin what something is compared with: alone it does not tell of what its figures are. */
  readonly comparison?: RegExp;
  /** Where a sentence ends that the platform sees no end of. */
  readonly unseenEnd?: RegExp;
  /** What stands behind a quoted sentence with which the sentence goes on. */
  readonly behindQuote?: RegExp;
  /** By what a part of a sentence is told to have a verb: its ending, what it follows, what follows it. */
  readonly sureVerbs?: {
    readonly ending: RegExp;
    readonly subjects: readonly string[];
    readonly object: RegExp;
  };
  /** Titles have the verb forms of sentences. */
  readonly titlesHaveVerbs?: true;
  /** Words in capitals, and behind them a word that begins a sentence, which no heading has in its middle. */
  readonly runInTitle?: RegExp;
  /** What a verb governs stands before it. */
  readonly verbLast?: true;
  /** Particles of a verb may stand apart from it: "throw somebody out". */
  readonly partsParticles?: true;
  /** Nouns of what is counted and of parties are told from other words. */
  readonly tellsNouns?: true;
  /** Words that a full stop shortens, in small letters, without the stop at their end. */
  readonly abbreviations?: string;
  /** Those of them whose stop may end the sentence as well: it does before a word that usually begins one. */
  readonly endingAbbreviations?: string;
  /** Words that begin sentences and hardly any name. */
  readonly starters?: string;
}
