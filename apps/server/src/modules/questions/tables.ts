import type { AnswerKind, Citation, NearestPassage, Question, Span } from '@recto/contract/questions';
import type { Review } from '@recto/contract/reviews';
import type { ColumnType } from 'kysely';

/** A citation without a span is of an earlier version, which did not keep them. */
export type StoredCitation = Omit<Citation, 'span'> & { readonly span?: Span };

/** Of an earlier version there are only page and quote, and its file is the only one that was asked. */
export type StoredPassage = Pick<NearestPassage, 'page' | 'quote'> & Partial<NearestPassage>;

/** What an answer consists of, as the contract words it. */
export interface StoredAnswer
  extends Pick<
    Question,
    | 'answer'
    | 'answered'
    | 'pages'
    | 'claims'
    | 'searchedFor'
    | 'languages'
    | 'droppedClaims'
    | 'droppedTexts'
    | 'fallback'
    | 'usage'
  > {
  readonly searched?: Omit<NonNullable<Question['searched']>, 'nearest'> & {
    readonly nearest: readonly StoredPassage[];
  };
  /** Absent where a process of an earlier version has answered since the migration that added it to all others. */
  readonly kind?: AnswerKind;
  readonly citations: readonly StoredCitation[];
  /** By file: the text that the spans point into, as `Pages.textVersions` names it. */
  readonly textVersions?: Readonly<Record<string, string>>;
}

/** `claim` and `wrongClaims` are indexes into the claims as they are stored, which never change their order. */
export type StoredReview = Readonly<Omit<Review, 'wrongClaims'>> & {
  readonly wrongClaims?: readonly number[];
};

/** What a question was taken to ask: `question` in place of its own words, or nothing that could be taken up. */
export type StoredFollowUp =
  | { readonly about: string; readonly question: string }
  | { readonly standsAlone: true };

export interface QuestionTable {
  id: string;
  account_id: string;
  /** As `fileSetOf` names the files that it is asked of, which `question_file` lists. */
  file_set: string;
  conversation_id: string;
  /** The batch that asks it; null for one that a person has asked by itself. */
  batch_id: ColumnType<string | null, string | null | undefined, never>;
  question: string;
  /** Null where the question stands by itself. */
  follow_up: ColumnType<StoredFollowUp | null, string | null | undefined, never>;
  /** The question that it continues; null for the first of a conversation, and for those of earlier versions. */
  follows: ColumnType<string | null, string | null | undefined, never>;
  /** Null until the answer is worked out. */
  answered_by: string | null;
  /** Null until the answer is worked out. While the question is not completed it is preliminary. */
  answer: ColumnType<StoredAnswer | null, string | null, string | null>;
  /** What a person said of the answer. */
  review: ColumnType<StoredReview | null, string | null | undefined, string | null>;
  /** Why there is no answer, when working it out failed. */
  error: string | null;
  created_at: Date;
  completed_at: Date | null;
}

/** A file that a question is asked of. A question goes with any of them: see `deleteAsking`. */
export interface QuestionFileTable {
  question_id: string;
  file_id: string;
  /** Of the file among those of the question, from 0. */
  position: number;
}

/** Vectors of passages of a file that stand one after the other, as one call of an embedding model has given them. */
export interface PassageVectorsTable {
  file_id: string;
  /** `<provider>/<model>`. */
  model: string;
  /** The text that the passages are of, as `Pages.textVersions` names it. */
  text_version: string;
  /** Where the first passage was cut: a page, and a UTF-16 offset in its text. */
  page: number;
  start: number;
  /** Where the next call begins; null after the last of the file. */
  next_page: number | null;
  next_start: number | null;
  /** Ids of the passages. */
  passages: ColumnType<readonly string[], string, never>;
  dimensions: number;
  /** As `packVectors` writes them. */
  vectors: Uint8Array;
  input_tokens: number;
  created_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    question: QuestionTable;
    question_file: QuestionFileTable;
    passage_vectors: PassageVectorsTable;
  }
}
