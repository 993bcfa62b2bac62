/** What documents are called, and questions about one as a whole. */
export interface DocumentWords {
  /**
   * What documents call themselves, in their title, on a line of its own, or in "this manual": phrases, of those that
   * overlap the longer first.
   */
  readonly kinds: string;
  /** What a paper is called that does not call itself so. */
  readonly paper: string;
  readonly pressRelease: string;
  readonly letter: string;
  readonly book: string;
  /** "This manual", before a kind. */
  readonly this: string;
  /** What a document is called by those who ask who made it. */
  readonly any: string;
  /** What a document is called in questions about it as a whole: what `@` stands for. */
  readonly named: string;
  /** Questions about the document itself, whole: nothing else may stand in them; `@` stands for the document. */
  readonly asksWhole: string;
  /** What a document is for; `@` stands for the document. */
  readonly asksPurpose: string;
  /** Questions for what a document is and says as a whole; `@` stands for the document. */
  readonly asksOverview: string;
  /** How it is asked of any document, as the product offers it. */
  readonly overviewQuestion: string;
  /** Before the headings. */
  readonly contents: string;
  /** What a document is stands before what it is of: "Guía de referencia", "Руководство для …". */
  readonly headFirst?: true;
}
