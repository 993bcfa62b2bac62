import type { Database, Trx } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { type Actor, type Audit, COMMAND_LINE } from '#modules/audit/index.ts';
import type { Account } from '#modules/accounts/account.store.ts';
import { lastAdmin } from '#modules/accounts/accounts.errors.ts';
import { noAdminAnyMore, ownAccount } from '#modules/accounts/administration/administration.errors.ts';
import { isAdmin, lockUser } from '#modules/accounts/administration/administration.store.ts';
import { holdAdmins, isLastAdmin } from '#modules/accounts/last-admin.store.ts';
import type { Sessions } from '#modules/accounts/sessions/sessions.ts';

export interface ActDeps {
  readonly database: Database;
  readonly audit: Audit;
  readonly sessions: Sessions;
}

/** What an act of an administrator has to work with. */
export interface Act {
  readonly trx: Trx;
  /** Whom it is done to; the row is locked. */
  readonly account: Account;
  /** Writes the act down, about this account. */
  record(action: `user.${string}`, details?: Parameters<Audit['record']>[1]['details']): Promise<void>;
  /** Where what is done would lock its own doer out, or is meant for others. */
  refuseOwn(): void;
  /** Where nobody could administer after it. */
  refuseLastAdmin(): Promise<void>;
  /** Sessions that were ended: their sockets are cut once it is committed. */
  end(sessionIds: readonly string[]): void;
}

/** By whom something is done, and to whom. */
interface Done {
  readonly actor: Actor;
  readonly userId: string;
}

/**
 * Lets an administrator act in one transaction. For as long as it takes, who administers stays the same: two who take each
 * other's role away do so one after the other, and the second is no administrator any more.
 */
export function makeAct({ database, audit, sessions }: ActDeps) {
  const within = async <T>(
    trx: Trx,
    { actor, userId }: Done,
    work: (act: Act) => Promise<T>,
    ended: string[] = [],
  ): Promise<T> => {
    await requireActor(trx, actor);
    const account = await lockUser(trx, userId);
    if (!account) throw notFound('User');
    const subject = { accountId: account.id, email: account.email };
    return work({
      trx,
      account,
      record: (action, details) => audit.record(trx, { actor, action, subject, ...(details && { details }) }),
      refuseOwn() {
        if (actor !== COMMAND_LINE && actor.accountId === account.id) throw ownAccount();
      },
      async refuseLastAdmin() {
        if (await isLastAdmin(trx, account.id)) throw lastAdmin();
      },
      end: (sessionIds) => void ended.push(...sessionIds),
    });
  };
  return {
    within,
    async act<T>(actor: Actor, userId: string, work: (act: Act) => Promise<T>): Promise<T> {
      const ended: string[] = [];
      const result = await database.transaction((trx) => within(trx, { actor, userId }, work, ended));
      sessions.announceEnd(ended);
      return result;
    },
  };
}

/** Holds the administrators, and sees that the actor still is one. */
export async function requireActor(trx: Trx, actor: Actor): Promise<void> {
  await holdAdmins(trx);
  if (actor !== COMMAND_LINE && !(await isAdmin(trx, actor.accountId))) throw noAdminAnyMore();
}
