import type { Column } from '@recto/contract/templates';
import type { ColumnType } from 'kysely';

/** Null where nobody has chosen a type: it is guessed from the question. */
export type ChosenColumn = Pick<Column, 'type' | 'choices'> | null;

export interface TemplateTable {
  id: string;
  account_id: string;
  name: string;
  questions: ColumnType<readonly string[], string, string>;
  /** Parallel to the questions; null where none is chosen. */
  columns: ColumnType<readonly ChosenColumn[] | null, string | null, string | null>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    template: TemplateTable;
  }
}
