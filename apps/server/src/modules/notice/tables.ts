import type { Generated } from 'kysely';

export interface NoticeTable {
  /** There is one at most. */
  is_only: Generated<boolean>;
  text: string;
  set_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    notice: NoticeTable;
  }
}
