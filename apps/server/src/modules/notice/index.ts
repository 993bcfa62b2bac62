import { notice as endpoints } from '@recto/contract/notice';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Module } from '#kernel/module.ts';
import type { Audit } from '#modules/audit/index.ts';
import * as store from '#modules/notice/store.ts';
import '#modules/notice/tables.ts';

interface NoticeDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly audit: Pick<Audit, 'record'>;
}

/** What operators tell everybody. Pages read it with the configuration of the installation. */
export function makeNotice({ database, clock, log, audit }: NoticeDeps) {
  const routes = makeRoutes(endpoints, {
    set: async ({ body: { text }, context: { caller } }) => {
      const at = new Date(clock());
      await database.transaction(async (trx) => {
        if (text === '') await store.deleteNotice(trx);
        else await store.putNotice(trx, { text, at });
        const action = text === '' ? 'notice.remove' : 'notice.set';
        await audit.record(trx, { actor: caller, action, subject: 'notice', details: { text } });
      });
      return { result: { notice: text || null } };
    },
  });
  return {
    name: 'notice',
    api: {
      /** Null where there is none, or where it cannot be read: without the rest of the configuration no page opens. */
      find: async (): Promise<string | null> =>
        store.findNotice(database.root).catch((err: unknown) => {
          log.warn({ err }, 'the notice of the operators could not be read');
          return null;
        }),
    },
    routes: [routes],
  } satisfies Module;
}
