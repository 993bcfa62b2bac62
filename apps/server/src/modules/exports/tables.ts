import type { ExportFormat, ExportStatus, TranslationRemarks } from '@recto/contract/exports';
import type { ColumnType } from 'kysely';

export type ExportKind = 'batch' | 'conversation' | 'key-terms' | 'comparison' | 'translation';

/** Those that are made of answers. */
export type AnswersKind = Exclude<ExportKind, 'comparison' | 'translation'>;

/** What of the answers is written. */
export interface StoredOptions {
  readonly marks: boolean;
  readonly closest: boolean;
  readonly answerIds?: readonly string[] | undefined;
}

export interface ExportTable {
  id: string;
  account_id: string;
  kind: ExportKind;
  /** Of the batch, of the conversation or its file, of the file whose key terms these are, of the comparison, or of the translation. */
  source_id: string;
  batch_id: string | null;
  comparison_id: string | null;
  translation_id: string | null;
  format: ExportFormat;
  options: ColumnType<StoredOptions, string, never>;
  name: string;
  status: ExportStatus;
  done: number;
  total: number;
  /** In bytes, once it is complete. */
  size: number | null;
  error: string | null;
  /** On the sentences of a translation; null where there is nothing to be said. */
  remarks: ColumnType<TranslationRemarks | null, string | null, string | null>;
  created_at: Date;
  expires_at: Date;
}

/** A file that an export tells of. */
export interface ExportFileTable {
  export_id: string;
  file_id: string;
}

declare module '#kernel/database.ts' {
  interface Tables {
    export: ExportTable;
    export_file: ExportFileTable;
  }
}
