import { audit as endpoints, type AuditEntry } from '@recto/contract/audit';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import * as store from '#modules/audit/store.ts';
import '#modules/audit/tables.ts';

/** Whoever works on the machine itself: no account, and no less accountable. */
export const COMMAND_LINE = 'command line';

/** An account, as its own calls know it. */
interface Person {
  readonly accountId: string;
  readonly email: string;
}

/** Who does what administrators may do. */
export type Actor = Person | typeof COMMAND_LINE;

export interface AuditRecord {
  readonly actor: Actor;
  /** Noun and verb, dotted: `user.create`. */
  readonly action: `${string}.${string}`;
  /** A user, or the name of anything else. */
  readonly subject: Person | string;
  /** What was chosen and what it was before. Never text of documents, never a secret. */
  readonly details?: AuditEntry['details'];
}

export interface Audit {
  /** Writes down what the caller does, in the transaction that does it: neither exists without the other. */
  record(trx: Trx, record: AuditRecord): Promise<void>;
}

interface AuditDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/** A longer detail is cut: none has to be, and no text gets in by mistake. */
const DETAIL_MAX_LENGTH = 200;

/**
 * What administrators do. Entries can only be added: nothing here changes or deletes one, and the database refuses to. They
 * name people by their addresses of the time and stay when those accounts are deleted.
 */
export function makeAudit({ database, clock }: AuditDeps) {
  const api: Audit = {
    async record(trx, { actor, action, subject, details = {} }) {
      await store.insertEntry(trx, {
        at: new Date(clock()),
        actor_id: typeof actor === 'string' ? null : actor.accountId,
        actor: nameOf(actor),
        action,
        subject_id: typeof subject === 'string' ? null : subject.accountId,
        subject: nameOf(subject),
        details: JSON.stringify(shorten(details)),
      });
    },
  };
  const routes = makeRoutes(endpoints, {
    list: async ({ query: { page, limit, ...filter } }) => {
      const total = await store.countEntries(database.root, filter);
      const slice = { offset: (page - 1) * limit, limit, total };
      const rows = await store.listEntries(database.root, filter, slice);
      return { result: { items: rows.map(toEntry), page, limit, total } };
    },
  });
  return { name: 'audit', api, routes: [routes] } satisfies Module;
}

const nameOf = (of: Person | string): string => (typeof of === 'string' ? of : of.email);

const shorten = (details: AuditEntry['details']): AuditEntry['details'] =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, DETAIL_MAX_LENGTH) : value,
    ]),
  );

const toEntry = ({ id, at, actor, action, subject, details }: store.AuditRow): AuditEntry => ({
  _id: String(id),
  at: at.toISOString(),
  actor,
  action,
  subject,
  details,
});
