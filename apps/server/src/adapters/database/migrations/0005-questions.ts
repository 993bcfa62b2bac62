import { type Kysely, sql } from 'kysely';

/** Questions and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table question (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      file_id text not null references file on delete cascade,
      question text not null,
      answered_by text not null,
      answer jsonb,
      error text,
      created_at timestamptz not null,
      completed_at timestamptz
    )`.execute(db);
  await sql`create index question_account on question (account_id, created_at desc)`.execute(db);
  await sql`create index question_file on question (file_id, created_at desc)`.execute(db);
}
