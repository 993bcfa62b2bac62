import type { Citation, ModelUsage } from '@recto/contract/questions';
import type { BatchStatus, CellStatus } from '@recto/contract/batches';
import type { CellValue } from '@recto/core/columns';
import type { ColumnType, Generated } from 'kysely';
import type { ChosenColumn } from '#modules/templates/index.ts';

export interface StoredSummary {
  /** A line for each question. */
  readonly text: string;
  /** The making of it that a language model is at; absent when it has its end. */
  readonly roundId?: string;
  /** Which of the lines the model has worded, and which model. */
  readonly written?: readonly number[];
  readonly writtenBy?: string;
  readonly usage?: ModelUsage;
}

/** One of the values that a file says where it contradicts itself. */
export interface StoredOther {
  readonly value: CellValue;
  readonly pages: readonly number[];
  /** The words that say it; absent of what an earlier version has read. */
  readonly citations?: readonly Citation[];
}

/** The value of a cell, as it was read from its answer. */
export interface StoredReading {
  /** Readings of earlier versions are read again. */
  readonly version: number;
  /** Null where the answer names none. */
  readonly value: CellValue | null;
  /** Where the file contradicts itself. */
  readonly readings?: readonly StoredOther[];
}

export interface BatchTable {
  id: string;
  account_id: string;
  template_id: string | null;
  /** Name and questions as the template had them when the batch was started. */
  template_name: string;
  questions: ColumnType<readonly string[], string, never>;
  /** Parallel to the questions; null where none was chosen. */
  columns: ColumnType<readonly ChosenColumn[] | null, string | null, never>;
  status: BatchStatus;
  /** Null until it is made, after the last question. */
  summary: ColumnType<StoredSummary | null, string | null | undefined, string | null>;
  /** Raised with each change of what the summary is made of. */
  revision: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
}

export interface BatchFileTable {
  id: string;
  batch_id: string;
  file_id: string;
  position: number;
}

/** One question of one file. Its id is that of the question. */
export interface BatchCellTable {
  id: string;
  batch_id: string;
  account_id: string;
  batch_file_id: string;
  file_id: string;
  file_position: number;
  column_position: number;
  status: CellStatus;
  /** How often working it out has failed. */
  attempts: number;
  /** The job that works on it. Run again, the job gives back what its attempt before had claimed. */
  claimed_by: string | null;
  /** It is not worked on before. */
  not_before: Date | null;
  finished_at: Date | null;
  /** Null until it is read: see `read-cells.ts`. */
  reading: ColumnType<StoredReading | null, string | null | undefined, string | null>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    batch: BatchTable;
    batch_file: BatchFileTable;
    batch_cell: BatchCellTable;
  }
}
