import { type Kysely, sql } from 'kysely';

/** Answers of calls that carried an Idempotency-Key, kept for a day; without an answer while the call runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      account_id uuid not null references account (id) on delete cascade,
      route text not null,
      key text not null,
      fingerprint text not null,
      content_hash text,
      claim_id text not null,
      leased_until timestamptz not null,
      status integer,
      body text,
      mentioned_ids text[] not null default '{}',
      expires_at timestamptz not null,
      primary key (account_id, route, key)
    )`.execute(db);
}
