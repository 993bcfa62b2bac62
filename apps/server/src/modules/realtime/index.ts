import type { Module } from '#kernel/module.ts';
import { makeRealtime, type RealtimeDeps } from '#modules/realtime/realtime.ts';

export { counted, makeNotices } from '#modules/realtime/notices.ts';
export type { Realtime } from '#modules/realtime/realtime.ts';

/** Tells other processes which sessions have ended. */
interface SharedEndings {
  announce(sessionIds: readonly string[]): void;
  close(): Promise<void>;
}

interface ModuleDeps extends Omit<RealtimeDeps, 'authenticate' | 'findAccessExpiry'> {
  readonly accounts: Pick<RealtimeDeps, 'authenticate' | 'findAccessExpiry'> & {
    onSessionsEnded(listener: (sessionIds: readonly string[]) => void): void;
  };
  /** Null where no other process can have sessions. */
  readonly shareSessionEndings: (listener: {
    onEnded(sessionIds: readonly string[]): void;
    /** Nothing was heard for a while, so any session may have ended meanwhile. */
    onGap(): void;
  }) => Promise<SharedEndings | null>;
}

/** The socket, and the end of its connections with their sessions, in whatever process a session is ended. */
export function makeRealtimeModule({ accounts, shareSessionEndings, ...deps }: ModuleDeps) {
  const realtime = makeRealtime({ ...deps, ...accounts });
  let endings: SharedEndings | null = null;
  return {
    name: 'realtime',
    api: realtime,
    routes: [
      (app) => {
        realtime.attach(app.server);
        // Open sockets would keep the server from closing.
        app.addHook('preClose', () => realtime.close());
      },
    ],
    async open() {
      accounts.onSessionsEnded(realtime.disconnectSessions);
      endings = await shareSessionEndings({
        onEnded: realtime.disconnectSessions,
        onGap: realtime.reconnectAll,
      });
      if (endings) accounts.onSessionsEnded(endings.announce);
    },
    async stop() {
      await endings?.close();
    },
  } satisfies Module;
}
