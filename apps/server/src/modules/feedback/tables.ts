export interface FeedbackTable {
  id: string;
  account_id: string;
  text: string;
  /** Where it was written. */
  page: string | null;
  created_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    feedback: FeedbackTable;
  }
}
