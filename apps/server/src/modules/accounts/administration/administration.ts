import type { Db } from '#kernel/database.ts';
import type { Actor, AuditRecord } from '#modules/audit/index.ts';
import { findAccountByEmail } from '#modules/accounts/account.store.ts';
import { type Act, type ActDeps, makeAct } from '#modules/accounts/administration/act.ts';
import { unconfirmedAdmin } from '#modules/accounts/administration/administration.errors.ts';
import * as store from '#modules/accounts/administration/administration.store.ts';
import { type CreateUserDeps, makeCreateUser } from '#modules/accounts/administration/create-user.ts';
import { normaliseEmail } from '#modules/accounts/email-address.ts';
import type { AccountMailer } from '#modules/accounts/mails/account-mailer.ts';
import { removeAccount, type RemoveAccountDeps } from '#modules/accounts/own-account/remove-account.ts';
import { makeIssueTemporaryPassword } from '#modules/accounts/passwords/temporary-password.ts';
import { deleteSessionsOf } from '#modules/accounts/sessions/end-sessions.store.ts';
import type { Plan, Role } from '#modules/accounts/tables.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';

export interface AdministrationDeps extends ActDeps, CreateUserDeps, RemoveAccountDeps {
  readonly throttle: Throttle;
  readonly accountMailer: AccountMailer;
}

export interface UserChange {
  readonly role?: Role | undefined;
  /** Null takes back what was given: what is paid for holds again, or what everybody has. */
  readonly plan?: Plan | null | undefined;
  readonly disabled?: boolean | undefined;
}

export type { UserRow } from '#modules/accounts/administration/administration.store.ts';

/**
 * What administrators do to accounts, by calls and from the command line alike: each in one transaction with its entry in the
 * audit log. An unknown id is 404 `user.not_found`.
 */
export function makeAdministration(deps: AdministrationDeps) {
  const { database, throttle, accountMailer, now, log } = deps;
  const { act, within } = makeAct(deps);
  const issueTemporaryPassword = makeIssueTemporaryPassword(deps);

  const update = async (actor: Actor, userId: string, change: UserChange): Promise<void> => {
    await act(actor, userId, async (each) => {
      if (change.role !== undefined) await changeRole(each, change.role, now());
      if (change.plan !== undefined) await changePlan(each, change.plan, now());
      if (change.disabled !== undefined) await switchAccount(each, change.disabled, now());
    });
    log.info({ event: 'account.changed_by_admin', accountId: userId, ...change });
  };

  return {
    createUser: makeCreateUser(deps),
    update,
    /** The first administrator is made so, from the command line. */
    setRole: (actor: Actor, userId: string, role: Role) => update(actor, userId, { role }),

    /** Gives an account another password, which opens nothing but its own change. */
    changeTemporaryPassword: (actor: Actor, userId: string): Promise<string> =>
      issueTemporaryPassword(userId, (trx) =>
        within(trx, { actor, userId }, async (each) => {
          each.refuseOwn();
          await each.record('user.password');
        }),
      ),

    /** Ends every session, here and everywhere. Answers how many there were. */
    signOut: (actor: Actor, userId: string): Promise<number> =>
      act(actor, userId, async ({ trx, account, record, end }) => {
        const ended = await deleteSessionsOf(trx, account.id, {
          reason: 'signed_out_by_admin',
          now: now(),
        });
        end(ended);
        await record('user.signOut', { sessions: ended.length });
        return ended.length;
      }),

    /** Deletes an account with everything in it. `describe` says what goes with it, for the audit log. */
    async delete(
      actor: Actor,
      userId: string,
      describe: (db: Db, accountId: string) => Promise<AuditRecord['details']> = async () => ({}),
    ): Promise<void> {
      await act(actor, userId, async (each) => {
        each.refuseOwn();
        await each.refuseLastAdmin();
        await each.record('user.delete', await describe(each.trx, each.account.id));
        each.end(await removeAccount(each.trx, deps, each.account, null));
      });
      log.info({ event: 'account.deleted_by_admin', accountId: userId });
    },

    /** For somebody whose authenticator is lost, with its recovery codes. Every session ends, and the owner is told. */
    async disableSecondFactor(actor: Actor, userId: string): Promise<void> {
      await act(actor, userId, async ({ trx, account, record, end }) => {
        await store.removeSecondFactor(trx, account.id, now());
        await accountMailer.notify(trx, 'mfa-off', account.id, { client: null });
        end(await deleteSessionsOf(trx, account.id, { reason: 'second_factor_changed', now: now() }));
        await record('user.resetMfa');
      });
      log.info({ event: 'mfa.reset_by_admin', accountId: userId });
    },

    /** Ends every wait that wrong passwords and codes have brought upon the account, from wherever they came. */
    async unlock(actor: Actor, userId: string): Promise<void> {
      await act(actor, userId, async ({ trx, account, record }) => {
        await throttle.forgiveAll(trx, account.email);
        await store.unlockSecondFactor(trx, account.id);
        await record('user.unlock');
      });
      log.info({ event: 'account.unlocked_by_admin', accountId: userId });
    },

    /** Null where nobody has this address. */
    async findUserId(email: string): Promise<string | null> {
      const account = await findAccountByEmail(database.root, normaliseEmail(email));
      return account?.id ?? null;
    },
    findUser: (userId: string): Promise<store.UserRow | undefined> => store.findUser(database.root, userId),
    listUsers: (filter: store.UserFilter, slice: Parameters<typeof store.listUsers>[2]) =>
      store.listUsers(database.root, filter, slice),
    countUsers: (filter: store.UserFilter): Promise<number> => store.countUsers(database.root, filter),
  };
}
export type Administration = ReturnType<typeof makeAdministration>;

async function changeRole({ trx, account, ...each }: Act, role: Role, now: Date): Promise<void> {
  if (account.role === role) return;
  each.refuseOwn();
  if (role === 'admin' && account.email_verified_at === null) throw unconfirmedAdmin();
  if (role === 'user') await each.refuseLastAdmin();
  await store.changeAccount(trx, account.id, { role }, now);
  // What a browser knows of the role is as old as its session.
  each.end(await deleteSessionsOf(trx, account.id, { reason: 'role_changed', now }));
  await each.record('user.role', { role, previous: account.role });
}

async function changePlan({ trx, account, record }: Act, plan: Plan | null, now: Date): Promise<void> {
  if (account.plan === plan) return;
  await store.changeAccount(trx, account.id, { plan }, now);
  await record('user.plan', { plan, previous: account.plan });
}

/** A switched-off account keeps everything and opens nothing. */
async function switchAccount({ trx, account, ...each }: Act, isOff: boolean, now: Date): Promise<void> {
  if ((account.disabled_at !== null) === isOff) return;
  each.refuseOwn();
  if (isOff) await each.refuseLastAdmin();
  await store.changeAccount(trx, account.id, { disabled_at: isOff ? now : null }, now);
  if (isOff) each.end(await deleteSessionsOf(trx, account.id, { reason: 'account_disabled', now }));
  await each.record(isOff ? 'user.disable' : 'user.enable');
}
