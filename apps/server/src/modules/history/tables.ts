/** Something that was asked, as the history lists it. It goes with the question or batch that it is about. */
export interface HistoryEntryTable {
  id: string;
  account_id: string;
  kind: 'question' | 'batch';
  question_id: string | null;
  batch_id: string | null;
  created_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    history_entry: HistoryEntryTable;
  }
}
