/** Words of numbers and what they count. */
export interface NumberWords {
  /** "2 two zwei": a value and its words; made where a language writes too many of them as one word. */
  readonly units: string | (() => ReadonlyMap<string, number>);
  readonly multipliers: string;
  readonly scales: string;
  readonly join?: string;
  /** Seventy is sixty and ten, eighty four twenties. */
  readonly isVigesimal?: true;
  readonly weak: string;
  readonly counted: string;
}

/** Numbers, dates and what they stand behind. */
export interface FigureWords {
  /** Names of months and their usual short forms; endings of inflected languages are part of the phrases. */
  readonly months: string;
  /** Short names of months as they stand beside a figure. */
  readonly shortMonths?: string;
  /** The day of a month as an ordinal in figures, behind or before the month. */
  readonly ordinalDays?: RegExp;
  readonly numberWords?: NumberWords;
  /** Numbers that are read as words only: what they come to nothing needs. */
  readonly plainNumberWords?: string;
  /** What counts beside the words whose values are known. "One" mostly is a pronoun and is told apart by `weak`. */
  readonly moreNumberWords?: string;
  /** Joins the parts of a number: "one hundred and fifty", "treinta y cinco". */
  readonly joinsNumbers?: string;
  /** Ordinals as words, from zero. */
  readonly ordinals?: string;
  /** An ordinal in figures. */
  readonly ordinalFigures?: RegExp;
  /** Words whose number names a place or thing and is no amount: "Section 6.2", "page 12", "version 3". */
  readonly referenceBefore: string;
  /** Locales with names of months of their own: the Levant has the Syriac ones. */
  readonly monthLocales?: readonly string[];
  /** Powers of ten and their words, the longer ones first. */
  readonly scales: readonly (readonly [words: string, zeros: number])[];
  /** Between the whole and the fraction of a number. */
  readonly decimal: '.' | ',';
  /** The other sign may stand there as well. */
  readonly isDecimalUnsure?: true;
  /** Thousands may be parted by an ordinary space. */
  readonly spacedThousands?: true;
  /** Figures of tables hold no space. */
  readonly neverSpaced?: true;
  /** Of dates in figures: either may stand first where one of the two numbers must be too large for a month. */
  readonly dateOrder?: 'day first' | 'either';
  /** An ordinal in one form, for languages that write letters behind the figure. */
  readonly ordinal?: (number: number) => string;
  /** Amounts of tables are said as "$5.2 million" and "12%". */
  readonly saysAmounts?: true;
}
