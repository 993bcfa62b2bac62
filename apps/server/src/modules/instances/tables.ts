import type { JSONColumnType } from 'kysely';
import type { WorkCount } from '#kernel/processing.ts';

export interface InstanceTable {
  /** Of `worker-<number>`. */
  number: number;
  /** The process that works under this number; null once that has ended. */
  holder: string | null;
  host: string;
  heartbeat_at: Date;
  load: number;
  doing: JSONColumnType<WorkCount[]>;
  /** Null where it may take work. */
  stopped_at: Date | null;
  stopped_by: string | null;
  stopped_by_id: string | null;
}

declare module '#kernel/database.ts' {
  interface Tables {
    instance: InstanceTable;
  }
}
