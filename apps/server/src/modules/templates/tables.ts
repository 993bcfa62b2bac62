import type { ColumnType } from 'kysely';

export interface TemplateTable {
  id: string;
  account_id: string;
  name: string;
  questions: ColumnType<readonly string[], string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    template: TemplateTable;
  }
}
