import type { Instance, InstanceStatus } from '@recto/contract/instances';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Processing } from '#kernel/processing.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Presence } from '#modules/instances/presence.ts';
import * as store from '#modules/instances/store.ts';

export interface ControlDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly processing: Pick<Processing, 'waiting'>;
  readonly presence: Pick<Presence, 'beat'>;
  readonly audit: Pick<Audit, 'record'>;
}

const idOf = (number: number): string => `worker-${number}`;
const ALL = 'all workers';

const noWorker = () =>
  new AppError(
    409,
    'instances.none',
    'No processing worker is connected. Start the server, or a worker process, on the machine.',
  );

/** What administrators do with the processing workers. Other processes see it with their next sign of life. */
export function makeControl({ database, clock, processing, presence, audit }: ControlDeps) {
  const status = async (): Promise<InstanceStatus> => {
    await presence.beat();
    const [rows, waiting] = await Promise.all([store.listInstances(database.root), processing.waiting()]);
    return {
      items: rows.map(toItem),
      at: (rows[0]?.now ?? new Date(clock())).toISOString(),
      waiting: waiting.map(({ oldestAt, ...work }) => ({ ...work, oldestAt: oldestAt.toISOString() })),
    };
  };

  /** Changes workers while no process takes a number and nobody else changes them; answers what has come of it. */
  const change = async (work: (trx: Trx, rows: readonly store.InstanceRow[]) => Promise<void>) => {
    await database.transaction(async (trx) => {
      await store.lockInstances(trx);
      await work(trx, await store.listInstances(trx));
    });
    return status();
  };

  return {
    status,

    stop: (caller: Caller, id?: string) =>
      change(async (trx, rows) => {
        const numbers = choose(rows, id);
        if (id === undefined) await store.dropFreeNumbers(trx);
        const stopped = await store.stopNumbers(trx, numbers, { at: new Date(clock()), by: caller });
        const details = { workers: stopped.map(idOf).join(', ') };
        await audit.record(trx, { actor: caller, action: 'instances.stop', subject: id ?? ALL, details });
      }),

    start: (caller: Caller, id?: string) =>
      change(async (trx, rows) => {
        const started = await store.startNumbers(trx, choose(rows, id));
        const details = { workers: started.map(idOf).join(', ') };
        await audit.record(trx, { actor: caller, action: 'instances.start', subject: id ?? ALL, details });
      }),

    /** Starts one where none takes work; where one does, nothing is changed. */
    checkAndStart: (caller: Caller) =>
      change(async (trx, rows) => {
        const alive = rows.filter(({ isAlive }) => isAlive);
        const [first] = alive;
        if (!first) throw noWorker();
        if (alive.some(({ stopped_at }) => stopped_at === null)) return;
        await store.startNumbers(trx, [first.number]);
        const subject = idOf(first.number);
        await audit.record(trx, { actor: caller, action: 'instances.start', subject });
      }),
  };
}

function choose(rows: readonly store.InstanceRow[], id: string | undefined): number[] {
  const chosen = rows.filter(({ number }) => id === undefined || idOf(number) === id);
  if (id !== undefined && chosen.length === 0) throw notFound('Worker');
  return chosen.map(({ number }) => number);
}

function toItem(row: store.InstanceRow): Instance {
  return {
    id: idOf(row.number),
    state: stateOf(row),
    heartbeatAt: row.heartbeat_at.toISOString(),
    load: row.load,
    host: row.host,
    doing: row.isAlive ? row.doing : [],
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    stoppedBy: row.stopped_by,
  };
}

function stateOf({ isAlive, stopped_at, doing }: store.InstanceRow): Instance['state'] {
  if (stopped_at !== null) return isAlive && doing.length > 0 ? 'stopping' : 'stopped';
  return isAlive ? 'running' : 'lost';
}
