import { PLAN_IDS } from '@recto/contract/catalogue';
import { z } from 'zod';
import type { Db, Trx } from '#kernel/database.ts';

/** What the provider of test checkouts keeps: nobody else does. */
interface TestPaymentTable {
  id: string;
  kind: string;
  customer_id: string;
  data: object;
  created_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    test_payment: TestPaymentTable;
  }
}

const PaidPlan = z.enum(PLAN_IDS).exclude(['FREE']);
const Checkout = z.object({
  plan: PaidPlan,
  status: z.enum(['open', 'complete', 'closed']),
  successUrl: z.string(),
  failureUrl: z.string(),
  expires: z.number(),
});
const Subscription = z.object({
  plan: PaidPlan,
  /** When it was bought: the days on which its periods begin. */
  anchor: z.number(),
  /** When it ends, of one that was cancelled. */
  endsAt: z.number().nullable(),
  comment: z.string(),
  /** Of changes that were made. */
  keys: z.array(z.string()),
});
export type SubscriptionData = z.infer<typeof Subscription>;

const KINDS = { checkout: Checkout, subscription: Subscription } as const;
type Kind = keyof typeof KINDS;
type DataOf<K extends Kind> = z.infer<(typeof KINDS)[K]>;

export interface Stored<K extends Kind> {
  readonly id: string;
  readonly customerId: string;
  readonly data: DataOf<K>;
}

const read = <K extends Kind>(
  kind: K,
  row: { id: string; customer_id: string; data: unknown },
): Stored<K> => ({
  id: row.id,
  customerId: row.customer_id,
  data: KINDS[kind].parse(row.data) as DataOf<K>,
});

/** One of the records; with `lock` it is held until the transaction ends. */
export async function find<K extends Kind>(
  db: Db,
  kind: K,
  id: string,
  { lock = false } = {},
): Promise<Stored<K> | null> {
  const row = await db
    .selectFrom('test_payment')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? read(kind, row) : null;
}

/** Those of a customer, newest first. */
export async function listOf<K extends Kind>(db: Db, kind: K, customerId: string): Promise<Stored<K>[]> {
  const rows = await db
    .selectFrom('test_payment')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => read(kind, row));
}

export const insert = <K extends Kind>(db: Db, kind: K, { id, customerId, data }: Stored<K>, at: Date) =>
  db
    .insertInto('test_payment')
    .values({
      id,
      kind,
      customer_id: customerId,
      data: JSON.stringify(data) as unknown as object,
      created_at: at,
    })
    .execute();

/** Makes the customer's record, by which its transactions wait for each other. */
export const insertCustomer = (db: Db, id: string, at: Date) =>
  db
    .insertInto('test_payment')
    .values({ id, kind: 'customer', customer_id: id, data: '{}' as unknown as object, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Holds a customer until the transaction ends; false where there is none. */
export async function lockCustomer(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('test_payment')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export const update = <K extends Kind>(db: Db, { id, data }: Pick<Stored<K>, 'id' | 'data'>) =>
  db
    .updateTable('test_payment')
    .set({ data: JSON.stringify(data) as unknown as object })
    .where('id', '=', id)
    .execute();

export const deleteAllOf = (db: Db, customerId: string) =>
  db.deleteFrom('test_payment').where('customer_id', '=', customerId).execute();
