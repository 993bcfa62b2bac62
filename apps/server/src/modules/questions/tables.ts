import type { Question } from '@recto/contract/questions';
import type { ColumnType } from 'kysely';

/** What an answer consists of, as the contract words it. */
export type StoredAnswer = Pick<
  Question,
  'answer' | 'answered' | 'pages' | 'claims' | 'citations' | 'searched'
>;

export interface QuestionTable {
  id: string;
  account_id: string;
  file_id: string;
  question: string;
  answered_by: string;
  /** Null until the answer is worked out. */
  answer: ColumnType<StoredAnswer | null, string | null, string | null>;
  /** Why there is no answer, when working it out failed. */
  error: string | null;
  created_at: Date;
  completed_at: Date | null;
}

declare module '#kernel/database.ts' {
  interface Tables {
    question: QuestionTable;
  }
}
