/** Questions for those who made a document: `@` stands for it, `~` for a version of it. */
export interface MakerQuestions {
  readonly author: string;
  readonly signer: string;
  readonly translator: string;
  readonly rights: string;
  readonly date: string;
  readonly contact: string;
}
