/** Questions for those who made a document. */
export interface MakerQuestions {
  /** Questions for those who made a document: "@" stands for it, "~" for a version of it. */
  readonly author: string;
  readonly signer: string;
  readonly translator: string;
  readonly rights: string;
  readonly date: string;
  readonly contact: string;
}
