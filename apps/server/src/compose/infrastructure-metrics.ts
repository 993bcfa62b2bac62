import { sql } from 'kysely';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { ATTEMPT_OUTCOMES, type JobAttempt } from '#adapters/jobs/workers.ts';
import type { Jobs } from '#adapters/jobs/open-jobs.ts';
import type { WorkerPool } from '#adapters/worker-pool/worker-pool.ts';
import { LANES } from '#kernel/define-task.ts';
import { type Metrics, only } from '#kernel/metrics.ts';

const JOB_STATES = ['waiting', 'scheduled', 'active', 'failed'] as const;

interface Measured {
  readonly opened: OpenDatabase;
  readonly jobs: Pick<Jobs, 'count'>;
  readonly pool: WorkerPool;
  readonly freeSpace: () => Promise<number>;
  readonly minFreeBytes: number;
}

/** The metrics of what is not ours: database, queue, threads, disk. */
export function measureInfrastructure(metrics: Metrics, infrastructure: Measured): void {
  measureJobs(metrics, infrastructure.jobs);
  measurePool(metrics, infrastructure.pool);
  measureDatabase(metrics, infrastructure.opened);
  measureDisk(metrics, infrastructure);
}

/** Answers a function that counts the attempts of this process at jobs. */
export function makeCountAttempt(metrics: Metrics): (attempt: JobAttempt) => void {
  const measure = metrics.histogram({
    name: 'recto_job_duration_seconds',
    help: 'Attempts of this process at jobs, by kind and outcome.',
    labels: { kind: 'code', outcome: ATTEMPT_OUTCOMES },
    buckets: [0.05, 0.25, 1, 2.5, 10, 30, 60, 300, 900],
  });
  return ({ kind, outcome, seconds }) => measure({ kind, outcome }, seconds);
}

function measureJobs(metrics: Metrics, jobs: Pick<Jobs, 'count'>): void {
  metrics.read({
    name: 'recto_jobs',
    help: 'Jobs of all processes that are not done: `waiting` may start now, `scheduled` later, `failed` were given up in the last day.',
    labels: { kind: 'code', state: JOB_STATES },
    kind: 'gauge',
    read: async () =>
      (await jobs.count()).flatMap((counts) =>
        JOB_STATES.map((state) => ({ labels: { kind: counts.kind, state }, value: counts[state] })),
      ),
  });
  metrics.read({
    name: 'recto_jobs_oldest_seconds',
    help: 'For how long the oldest job of a kind has waited that may start now; 0 where none waits.',
    labels: { kind: 'code' },
    kind: 'gauge',
    read: async () =>
      (await jobs.count()).map(({ kind, oldestSeconds }) => ({ labels: { kind }, value: oldestSeconds })),
  });
}

function measurePool(metrics: Metrics, pool: WorkerPool): void {
  const ofLanes = (figure: 'busy' | 'waiting' | 'started') => () =>
    pool.measure().lanes.map(({ lane, ...figures }) => ({ labels: { lane }, value: figures[figure] }));
  const labels = { lane: LANES };
  metrics.read({
    name: 'recto_pool_workers',
    help: 'Threads that read, compare and answer; a spare one for questions may join them.',
    labels: {},
    kind: 'gauge',
    read: () => only(pool.measure().workers),
  });
  metrics.read({
    name: 'recto_pool_busy',
    help: 'Threads that are at a unit of work, by its lane.',
    labels,
    kind: 'gauge',
    read: ofLanes('busy'),
  });
  metrics.read({
    name: 'recto_pool_waiting',
    help: 'Units of work that wait for a thread, by lane.',
    labels,
    kind: 'gauge',
    read: ofLanes('waiting'),
  });
  metrics.read({
    name: 'recto_pool_units_total',
    help: 'Units of work that were begun: a few pages of a file, one page of a scan, a step of a question.',
    labels,
    kind: 'counter',
    read: ofLanes('started'),
  });
}

function measureDatabase(metrics: Metrics, { database, waiting, connections }: OpenDatabase): void {
  metrics.read({
    name: 'recto_database_waiting',
    help: 'Statements that somebody waits for and that have no connection yet.',
    labels: {},
    kind: 'gauge',
    read: () => only(waiting()),
  });
  metrics.read({
    name: 'recto_database_connections',
    help: 'Connections of this process to the database: in use, and how many there may be.',
    labels: { state: ['busy', 'most'] },
    kind: 'gauge',
    read() {
      const { busy, most } = connections();
      return [
        { labels: { state: 'busy' }, value: busy },
        { labels: { state: 'most' }, value: most },
      ];
    },
  });
  metrics.read({
    name: 'recto_database_bytes',
    help: 'Size of the database.',
    labels: {},
    kind: 'gauge',
    read: () =>
      database.inBackground(async () => {
        const size = sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`;
        return only(Number((await size.execute(database.root)).rows[0]?.bytes));
      }),
  });
}

function measureDisk(metrics: Metrics, { freeSpace, minFreeBytes }: Measured): void {
  metrics.read({
    name: 'recto_storage_free_bytes',
    help: 'Free space on the disk of the data folder.',
    labels: {},
    kind: 'gauge',
    read: async () => only(await freeSpace()),
  });
  metrics.read({
    name: 'recto_storage_required_bytes',
    help: 'Free space below which uploads are refused (MIN_FREE_MB).',
    labels: {},
    kind: 'gauge',
    read: () => only(minFreeBytes),
  });
}
