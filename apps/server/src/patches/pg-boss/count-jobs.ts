import type { PgBoss } from 'pg-boss';

export interface JobCounts {
  readonly kind: string;
  /** May start now. */
  readonly waiting: number;
  /** Wait for their time, after a failed attempt mostly. */
  readonly scheduled: number;
  readonly active: number;
  /** Given up in the last day. */
  readonly failed: number;
  /** For how many seconds the oldest of those has waited that may start now; 0 where there is none. */
  readonly oldestSeconds: number;
}

/** Jobs that are done are left out: they are many, and their number says nothing. */
const COUNT = `select name as kind,
    count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
    count(*) filter (where state < 'active' and start_after > now())::int as scheduled,
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(start_after)
      filter (where state < 'active' and start_after <= now())), 0)::float8 as "oldestSeconds"
  from pgboss.job
  where name = any($1::text[]) and state not in ('completed', 'cancelled')
  group by name`;

/** Counts jobs by kind in the table of pg-boss, whose own figures are as old as its last maintenance. */
export async function countJobs(boss: PgBoss, kinds: readonly string[]): Promise<JobCounts[]> {
  const { rows } = (await boss.getDb().executeSql(COUNT, [kinds])) as { rows: JobCounts[] };
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  const none = { waiting: 0, scheduled: 0, active: 0, failed: 0, oldestSeconds: 0 };
  return kinds.map((kind) => byKind.get(kind) ?? { kind, ...none });
}
