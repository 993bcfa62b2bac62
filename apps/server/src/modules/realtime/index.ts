import type { Database } from '#kernel/database.ts';
import { type Metrics, only } from '#kernel/metrics.ts';
import type { Module } from '#kernel/module.ts';
import type { ListenToDatabase } from '#kernel/notifications.ts';
import { makeOutbox } from '#modules/realtime/outbox.ts';
import { deleteEventsOf, deleteEventsOlderThan, OUTBOX_CHANNEL } from '#modules/realtime/outbox.store.ts';
import { makeRealtime, type RealtimeDeps } from '#modules/realtime/realtime.ts';
import { ENDINGS_CHANNEL, makeAnnounceEndings, readEndings } from '#modules/realtime/session-endings.ts';
import { makeTail } from '#modules/realtime/tail-outbox.ts';
import '#modules/realtime/tables.ts';

export { counted } from '#modules/realtime/notices.ts';
export type { Outbox } from '#modules/realtime/outbox.ts';
export { SUBJECT_INTERVAL_MS } from '#modules/realtime/send-events.ts';
export { throttleBySubject } from '#modules/realtime/throttle-events.ts';

/** Far longer than any process takes to read them. */
const KEPT_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 60_000;

interface ModuleDeps extends Omit<RealtimeDeps, 'authenticate' | 'findAccessExpiry' | 'render'> {
  readonly database: Database;
  readonly accounts: Pick<RealtimeDeps, 'authenticate' | 'findAccessExpiry'> & {
    onSessionsEnded(listener: (sessionIds: readonly string[]) => void): void;
  };
  readonly listenToDatabase: ListenToDatabase;
  readonly metrics: Metrics;
  /** Whether no other process can be on the database. */
  readonly isEmbedded: boolean;
}

/**
 * The socket, in every process for its own connections: the events that all of them write, and the end of connections with
 * their sessions, in whatever process a session is ended.
 */
export function makeRealtimeModule({ accounts, listenToDatabase, isEmbedded, metrics, ...deps }: ModuleDeps) {
  const { database, log } = deps;
  const outbox = makeOutbox(database);
  const realtime = makeRealtime({ ...deps, ...accounts, render: outbox.render });
  const tail = makeTail({
    read: (after) => outbox.read(after, realtime.listAccounts()),
    onEvent: realtime.send,
    onLag: metrics
      .histogram({
        name: 'recto_outbox_lag_seconds',
        help: 'From the writing of an event to its reading by this process, for people who are connected to it.',
        labels: {},
        buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
      })
      .bind(null, {}),
    log,
  });
  metrics.read({
    name: 'recto_outbox_waiting_seconds',
    help: 'For how long this process has known of events that it has not read yet.',
    labels: {},
    kind: 'gauge',
    read: () => only(tail.waitingSeconds()),
  });
  metrics.read({
    name: 'recto_sockets',
    help: 'Open connections of the socket.',
    labels: {},
    kind: 'gauge',
    read: () => only(realtime.countConnections()),
  });
  const sweep = () => deleteEventsOlderThan(database.root, KEPT_MS);
  let listening: { close(): Promise<void> } | undefined;
  return {
    name: 'realtime',
    api: outbox,
    routes: [
      (app) => {
        realtime.attach(app.server);
        // Open sockets would keep the server from closing.
        app.addHook('preClose', () => realtime.close());
      },
    ],
    periodic: [{ everyMs: SWEEP_EVERY_MS, run: sweep }],
    async open() {
      accounts.onSessionsEnded(realtime.disconnectSessions);
      if (!isEmbedded) accounts.onSessionsEnded(makeAnnounceEndings(deps));
      listening = await listenToDatabase({
        channels: {
          [OUTBOX_CHANNEL]: tail.wake,
          [ENDINGS_CHANNEL]: (payload) => realtime.disconnectSessions(readEndings(payload)),
        },
        onGap() {
          // Any session may have ended meanwhile. Events are still there.
          realtime.reconnectAll();
          tail.wake();
        },
      });
      await tail.open();
    },
    recover: sweep,
    /** Nothing of it can still be written: what it would tell of is gone. */
    async erase(gone) {
      if ('accountId' in gone) await deleteEventsOf(database.root, gone.accountId);
    },
    async stop() {
      tail.close();
      await listening?.close();
    },
  } satisfies Module;
}
