import { type Kysely, sql } from 'kysely';

/** The authenticator of an account with its recovery codes, what a list of sessions shows, places signed in from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add totp_secret text,
      add totp_pending_secret text,
      add totp_pending_expires_at timestamptz,
      add totp_last_step integer not null default 0,
      add failed_totps integer not null default 0,
      add totp_locked_until timestamptz,
      add constraint account_mfa_has_authenticator check (not mfa_enabled or totp_secret is not null)`.execute(
    db,
  );
  await sql`
    create table recovery_code (
      account_id uuid not null references account on delete cascade,
      digest bytea not null,
      primary key (account_id, digest)
    )`.execute(db);
  await sql`
    create table known_place (
      account_id uuid not null references account on delete cascade,
      digest bytea not null,
      seen_at timestamptz not null,
      primary key (account_id, digest)
    )`.execute(db);
  await sql`create index known_place_seen_at on known_place (seen_at)`.execute(db);
  await sql`
    alter table session
      add user_agent text,
      add address text,
      add last_used_at timestamptz not null default now()`.execute(db);
  await sql`alter table session alter last_used_at drop default`.execute(db);
}
