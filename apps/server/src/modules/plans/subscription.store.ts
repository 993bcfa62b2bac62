import type { Selectable } from 'kysely';
import type { Db, Trx } from '#kernel/database.ts';
import type { SubscriptionTable } from '#modules/plans/tables.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export const findSubscription = (db: Db, accountId: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscription').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const listSubscriptionsOf = (db: Db, accountIds: readonly string[]): Promise<SubscriptionRow[]> =>
  db.selectFrom('subscription').selectAll().where('account_id', 'in', accountIds).execute();

/** Holds the row until the transaction ends. */
export const lockSubscription = (trx: Trx, accountId: string): Promise<SubscriptionRow | undefined> =>
  trx
    .selectFrom('subscription')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();

interface Customer {
  readonly provider: string;
  readonly customerId: string;
}

export async function findAccountIdOfCustomer(
  db: Db,
  { provider, customerId }: Customer,
): Promise<string | null> {
  const row = await db
    .selectFrom('subscription')
    .select('account_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

const NOTHING = {
  subscription_id: null,
  plan: null,
  amount: null,
  is_past_due: false,
  period_start: null,
  period_end: null,
  cancel_at_period_end: false,
} as const;

/** Keeps under which id a provider knows an account. What another provider has said before holds no longer. */
export async function putCustomer(
  trx: Trx,
  { accountId, provider, customerId, at }: Customer & { readonly accountId: string; readonly at: Date },
): Promise<void> {
  const entered = { provider, customer_id: customerId, ...NOTHING, next_check_at: at, updated_at: at };
  await trx
    .insertInto('subscription')
    .values({ account_id: accountId, ...entered })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(entered).where('subscription.provider', '<>', provider),
    )
    .execute();
}

/** Numbers a question to the provider; null where the account is gone, or another provider's. */
export async function takeTicket(
  db: Db,
  { accountId, provider }: { readonly accountId: string; readonly provider: string },
): Promise<{ ticket: number; customerId: string } | null> {
  const row = await db
    .updateTable('subscription')
    .set((column) => ({ asked: column('asked', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .returning(['asked', 'customer_id'])
    .executeTakeFirst();
  return row ? { ticket: Number(row.asked), customerId: row.customer_id } : null;
}

export type SubscriptionState = Pick<
  SubscriptionRow,
  | 'subscription_id'
  | 'plan'
  | 'amount'
  | 'is_past_due'
  | 'period_start'
  | 'period_end'
  | 'cancel_at_period_end'
  | 'next_check_at'
>;

export const NO_SUBSCRIPTION: Omit<SubscriptionState, 'next_check_at'> = NOTHING;

export const updateState = (
  trx: Trx,
  accountId: string,
  state: SubscriptionState & { readonly applied: number; readonly updated_at: Date },
) => trx.updateTable('subscription').set(state).where('account_id', '=', accountId).execute();

/** Accounts whose provider is to be asked by now, those first that have waited longest. */
export async function listDue(
  db: Db,
  { provider, at, limit }: { readonly provider: string; readonly at: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('account_id')
    .where('provider', '=', provider)
    .where('next_check_at', '<=', at)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** A checkout was opened: its end may never be heard of. */
const CHECKOUT_TAKES_MS = 10 * 60_000;

export const checkSoon = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable('subscription')
    .set({ next_check_at: new Date(now.getTime() + CHECKOUT_TAKES_MS) })
    .where('account_id', '=', accountId)
    .execute();
