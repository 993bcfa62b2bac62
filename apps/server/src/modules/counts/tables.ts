/** A count that triggers keep, by way of `kept_count_change`, which they alone use; no row where nothing is counted. */
export interface KeptCountTable {
  /** Empty where the whole installation is counted. */
  account_id: string;
  name: string;
  scope: string;
  part: string;
  value: number;
  /** When the last thing of it was made; of counts that are listed by it. */
  last_at: Date | null;
}

declare module '#kernel/database.ts' {
  interface Tables {
    kept_count: KeptCountTable;
  }
}
