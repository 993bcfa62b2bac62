/** How texts say what is asked for, in the phrases of `compilePhrases`. */
export interface EvidenceWords {
  /** Words for less: a document says "decreased" of what a reader says "went down". */
  readonly less: string;
  /** Words for more. */
  readonly more: string;
  /** Words with which a document speaks of itself. */
  readonly speaksOf: string;
  /** What such a sentence then says of it: what it is for, what it treats of, what it comes to. */
  readonly tellsOf: string;
  /** Words that define. */
  readonly defines: string;
  /** The copula, which defines only where the subject stands just before it. */
  readonly is: string;
  /** Words before the name of what they explain: "… is called X", "we define X as". */
  readonly calls: string;
  /** Joins the last item of an enumeration. */
  readonly joinsItems: string;
  /** Words with which documents tell a reader what to do. */
  readonly tellsHow: string;
  /** Words that open an enumeration. */
  readonly opensList: string;
  /** Organisations by the words they end or begin with, where names have no capitals. */
  readonly organisation: string;
  /** Shares in words: "half", "two thirds". */
  readonly shares: string;
  /** Units of time behind a figure. */
  readonly periodUnits: string;
  /** A length without a figure: two Arabic duals, "indefinitely", "until the end". */
  readonly periodWithoutFigure: string;
  /** Words that stand before a place, and seldom before another thing. */
  readonly atPlace: string;
  /** Words that stand before a place and before anything else. */
  readonly towardsPlace: string;
  /** Kinds of places, where no name is given: "in the courts of …", "at the start of each file". */
  readonly kindOfPlace: string;
  /** Places by the words around them, where names have no capitals. */
  readonly place: string;
  /** Sure signs of a reason. */
  readonly reason: string;
  /** Signs that may be of a reason. */
  readonly weakReason: string;
  /** How well a length of time without a figure fits, where that is not as usual. */
  readonly periodFit?: number;
  /** How well a place fits that the words around it tell, where that is not as usual. */
  readonly placeFit?: number;
}
