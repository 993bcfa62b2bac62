/** What documents are called, and questions about one as a whole. */
export interface DocumentWords {
  /** What documents call themselves, in their title, on a line of its own, or in "this manual": phrases by language, of those that overlap the longer first. */
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
  /** Questions about the document itself, whole: nothing else may stand in them. */
  readonly named: string;
  /** `@` stands for the document. */
  readonly asksWhole: string;
  /** What a document is for; `@` stands for the document. */
  readonly asksPurpose: string;
  /** Questions for what a document is and says as a whole; `@` stands for the document. */
  readonly asksOverview: string;
  /** How each language asks it of any document. */
  readonly overviewQuestion: string;
  /** Before the headings, in the language of the question. */
  readonly contents: string;
  /** What a document is stands before what it is of: "Guía de referencia", "Руководство для …". */
  readonly headFirst?: true;
}
