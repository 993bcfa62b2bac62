import { instances as endpoints } from '@recto/contract/instances';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { type ControlDeps, makeControl } from '#modules/instances/control.ts';
import { makePresence, type PresenceDeps } from '#modules/instances/presence.ts';
import { eraseStopper } from '#modules/instances/store.ts';
import '#modules/instances/tables.ts';

const HEARTBEAT_EVERY_MS = 2_000;

type InstancesDeps = Omit<ControlDeps, 'presence'> &
  PresenceDeps & {
    /** Whether no other process can be on the database: nobody then waits for its signs of life. */
    readonly isEmbedded: boolean;
    /** Whether this process works on documents: one that only serves is no worker. */
    readonly isWorker: boolean;
  };

/** The processing workers: one in each process that works on documents. Operators stop and start them. */
export function makeInstances({ isEmbedded, isWorker, ...deps }: InstancesDeps) {
  const presence = makePresence(deps);
  const control = makeControl({ ...deps, presence });
  const routes = makeRoutes(endpoints, {
    start: async ({ query: { id }, context: { caller } }) => ({ result: await control.start(caller, id) }),
    stop: async ({ query: { id }, context: { caller } }) => ({ result: await control.stop(caller, id) }),
    status: async () => ({ result: await control.status() }),
    checkAndStart: async ({ context: { caller } }) => ({ result: await control.checkAndStart(caller) }),
  });
  return {
    name: 'instances',
    routes: [routes],
    periodic: isEmbedded || !isWorker ? [] : [{ everyMs: HEARTBEAT_EVERY_MS, run: presence.beat }],
    async recover({ isAlone }) {
      if (isWorker) await presence.begin(isAlone);
    },
    async eraseAccount(trx, accountId) {
      await eraseStopper(trx, accountId);
    },
    stop: presence.end,
  } satisfies Module;
}
