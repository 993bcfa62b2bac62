import { type Kysely, sql } from 'kysely';

/**
 * What the payment provider says of each account that it knows, and the records of the provider of test checkouts, which
 * has nobody else to keep them. Usage is read by the time at which it was, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscription (
      account_id uuid primary key references account (id) on delete cascade,
      provider text not null,
      customer_id text not null,
      subscription_id text,
      plan text,
      amount integer,
      is_past_due boolean not null default false,
      period_start timestamptz,
      period_end timestamptz,
      cancel_at_period_end boolean not null default false,
      asked bigint not null default 0,
      applied bigint not null default 0,
      next_check_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider, customer_id)
    )`.execute(db);
  await sql`create index subscription_next_check_at on subscription (next_check_at)`.execute(db);
  await sql`
    create table test_payment (
      id text primary key,
      kind text not null,
      customer_id text not null,
      data jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index test_payment_customer_id on test_payment (customer_id, kind)`.execute(db);
  await sql`create index usage_event_time on usage_event (account_id, created_at)`.execute(db);
}
