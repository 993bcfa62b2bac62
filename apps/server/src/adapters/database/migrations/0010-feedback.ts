import { type Kysely, sql } from 'kysely';

/** What people tell the operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id uuid primary key,
      account_id uuid not null references account on delete cascade,
      text text not null,
      page text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index feedback_account_id on feedback (account_id, created_at desc)`.execute(db);
}
