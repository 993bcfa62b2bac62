import { fromPglite, PgBoss } from 'pg-boss';
import type { JobConnection } from '#kernel/job-connection.ts';

/** Seconds without a sign of life after which another process takes a job over; the least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10;

/** Connections of the queue's own pool on a PostgreSQL server; one of them listens. */
const POOL_SIZE = 5;

/** Its maintenance goes over all jobs; nothing that nobody waits for takes longer. */
const STATEMENT_LIMIT_MS = 5 * 60_000;

const HOUR_SECONDS = 60 * 60;

export interface Boss {
  readonly boss: PgBoss;
  /** Absent in the embedded database: its only process cannot outlive its own jobs. */
  readonly heartbeatSeconds?: number;
  /**
   * How often workers look for what no notification told them. Seldom in the embedded database, where
   * every look is a query in line with all others; nobody else puts jobs back there.
   */
  readonly pollSeconds: number;
}

/**
 * pg-boss on the given database; nothing is started yet. In the embedded database `onAdded` is told of each job that was
 * added; on a server pg-boss wakes its workers by itself.
 */
export function createBoss(connection: JobConnection, onAdded: (queue: string) => void): Boss {
  const common = {
    useListenNotify: true,
    // We have no recurring jobs; the scheduler would only ask the database for the time.
    schedule: false,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    reindex: false,
  };
  if (connection.kind === 'postgres') {
    const boss = new PgBoss({
      ...common,
      connectionString: connection.url,
      max: POOL_SIZE,
      application_name: 'recto-jobs',
      options: `-c statement_timeout=${STATEMENT_LIMIT_MS}`,
      // How often missing heartbeats are looked for; the rest of the wait is the heartbeat itself.
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
    });
    return { boss, heartbeatSeconds: HEARTBEAT_SECONDS, pollSeconds: 5 };
  }
  const { client } = connection;
  const boss = new PgBoss({
    ...common,
    backend: 'pglite',
    monitorVacuum: false,
    db: fromPglite({
      query: async <Row>(text: string, values?: unknown[]) => {
        // On the only connection this would wait for the transaction that waits for it.
        connection.assertOutsideTransaction('The job queue was used');
        return client.query<Row>(text, values);
      },
      exec: async (text) => {
        connection.assertOutsideTransaction('The job queue was used');
        return client.exec(text);
      },
      // Not to pg-boss: it would have every worker of the queue look for the one job.
      listen: (channel) => client.listen(channel, onAdded),
    }),
  });
  return { boss, pollSeconds: 30 };
}
