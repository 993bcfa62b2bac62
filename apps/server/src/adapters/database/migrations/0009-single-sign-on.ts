import { type Kysely, sql } from 'kysely';

/** Identities at the OpenID provider, sign-ins that are on their way through it, and plans given to accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add column plan text
      check (plan in ('FREE', 'PRICE_ID_10', 'PRICE_ID_75', 'PRICE_ID_150', 'none'))`.execute(db);
  await sql`
    create table sso_identity (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      issuer text not null,
      subject text not null,
      linked_at timestamptz not null,
      unique (issuer, subject),
      unique (account_id, issuer)
    )`.execute(db);
  await sql`
    create table sso_attempt (
      state_hash bytea primary key,
      browser_hash bytea not null,
      sealed_checks text not null,
      next text,
      session_id uuid references session on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sso_attempt_session_id on sso_attempt (session_id)`.execute(db);
  await sql`create index sso_attempt_expires_at on sso_attempt (expires_at)`.execute(db);
  await sql`
    create table sso_ticket (
      code_hash bytea primary key,
      browser_hash bytea not null,
      account_id uuid not null references account on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sso_ticket_account_id on sso_ticket (account_id)`.execute(db);
}
