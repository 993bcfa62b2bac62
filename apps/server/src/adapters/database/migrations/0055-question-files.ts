import { type Kysely, sql } from 'kysely';

/**
 * A question may be asked of several files. Which they are stands in a table of its own, also for those of one file; the
 * questions of the same files are found by the name of their set, which for one file is its id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The name is wanted for the table.
  await sql`drop index question_file`.execute(db);
  await sql`
    create table question_file (
      question_id text not null references question on delete cascade,
      file_id text not null references file on delete cascade,
      position integer not null,
      primary key (question_id, position)
    )`.execute(db);
  await sql`
    insert into question_file (question_id, file_id, position)
    select id, file_id, 0 from question where file_id is not null`.execute(db);
  // Of each file first, for the search by files; a question names a file once.
  await sql`create unique index question_file_file_id on question_file (file_id, question_id)`.execute(db);
  await sql`alter table question add column file_set text`.execute(db);
  await sql`update question set file_set = coalesce(file_id, id)`.execute(db);
  await sql`alter table question alter column file_set set not null, drop column file_id`.execute(db);
  await sql`create index question_file_set on question (account_id, file_set, created_at desc)`.execute(db);
  await sql`alter table history_entry drop column file_id`.execute(db);
}
