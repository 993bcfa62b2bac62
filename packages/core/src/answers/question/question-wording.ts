import type { RelatedTerm } from '../answer-types/types.ts';
import type { Alias } from '../file-index/alias.ts';

/** The words of a question, and others that are known to mean the same. */
export interface QuestionWording {
  readonly text: string;
  readonly related: readonly RelatedTerm[];
  /** Other forms that the document defines for its terms. */
  readonly aliases?: readonly Alias[];
}
