/** A search and the file that it is for. */
interface Wanted {
  /** As somebody types it. */
  readonly search: string;
  /** Of the file, where it is found by its name; else one that says nothing. */
  readonly name?: string;
  /** What the file says, in forms of the words other than those searched. */
  readonly says: readonly string[];
  /** Sentences of other files, which have some of the words or come close to them. */
  readonly near: readonly string[];
}

/** What the files in one language are made of; `{n}` stands for a number, `{company}` for a name. */
export interface LanguageTexts {
  /** That many files share. */
  readonly names: readonly string[];
  /** That any file may say. */
  readonly common: readonly string[];
  readonly wanted: readonly Wanted[];
}
