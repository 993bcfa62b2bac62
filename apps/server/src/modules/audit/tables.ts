import type { Generated, JSONColumnType } from 'kysely';

export interface AuditLogTable {
  /** In the order in which entries were written. */
  id: Generated<number>;
  at: Date;
  /** The account that acted; null for the command line. It may be gone by now. */
  actor_id: string | null;
  /** Its address then, or "command line". */
  actor: string;
  action: string;
  /** The account that it was done to; null for anything else. It may be gone by now. */
  subject_id: string | null;
  /** Its address then, or the name of the thing. */
  subject: string;
  details: JSONColumnType<Record<string, string | number | boolean | null>>;
}

declare module '#kernel/database.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}
