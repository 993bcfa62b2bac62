import type { Language } from '#language/languages.ts';
import type { TextRange } from '#text/text-range.ts';

/** A word of the file that means nearly the same as one of the question. */
export interface RelatedTerm {
  readonly term: string;
  /** The question's word. */
  readonly of: string;
  /** 0..1; 1 would be the same. */
  readonly weight: number;
}

/** What kind of thing a question asks for. */
export type AnswerType =
  | 'people'
  | 'count'
  | 'money'
  | 'percentage'
  | 'date'
  | 'period'
  | 'measure'
  | 'person'
  | 'organisation'
  | 'place'
  | 'country'
  | 'yesno'
  | 'reason'
  | 'list'
  | 'definition'
  | 'about'
  | 'howto';

/**
 * Who of those that made the document itself is asked for, or of when it is. Where they stand, on the title page, in the imprint, in the
 * signature block, is noise to every other question.
 */
export type DocumentMaker = 'author' | 'signer' | 'translator' | 'rights' | 'contact' | 'date';

export interface AskedType {
  readonly type: AnswerType;
  /** The role whose holder is asked for, in the question's words: "chief financial officer". */
  readonly role?: string;
  /** Who made the document itself is asked for. */
  readonly maker?: DocumentMaker;
  /** Years and quarters that the question names: "2017", "Q3 2022". */
  readonly years: readonly string[];
  /** Several answers are asked for. */
  readonly isList: boolean;
  /** Words of the file that mean nearly the same as words of the question. */
  readonly related?: readonly RelatedTerm[];
}

/** Words of a text that could answer, a figure with its unit and what it counts. */
export interface Found extends TextRange {
  /** How well these words fit what is asked, 0..1. */
  readonly fit: number;
}

/** A text and the question that it may answer, as the finders of the types see them. */
export interface FindInput {
  readonly asked: AskedType;
  readonly question: string;
  readonly text: string;
  readonly language: Language;
}

/** One row of the table of answer types. */
export interface AnswerTypeRow {
  readonly type: AnswerType;
  /** The words that ask for it, in the notation of `compilePhrases`. */
  readonly asks: Readonly<Record<Language, string>>;
  readonly find: (input: FindInput) => readonly Found[];
}
