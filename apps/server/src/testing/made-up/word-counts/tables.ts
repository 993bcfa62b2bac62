export interface WordCountTable {
  file_id: string;
  account_id: string;
  words: number | null;
}

declare module '#kernel/database.ts' {
  interface Tables {
    word_count: WordCountTable;
  }
}
