import { type User, users as endpoints } from '@recto/contract/users';
import type { Database } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import type { AccountsApi, UserRow } from '#modules/accounts/index.ts';
import type { PlansApi } from '#modules/plans/index.ts';

interface UsersDeps {
  readonly database: Database;
  readonly accounts: Pick<AccountsApi, 'administration'>;
  readonly plans: Pick<PlansApi, 'describeAccounts'>;
}

/** Accounts as administrators see them: with their plans and what they use, by counters that are kept anyway. */
export function makeUsers({ database, accounts, plans }: UsersDeps) {
  const { administration } = accounts;

  const describe = async (rows: readonly UserRow[]): Promise<User[]> => {
    const granted = new Map(rows.map(({ id, plan }) => [id, plan]));
    const described = await plans.describeAccounts(database.root, granted);
    return rows.map((row) => {
      const used = described.get(row.id);
      if (!used) throw new Error('an account that was asked for was not described');
      return { ...toUser(row), ...used };
    });
  };

  const getUser = async (userId: string): Promise<User> => {
    const row = await administration.findUser(userId);
    const [user] = row ? await describe([row]) : [];
    if (!user) throw notFound('User');
    return user;
  };

  const routes = makeRoutes(endpoints, {
    create: async ({ body, context: { caller } }) => ({
      result: await administration.createUser(caller, body),
      message: 'User created',
    }),
    changeTemporaryPassword: async ({ body: { userId }, context: { caller } }) => ({
      result: { temporaryPassword: await administration.changeTemporaryPassword(caller, userId) },
    }),
    delete: async ({ body: { userId }, context: { caller } }) => {
      await administration.delete(caller, userId, async (db, accountId) => {
        const described = await plans.describeAccounts(db, new Map([[accountId, null]]));
        const { files = 0, questions = 0 } = described.get(accountId) ?? {};
        return { files, questions };
      });
      return { result: null, message: 'User deleted' };
    },
    list: async ({ body: { page, limit, ...filter } }) => {
      const total = await administration.countUsers(filter);
      const rows = await administration.listUsers(filter, { offset: (page - 1) * limit, limit, total });
      return { result: { items: await describe(rows), page, limit, total } };
    },
    update: async ({ body: { userId, ...change }, context: { caller } }) => {
      await administration.update(caller, userId, change);
      return { result: await getUser(userId), message: 'User changed' };
    },
    signOut: async ({ body: { userId }, context: { caller } }) => ({
      result: { sessions: await administration.signOut(caller, userId) },
    }),
  });
  return { name: 'users', routes: [routes] } satisfies Module;
}

const toUser = (row: UserRow): Omit<User, 'plan' | 'files' | 'bytes' | 'questions'> => ({
  userId: row.id,
  email: row.email,
  name: row.name,
  lastName: row.last_name,
  role: row.role,
  grantedPlan: row.plan,
  disabled: row.disabled_at !== null,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  temporaryPassword: row.must_change_password,
  confirmed: row.email_verified_at !== null,
});
