import { type Kysely, sql } from 'kysely';

/** Comparisons of two files: their rows in parts, and their changes. All of it goes with either file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comparison (
      id text primary key,
      account_id text not null,
      left_file_id text not null references file (id) on delete cascade,
      right_file_id text not null references file (id) on delete cascade,
      status text not null,
      progress real not null,
      is_cut_off boolean not null,
      row_count integer not null,
      change_count integer not null,
      generation integer not null,
      global_summary text,
      error text,
      created_at timestamptz not null,
      completed_at timestamptz
    )`.execute(db);
  await sql`create index comparison_account_id on comparison (account_id, created_at, id)`.execute(db);
  await sql`create index comparison_left_file_id on comparison (left_file_id)`.execute(db);
  await sql`create index comparison_right_file_id on comparison (right_file_id)`.execute(db);
  await sql`
    create table comparison_part (
      comparison_id text not null references comparison (id) on delete cascade,
      first_row integer not null,
      rows bytea not null,
      primary key (comparison_id, first_row)
    )`.execute(db);
  // They are compressed already.
  await sql`alter table comparison_part alter column rows set storage external`.execute(db);
  await sql`
    create table comparison_change (
      comparison_id text not null references comparison (id) on delete cascade,
      change_id integer not null,
      change jsonb not null,
      marks jsonb not null,
      left_pages integer[] not null,
      right_pages integer[] not null,
      review jsonb,
      primary key (comparison_id, change_id)
    )`.execute(db);
}
