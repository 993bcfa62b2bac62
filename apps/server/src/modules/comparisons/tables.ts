import type { ChangeCategory } from '@recto/contract/comparison-kinds';
import type { ComparisonOptions } from '@recto/contract/comparison-options';
import type { ChangeReview, ComparisonStatus } from '@recto/contract/comparisons';
import type { ModelUsage } from '@recto/contract/questions';
import type { GeneratedChange } from '@recto/core/comparison';
import type { ColumnType } from 'kysely';
import type { StoredChange, StoredMark } from '#modules/comparisons/tasks/to-wire.ts';

export interface StoredWriting {
  /** The making of it that a language model is at; absent when it has its end. */
  readonly roundId?: string;
  /** Which model. */
  readonly by?: string;
  readonly globalSummary?: string;
  /** Lines of the global summary that the model has worded. */
  readonly lines?: readonly number[];
  readonly usage?: ModelUsage;
}

export interface GeneratedChangeRecord extends GeneratedChange {
  readonly category?: ChangeCategory;
  readonly severity?: number;
}

export interface ComparisonTable {
  id: string;
  account_id: string;
  /** The earlier of the two as the person named them: the master file of the wire. */
  left_file_id: string;
  right_file_id: string;
  status: ComparisonStatus;
  /** 0..1. */
  progress: number;
  is_cut_off: boolean;
  row_count: number;
  change_count: number;
  /** How often a result was kept. */
  generation: number;
  global_summary: string | null;
  /** What a language model makes of the summary; null where none was asked. */
  written: ColumnType<StoredWriting | null, string | null | undefined, string | null>;
  /** Why there is no result, for the person. */
  error: string | null;
  /** What was asked for; null for the defaults. */
  options: ColumnType<ComparisonOptions | null, string | null | undefined, string | null>;
  /** Grows when the files are compared again: a job of an earlier round keeps nothing. */
  round: ColumnType<number, number | undefined, number>;
  /** The sides were exchanged since a result was kept: its changes have them the other way round. */
  is_turned: ColumnType<boolean, boolean | undefined, boolean>;
  /** When they were last to be compared again; null for the first time. */
  asked_at: ColumnType<Date | null, Date | undefined, Date>;
  created_at: Date;
  completed_at: Date | null;
}

/** Rows that follow each other, as the wire has them, compressed. */
export interface ComparisonPartTable {
  comparison_id: string;
  first_row: number;
  rows: Uint8Array;
}

export interface ComparisonChangeTable {
  comparison_id: string;
  change_id: number;
  change: ColumnType<StoredChange, string, never>;
  marks: ColumnType<readonly StoredMark[], string, never>;
  left_pages: readonly number[];
  right_pages: readonly number[];
  /** In the words of a language model; null where it has none that hold. */
  written: ColumnType<GeneratedChangeRecord | null, string | null | undefined, string | null>;
  review: ColumnType<ChangeReview | null, string | null | undefined, string | null>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    comparison: ComparisonTable;
    comparison_part: ComparisonPartTable;
    comparison_change: ComparisonChangeTable;
  }
}
