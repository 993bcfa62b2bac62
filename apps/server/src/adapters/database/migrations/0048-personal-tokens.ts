import { type Kysely, sql } from 'kysely';

/** Personal access tokens, by which other programs call in the name of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_token (
      id uuid primary key,
      account_id uuid not null references account (id) on delete cascade,
      name text not null,
      hash bytea not null unique,
      beginning text not null,
      scopes text[] not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index personal_token_account_id on personal_token (account_id, created_at desc)`.execute(
    db,
  );
}
