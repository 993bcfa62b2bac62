import { type Kysely, sql } from 'kysely';

/**
 * Processing workers, numbered: a process takes a number that no live process has, so that one which was stopped is still so
 * after a restart. And what operators tell everybody, which is one thing at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instance (
      number integer primary key,
      holder uuid,
      host text not null,
      heartbeat_at timestamptz not null,
      load real not null,
      doing jsonb not null,
      stopped_at timestamptz,
      stopped_by text,
      stopped_by_id uuid
    )`.execute(db);
  await sql`
    create table notice (
      is_only boolean primary key default true check (is_only),
      text text not null,
      set_at timestamptz not null
    )`.execute(db);
  await sql`create index feedback_created_at on feedback (created_at desc, id)`.execute(db);
}
