import type { ModelUsage } from '@recto/contract/questions';
import type { ColumnType } from 'kysely';

/** One call of a language model for a summary: a row is claimed before the call, and keeps the reply until it is checked. */
export interface SummaryCallTable {
  /** Of one making of one summary. */
  round_id: string;
  part: number;
  /** What the summary is of; the row goes with it. */
  batch_id: string | null;
  comparison_id: string | null;
  model: string;
  started_at: Date;
  reply: ColumnType<unknown, string | null, string | null>;
  usage: ColumnType<ModelUsage | null, string | null, string | null>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    summary_call: SummaryCallTable;
  }
}
