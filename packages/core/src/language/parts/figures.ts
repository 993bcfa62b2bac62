/** Words of numbers and what they count. */
export interface NumberWords {
  /** "2 two zwei": a value and its words. */
  readonly units: string;
  readonly multipliers: string;
  readonly scales: string;
  readonly join?: string;
  readonly weak: string;
  readonly counted: string;
}

/** Numbers, dates and what they stand behind. */
export interface FigureWords {
  /** Names of months and their usual short forms; endings of inflected languages are allowed by `MONTH_END`. */
  readonly months: string;
  /** Short names of months as they stand beside a figure. */
  readonly shortMonths?: string;
  readonly ordinalDays?: RegExp;
  /** German writes numbers below a million as one word: they are made by `germanUnits`. */
  readonly numberWords?: NumberWords;
  /** Numbers that are read as words only: what they come to nothing needs. */
  readonly plainNumberWords?: string;
  /** What counts beside the words whose values are known. "One" mostly is a pronoun and is told apart by `isWeakNumber`. */
  readonly moreNumberWords?: string;
  /** Joins the parts of a number: "one hundred and fifty", "treinta y cinco". */
  readonly joinsNumbers?: string;
  /** Ordinals as words, from zero. */
  readonly ordinals?: string;
  readonly ordinalFigures?: RegExp;
  /** Words whose number names a place or thing and is no amount: "Section 6.2", "page 12", "version 3". */
  readonly referenceBefore: string;
  /** Locales with names of months of their own: the Levant has the Syriac ones. */
  readonly monthLocales?: readonly string[];
  /** Powers of ten and their words, the longer ones first. */
  readonly scales: readonly (readonly [words: string, zeros: number])[];
}
