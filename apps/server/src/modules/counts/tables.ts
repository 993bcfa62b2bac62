import type { Generated } from 'kysely';

/** A count that triggers keep; there is no row where nothing is counted. */
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

/** What a statement has changed, until its transaction commits. */
export interface KeptCountChangeTable {
  id: Generated<string>;
  account_id: string;
  name: string;
  scope: string;
  part: string;
  value: number;
}

declare module '#kernel/database.ts' {
  interface Tables {
    kept_count: KeptCountTable;
    kept_count_change: KeptCountChangeTable;
  }
}
