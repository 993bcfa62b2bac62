import { type Kysely, sql } from 'kysely';

/**
 * Question templates; batches with their files and cells; and the list of what was asked, with a row for each question
 * that was asked by itself and for each batch. The id of a cell is that of its question, whose row is made when the cell
 * is worked on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table template (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      name text not null,
      questions jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index template_account on template (account_id, updated_at desc, id desc)`.execute(db);
  await sql`
    create table batch (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      template_id text references template on delete set null,
      template_name text not null,
      questions jsonb not null,
      status text not null,
      summary jsonb,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index batch_account on batch (account_id, created_at desc, id desc)`.execute(db);
  await sql`create index batch_template on batch (template_id)`.execute(db);
  await sql`
    create table batch_file (
      id text primary key,
      batch_id text not null references batch on delete cascade,
      file_id text not null references file on delete cascade,
      position integer not null,
      unique (batch_id, position)
    )`.execute(db);
  await sql`create index batch_file_file on batch_file (file_id)`.execute(db);
  await sql`
    create table batch_cell (
      id text primary key,
      batch_id text not null references batch on delete cascade,
      account_id uuid not null references account on delete cascade,
      batch_file_id text not null references batch_file on delete cascade,
      file_id text not null references file on delete cascade,
      file_position integer not null,
      column_position integer not null,
      status text not null,
      attempts integer not null default 0,
      claimed_by text,
      not_before timestamptz,
      finished_at timestamptz
    )`.execute(db);
  await sql`create unique index batch_cell_position on batch_cell (batch_id, file_position, column_position)`.execute(
    db,
  );
  await sql`create index batch_cell_batch_file on batch_cell (batch_file_id)`.execute(db);
  await sql`create index batch_cell_file on batch_cell (file_id)`.execute(db);
  await sql`create index batch_cell_account on batch_cell (account_id, finished_at desc)`.execute(db);
  await sql`create index batch_cell_unfinished on batch_cell (account_id, batch_id, file_position, column_position)
    where status in ('waiting', 'running')`.execute(db);
  await sql`alter table question add column batch_id text references batch on delete cascade`.execute(db);
  await sql`create index question_batch on question (batch_id)`.execute(db);
  await sql`
    create table history_entry (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      kind text not null,
      question_id text references question on delete cascade,
      batch_id text references batch on delete cascade,
      file_id text references file on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index history_entry_account on history_entry (account_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index history_entry_file on history_entry (file_id, created_at desc, id desc)`.execute(db);
  await sql`create unique index history_entry_question on history_entry (question_id)`.execute(db);
  await sql`create unique index history_entry_batch on history_entry (batch_id)`.execute(db);
  await sql`
    insert into history_entry (id, account_id, kind, question_id, file_id, created_at)
    select id, account_id, 'question', id, file_id, created_at from question`.execute(db);
}
